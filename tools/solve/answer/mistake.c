#include "solve/answer/mistake.h"

/* Stores the solution of the digits that were given; false if there is not exactly one. */
static bool solve_givens(const struct question_context *asked, uint8_t *solution)
{
    uint8_t givens[SUDOKU_MAX_CELLS];
    const struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_limits limits = question_limits(asked);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(asked->board->layout); cell++)
        givens[cell] = asked->is_placed && asked->is_placed[cell] ? 0 : asked->givens[cell];
    return sudoku_solver_unique(asked->board->solver, &puzzle, &limits, solution) == SUDOKU_OK;
}

static bool lacks(const struct question_context *asked, unsigned cell, unsigned digit)
{
    return asked->candidates && !asked->givens[cell] &&
           !sudoku_digitset_has(asked->candidates[cell], digit);
}

bool mistake_find(const struct question_context *asked, enum sudoku_status status,
                  struct buffer *text)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    char name[32];
    unsigned cells = sudoku_layout_cell_count(asked->board->layout), cell = 0;
    bool is_refuted = status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
    if (!is_refuted || (!asked->is_placed && !asked->candidates) || !solve_givens(asked, solution))
        return false;
    while (cell < cells && (!asked->givens[cell] || asked->givens[cell] == solution[cell]) &&
           !lacks(asked, cell, solution[cell]))
        cell++;
    if (cell == cells)
        return false;
    bool is_digit = asked->givens[cell];
    sudoku_layout_cell_name(asked->board->layout, cell, name, sizeof name);
    buffer_printf(text, is_digit ? "digit " : "candidate ");
    question_add_digit(asked, is_digit ? asked->givens[cell] : solution[cell], text);
    buffer_printf(text,
                  is_digit ? " in %s is wrong: the solution of the givens has another there"
                           : " in %s is missing: the solution of the givens has it there",
                  name);
    buffer_add(text, "", 1);
    return true;
}
