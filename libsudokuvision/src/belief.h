/* How likely each of ten answers is in each cell.
 *
 * Takes the scored marks of a grid, gives costs in natural logarithms, never fails. A digit is as
 * dark as the others, as high, and at the same place in its cell. */
#ifndef BELIEF_H
#define BELIEF_H

#include "upright.h"

struct belief {
    /* Negative logarithm of each answer's probability; 0 is blank. */
    float cost[CELL_COUNT][DIGITS_CLASSES];
    /* Logarithm of the odds for blank. */
    float blank[CELL_COUNT];
    /* How far size and place of the mark are from those of the others, 0..5. */
    float strangeness[CELL_COUNT];
};

void belief_weigh(const struct cell_mark *marks, struct belief *belief);

#endif
