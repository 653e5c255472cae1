#include "reader/certainty/board/outliers.h"

#include <string.h>

/* Maximum strangeness of print (struct posterior). */
#define MAX_STRANGENESS 1.5F

/* True if it does not matter whether the OUTLIERS are print: each is certainly a mark, and the
 * other digits have the same solution. */
static bool are_needless(struct kbest *space, const struct posterior *posterior,
                         const struct svision_reading *reading, const uint8_t *outliers)
{
    uint8_t rest[BOARD_MAX_CELLS], solution[BOARD_MAX_CELLS];
    unsigned cells = board_size_cells(reading->size);
    if (!reading->has_hands || reading->solutions != 1)
        return false;
    memcpy(rest, reading->cells, cells);
    for (unsigned i = 0; i < cells; i++) {
        if (!outliers[i])
            continue;
        if (!sudoku_digitset_has(posterior->filled[i], rest[i]))
            return false;
        rest[i] = 0;
    }
    const struct sudoku_puzzle puzzle = {.givens = rest};
    return sudoku_solver_unique(kbest_solver(space, reading->size), &puzzle, NULL, solution) ==
               SUDOKU_OK &&
           memcmp(solution, reading->solution, cells) == 0;
}

bool outliers_find(struct kbest *space, const struct posterior *posterior,
                   const struct svision_reading *reading, uint8_t *outliers)
{
    bool any = false;
    for (unsigned i = 0; i < board_size_cells(reading->size); i++) {
        outliers[i] = reading->cells[i] && posterior->strangeness[i] > MAX_STRANGENESS;
        any = any || outliers[i];
    }
    return any && !are_needless(space, posterior, reading, outliers);
}
