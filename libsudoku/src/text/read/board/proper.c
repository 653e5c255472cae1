/* Whether a board proves by itself that it was read as it was written. */
#include "text/read/board/proper.h"

#include <sudoku/layout.h>
#include <sudoku/solver.h>

/* Whether the givens make a pattern that half a turn leaves as it is, as those of most puzzles that
 * are printed do. */
static bool is_symmetric(const uint8_t *cells, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!cells[i] != !cells[count - 1 - i])
            return false;
    return true;
}

bool text_is_proper(const uint8_t *cells, unsigned side, const struct sudoku_allocator *allocator)
{
    const struct sudoku_puzzle puzzle = {cells, NULL};
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    uint8_t solution[81];
    options.allocator = allocator;
    if (side != 9 || !is_symmetric(cells, 81) ||
        sudoku_solver_create(sudoku_layout_classic(), &options, &solver) != SUDOKU_OK)
        return false;
    enum sudoku_status status = sudoku_solver_unique(solver, &puzzle, NULL, solution);
    sudoku_solver_destroy(solver);
    return status == SUDOKU_OK;
}
