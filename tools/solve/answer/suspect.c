#include "solve/answer/suspect.h"

#include <stdio.h>
#include <string.h>

enum { MAX_SUSPECTS = 3, NODES_EACH = 2000 };

/* Whether the puzzle without the given in CELL has exactly one solution, in which the cell has
 * another digit. */
static bool is_suspect(const struct solve_board *board, uint8_t *givens,
                       const sudoku_digitset *candidates, unsigned cell)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.nodes = NODES_EACH;
    struct sudoku_puzzle puzzle = {givens, candidates};
    uint8_t given = givens[cell];
    if (!given)
        return false;
    givens[cell] = 0;
    bool unique = sudoku_solver_unique(board->solver, &puzzle, &limits, solution) == SUDOKU_OK;
    givens[cell] = given;
    return unique;
}

bool suspect_given(const struct solve_board *board, const uint8_t *givens,
                   const sudoku_digitset *candidates, char *text, size_t size)
{
    uint8_t changed[SUDOKU_MAX_CELLS];
    unsigned cells = sudoku_layout_cell_count(board->layout), found = 0;
    size_t length = 0;
    memcpy(changed, givens, cells);
    for (unsigned cell = 0; cell < cells; cell++) {
        if (!is_suspect(board, changed, candidates, cell))
            continue;
        if (++found > MAX_SUSPECTS)
            return false;
        char name[32];
        sudoku_layout_cell_name(board->layout, cell, name, sizeof name);
        length += (size_t)snprintf(text + length, size - length, "%s%u in %s",
                                   found == 1 ? "likely mistyped: " : " or ", givens[cell], name);
    }
    return found > 0;
}
