/* How likely each answer is in each cell.
 *
 * Costs are negative natural logarithms. A digit is as dark as the others, as high, and at the
 * same place in its cell. */
#ifndef READER_POSTERIOR_H
#define READER_POSTERIOR_H

#include "digits/orientation.h"

struct posterior {
    unsigned side;
    unsigned answers; /* side + 1 */
    /* Negative logarithm of each answer's probability; 0 is blank. */
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    /* Logarithm of the odds for blank. */
    float blank[BOARD_MAX_CELLS];
    /* How far size and place of the mark are from those of the others, 0..5. */
    float strangeness[BOARD_MAX_CELLS];
};

/* Fills POSTERIOR from the MARKS of SIDE x SIDE cells. */
void posterior_weigh(const struct cell_glyph *glyphs, unsigned side, struct posterior *posterior);

#endif
