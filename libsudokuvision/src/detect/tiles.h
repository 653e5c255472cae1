/* Grids without lines all around: cells that are tiles with gaps between them, as screens show
 * them, and boxes whose cells have no lines between them. */
#ifndef DETECT_TILES_H
#define DETECT_TILES_H

#include "detect/detect.h"

/* Finds bright areas of one size with dark gaps around them, about as many as a classic grid has
 * cells, and stores in QUAD (level 0) what encloses them all. False: there are none. */
bool tiles_find(struct detect_space *space, const struct pyramid *pyramid,
                struct svision_quad *quad);

/* Fits GRID, a classic one, to the lines around boxes alone in the outlines that SPACE knows.
 * False: none has them. */
bool tiles_find_boxes(const struct detect_space *space, const struct pyramid *pyramid,
                      struct grid *grid);

#endif
