/* What is printed in a cell besides its digit: between that and the border, and around it. */
#ifndef READER_UNREAD_CELL_INK_H
#define READER_UNREAD_CELL_INK_H

#include "reader/unread/cell_view.h"

/* Depths are means of zones, as shares of the paper's light. */
struct cell_ink {
    float paper;              /* brightness */
    float rim[CELL_SIDES];    /* brightness of the paper beside each border */
    float inset[CELL_SIDES];  /* by how much a line beside the border is darker than both sides */
    float middle[CELL_SIDES]; /* depth beside the middle of the border, */
    float beside[CELL_SIDES]; /* and elsewhere, as close to it */
    float within[CELL_SIDES]; /* depth further in than the former */
    float stripe[CELL_SIDES]; /* depth of an even stripe from the border to there, or 0 */
    float corner[4];          /* depth in each corner, clockwise from the top left one; */
    float diagonal[4];        /* on the diagonal there, */
    float off_diagonal[4];    /* and on both sides of it */
    bool ring;                /* a line goes around the middle */
};

/* Measures what VIEW shows. */
void cell_ink_measure(const struct cell_view *view, struct cell_ink *ink);

#endif
