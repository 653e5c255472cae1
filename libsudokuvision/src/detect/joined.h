/* Classic grids that share boxes: a samurai, twins and the like. Their lines hang together, so that
 * no outline is that of one of them. */
#ifndef DETECT_JOINED_H
#define DETECT_JOINED_H

#include "detect/detect.h"

enum { JOINED_GRIDS = 5, JOINED_SIDE = 21 }; /* most of them, and most cells in a row of all */

/* How grids share boxes, as they lie in the picture. */
struct joined_shape {
    unsigned rows, columns; /* of cells, of all of them together */
    unsigned count;
    uint16_t at[JOINED_GRIDS][2]; /* row and column at which each begins */
};

/* The share of the lines that are seen of each grid at least: where a grid lies beside its place, a
 * tenth of them and more are missing. */
#define JOINED_CLEAR 0.95F

/* The score of the one of GRIDS, which have SHAPE, whose lines are seen worst. */
float joined_score(const struct joined_shape *shape, const struct grid *grids);

/* Looks in the outlines that SPACE knows of the picture for up to MOST grids that share boxes.
 * Stores them in GRIDS in the order of their shape, which it gives. NULL: there are none, or not
 * all are seen. */
const struct joined_shape *joined_find(const struct detect_space *space,
                                       const struct pyramid *pyramid, size_t most,
                                       struct grid *grids);

#endif
