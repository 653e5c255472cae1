/* Boards for targets that random digits would never lead far. */
#ifndef TESTS_FUZZ_BOARDS_H
#define TESTS_FUZZ_BOARDS_H

#include <sudoku/solver.h>

#include "fuzz.h"

/* Some digits of one of the solutions that SOLVER finds for an empty board, of which a few may be
 * changed: many such boards have one solution. SIDE is a multiple of 2, 3 or 5, and no number but
 * these divides it. */
static inline void take_board(struct bytes *bytes, struct sudoku_solver *solver, unsigned side,
                              uint8_t *cells)
{
    const struct sudoku_puzzle empty = {0};
    unsigned count = side * side, kept = count / 4 + next_byte(bytes) % (count * 3 / 4 + 1);
    unsigned step = 1 + next_byte(bytes) % 8U * 30, at = next_byte(bytes); /* meets every cell */
    sudoku_solver_set_seed(solver, 1 + next_byte(bytes) % 16U);
    HOLDS(sudoku_solver_solve(solver, &empty, NULL, cells) == SUDOKU_OK);
    sudoku_solver_set_seed(solver, 0);
    for (unsigned i = kept; i < count; i++, at += step)
        cells[at % count] = 0;
    unsigned changes = next_byte(bytes) % 16;
    for (unsigned i = 0; changes < 4 && i < changes; i++) {
        unsigned cell = next_byte(bytes) % count;
        cells[cell] = (uint8_t)(next_byte(bytes) % (side + 1));
    }
}

#endif
