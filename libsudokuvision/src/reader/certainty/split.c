#include "reader/certainty/split.h"

#include <math.h>
#include <string.h>

/* By how much the logarithm of the odds for a hand is higher where the puzzle does without a digit:
 * it does without two of five printed ones, and all others. That is .9; but of 22 such digits on
 * the photos with odds of -4.5 to .5 all but one are by hand. */
#define NEEDLESS 1.6F
/* Print that is clearer than this, a logarithm of odds, is not asked about. */
#define CLEAR (-8.0F)

/* Whether the digit in CELL is there for sure, and the others have the same solution without it. */
static bool is_needless(struct kbest *space, const struct posterior *posterior,
                        const struct svision_reading *reading, unsigned cell)
{
    uint8_t rest[BOARD_MAX_CELLS] = {0}, solution[BOARD_MAX_CELLS] = {0};
    if (!sudoku_digitset_has(posterior->filled[cell], reading->cells[cell]))
        return false;
    memcpy(rest, reading->cells, board_size_cells(reading->size));
    rest[cell] = 0;
    return kbest_solutions(space, reading->size, rest, solution) == 1;
}

float split_probability(struct kbest *space, const struct posterior *posterior,
                        const struct svision_reading *reading, float *by_hand)
{
    float none = 1;
    memset(by_hand, 0, BOARD_MAX_CELLS * sizeof *by_hand);
    if (!reading->has_hands || reading->has_place || reading->solutions != 1 ||
        !memchr(reading->writing, SVISION_MARK_ENTRY, board_size_cells(reading->size)))
        return 1;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        float odds = posterior->whole[i] + NEEDLESS;
        if (!reading->cells[i] || posterior->whole[i] < CLEAR ||
            !is_needless(space, posterior, reading, i))
            continue;
        by_hand[i] = 1 / (1 + expf(-odds));
        none *= 1 - by_hand[i];
    }
    return none;
}
