/* Ink in a cell between its digit and its border. */
#ifndef READER_UNREAD_CELL_INK_H
#define READER_UNREAD_CELL_INK_H

#include "reader/unread/cell_view.h"

/* Minimum contrast between a line just inside a border and the paper on both sides; depth of a
 * marked corner. An evenly filled zone varies by less. */
#define CELL_INK_LINE 0.06F

/* Depths are mean darkness of zones, as shares of the paper's brightness. */
struct cell_ink {
    float paper;              /* brightness */
    float rim[CELL_SIDES];    /* brightness of the paper beside each border */
    float inset[CELL_SIDES];  /* contrast of a line just inside the border with both its sides */
    float middle[CELL_SIDES]; /* depth beside the middle of the border */
    float beside[CELL_SIDES]; /* depth beside the rest of the border */
    float within[CELL_SIDES]; /* depth further in from the middle of the border */
    float stripe[CELL_SIDES]; /* depth of an even stripe from the border inward, or 0 */
    float corner[4];          /* depth in each corner, clockwise from the top left */
    float diagonal[4];        /* depth on the diagonal in each corner */
    float off_diagonal[4];    /* depth on both sides of that diagonal */
    bool ring;                /* a line encircles the middle */
};

/* Measures the ink of VIEW. */
void cell_ink_measure(const struct cell_view *view, struct cell_ink *ink);

#endif
