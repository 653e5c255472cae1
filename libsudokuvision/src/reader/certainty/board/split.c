#include "reader/certainty/board/split.h"

#include <math.h>
#include <string.h>

/* Increase of the log odds of handwriting for a digit that the puzzle does not need. Puzzles do not
 * need two of five printed digits nor any handwritten one, which makes .9; but all but one of 22
 * such digits on the photos with odds of -4.5 to .5 are handwritten. */
#define NEEDLESS 1.6F

/* True if the mark in CELL is certainly a digit and the others have the same solution without it.
 */
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
        if (!reading->cells[i] || posterior->whole[i] < -MIXTURE_PRINT ||
            !is_needless(space, posterior, reading, i))
            continue;
        by_hand[i] = 1 / (1 + expf(-odds));
        none *= 1 - by_hand[i];
    }
    return none;
}
