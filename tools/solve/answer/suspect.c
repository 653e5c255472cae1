#include "solve/answer/suspect.h"

#include <string.h>

enum { MAX_SUSPECTS = 3, NODES_EACH = 2000 };

/* True if the puzzle without the given in CELL has exactly one solution, with another digit there.
 */
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

bool suspect_given(const struct question_context *asked, struct buffer *text)
{
    const struct solve_board *board = asked->board;
    uint8_t changed[SUDOKU_MAX_CELLS];
    unsigned cells = sudoku_layout_cell_count(board->layout), found = 0;
    memcpy(changed, asked->givens, cells);
    for (unsigned cell = 0; cell < cells; cell++) {
        if (!is_suspect(board, changed, asked->candidates, cell))
            continue;
        if (++found > MAX_SUSPECTS)
            return false;
        char name[32];
        sudoku_layout_cell_name(board->layout, cell, name, sizeof name);
        buffer_printf(text, found == 1 ? "likely mistyped: " : " or ");
        question_add_digit(asked, asked->givens[cell], text);
        buffer_printf(text, " in %s", name);
    }
    buffer_add(text, "", 1);
    return found > 0;
}
