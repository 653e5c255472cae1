/* How likely each answer is in each cell.
 *
 * Costs are negative natural logarithms. A digit is as dark as the others, as high, and at the
 * same place in its cell. */
#ifndef READER_POSTERIOR_H
#define READER_POSTERIOR_H

#include <sudoku/digitset.h>

#include "digits/orientation.h"
#include "reader/hand/mixture.h"

struct posterior {
    unsigned side;
    unsigned answers; /* side + 1 */
    /* Negative logarithm of each answer's probability; 0: nothing is printed. */
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    /* Logarithms of the odds that nothing is printed, and that there is no mark of anybody's. */
    float blank[BOARD_MAX_CELLS], nothing[BOARD_MAX_CELLS];
    /* Struct mixture. */
    float hand[BOARD_MAX_CELLS], whole[BOARD_MAX_CELLS], shape[BOARD_MAX_CELLS];
    /* Logarithm of the odds that the mark is a candidate in print, and no digit of anybody's. */
    float note[BOARD_MAX_CELLS];
    /* Digits that stand there for sure, by whomever, where they belong there. */
    sudoku_digitset filled[BOARD_MAX_CELLS];
    /* How far size and place of the mark are from those of the others, 0..5. */
    float strangeness[BOARD_MAX_CELLS];
};

/* Fills POSTERIOR from the GLYPHS of SIDE x SIDE cells, scored by MODEL, which were written by hand
 * as HAND says (NULL: all is print). */
void posterior_weigh(const struct cell_glyph *glyphs, unsigned side, const struct classifier *model,
                     const struct mixture *hand, struct posterior *posterior);

#endif
