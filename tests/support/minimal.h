/* Puzzles with one solution whose givens are all needed. */
#ifndef TESTS_SUPPORT_MINIMAL_H
#define TESTS_SUPPORT_MINIMAL_H

#include <stdint.h>

#include <sudoku/sudoku.h>

/* Removes redundant digits from the COUNT CELLS, in steps of STEP, which must be coprime to COUNT;
 * different steps leave different digits. SOLVER is that of their layout. */
static inline void minimal_dig(struct sudoku_solver *solver, unsigned count, unsigned step,
                               uint8_t *cells)
{
    const struct sudoku_puzzle puzzle = {.givens = cells};
    uint8_t solution[SUDOKU_MAX_CELLS];
    for (unsigned i = 0, at = 0; i < count; i++, at = (at + step) % count) {
        uint8_t digit = cells[at];
        cells[at] = 0;
        if (sudoku_solver_unique(solver, &puzzle, NULL, solution) != SUDOKU_OK)
            cells[at] = digit;
    }
}

#endif
