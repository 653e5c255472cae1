/* Grids without enclosing lines: tiles with gaps between them, as on screens, and boxes without
 * lines between their cells. */
#ifndef DETECT_TILES_H
#define DETECT_TILES_H

#include "detect/detect.h"

/* Digits relative to their tiles: light, or darker than the gaps. */
enum tiles_digits { TILES_LIGHT, TILES_DARK };

/* Position of the tiles in level 0: between the middles of the outer gaps, and including these. */
struct tiles {
    struct svision_quad quad, around;
};

enum tiles_result {
    TILES_NONE,
    TILES_TORN, /* there may be tiles with other digits */
    TILES_FOUND,
};

/* Finds most of the cells of a classic grid as bright areas of one size, in nine columns and rows,
 * with gaps that are darker than their surroundings by CONTRAST, a share; stores their position in
 * TILES. */
enum tiles_result tiles_find(struct detect_space *space, const struct pyramid *pyramid,
                             enum tiles_digits digits, float contrast, struct tiles *tiles);

/* Fits GRID, a classic one, to the lines around its boxes within the outlines that SPACE knows.
 * Returns false if there is none. */
bool tiles_find_boxes(struct detect_space *space, const struct pyramid *pyramid, struct grid *grid);

#endif
