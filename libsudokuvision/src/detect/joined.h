/* Classic grids that share boxes, such as a samurai or twins. Their lines are connected, so none of
 * them has an outline of its own. */
#ifndef DETECT_JOINED_H
#define DETECT_JOINED_H

#include "detect/detect.h"

enum {
    JOINED_GRIDS = 5,
    JOINED_SIDE = 21
}; /* maximum number of grids, and of rows of the figure */

/* How grids share boxes, as arranged in the picture. */
struct joined_shape {
    unsigned rows, columns; /* of cells, of the whole figure */
    unsigned count;
    uint16_t at[JOINED_GRIDS][2]; /* row and column where each begins */
};

/* Returns the lowest score of GRIDS, which have SHAPE. */
float joined_score(const struct joined_shape *shape, const struct grid *grids);

/* Looks for up to MOST grids that share boxes in the outlines that SPACE has found in the picture.
 * Stores them in GRIDS in the order of their shape, which is returned; NULL if there are none, or
 * not all are seen. */
const struct joined_shape *joined_find(struct detect_space *space, const struct pyramid *pyramid,
                                       size_t most, struct grid *grids);

#endif
