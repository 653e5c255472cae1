/* How likely each answer is in each cell.
 *
 * Takes the scored marks of a grid, gives costs in natural logarithms, never fails. A digit is as
 * dark as the others, as high, and at the same place in its cell. */
#ifndef BELIEF_H
#define BELIEF_H

#include "upright.h"

struct belief {
    unsigned side;
    unsigned answers; /* side + 1 */
    /* Negative logarithm of each answer's probability; 0 is blank. */
    float cost[CELL_MOST][DIGITS_MOST];
    /* Logarithm of the odds for blank. */
    float blank[CELL_MOST];
    /* How far size and place of the mark are from those of the others, 0..5. */
    float strangeness[CELL_MOST];
};

/* Fills BELIEF from the MARKS of SIDE x SIDE cells. */
void belief_weigh(const struct cell_mark *marks, unsigned side, struct belief *belief);

#endif
