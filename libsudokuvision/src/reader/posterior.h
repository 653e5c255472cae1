/* The probability of each answer in each cell. Costs are negative natural logarithms of
 * probabilities. Digits are assumed to be alike in darkness, size and place in the cell. */
#ifndef READER_POSTERIOR_H
#define READER_POSTERIOR_H

#include <sudoku/digitset.h>

#include "digits/orientation.h"
#include "reader/hand/mixture.h"

/* Maximum share of entries that are wrong. */
#define MISTAKE_SHARE 0.03F
/* Log odds that are clear, of an answer against any other: 55 to 1. */
#define POSTERIOR_CLEAR 4.0F

struct posterior {
    unsigned side;
    unsigned answers; /* side + 1 */
    /* Cost of each answer; answer 0: nothing printed. */
    float cost[BOARD_MAX_CELLS][BOARD_MAX_ANSWERS];
    /* Log odds that nothing is printed, and that there is no mark at all. */
    float blank[BOARD_MAX_CELLS], nothing[BOARD_MAX_CELLS];
    /* See struct mixture. */
    float hand[BOARD_MAX_CELLS], whole[BOARD_MAX_CELLS], shape[BOARD_MAX_CELLS];
    /* Log odds that the mark is a printed candidate and no digit. */
    float note[BOARD_MAX_CELLS];
    /* Digits that are certainly in the cell, printed or handwritten, provided they are correct
     * there. */
    sudoku_digitset filled[BOARD_MAX_CELLS];
    /* How unlike the others the mark is in size and place, 0..5. */
    float strangeness[BOARD_MAX_CELLS];
};

/* Fills POSTERIOR from the GLYPHS of SIDE x SIDE cells, as scored by MODEL; HAND has the odds of
 * handwriting (NULL: all is print). */
void posterior_weigh(const struct cell_glyph *glyphs, unsigned side, const struct classifier *model,
                     const struct mixture *hand, struct posterior *posterior);

#endif
