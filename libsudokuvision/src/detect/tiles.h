/* Grids without lines all around: cells that are tiles with gaps between them, as screens show
 * them, and boxes whose cells have no lines between them. */
#ifndef DETECT_TILES_H
#define DETECT_TILES_H

#include "detect/detect.h"

/* What the digits of tiles are beside these: light, or darker than the gaps. */
enum tiles_digits { TILES_LIGHT, TILES_DARK };

/* Where tiles lie, in level 0: between the middles of the outer gaps, and with all of these. */
struct tiles {
    struct svision_quad quad, around;
};

enum tiles_result {
    TILES_NONE,
    TILES_TORN, /* there may be some, with other digits */
    TILES_FOUND,
};

/* Finds bright areas of one size with dark gaps around them, most of those that a classic grid has
 * as cells, in nine columns and nine rows, and stores in TILES where these lie. */
enum tiles_result tiles_find(struct detect_space *space, const struct pyramid *pyramid,
                             enum tiles_digits digits, struct tiles *tiles);

/* Fits GRID, a classic one, to the lines around boxes alone in the outlines that SPACE knows.
 * False: none has them. */
bool tiles_find_boxes(const struct detect_space *space, const struct pyramid *pyramid,
                      struct grid *grid);

#endif
