#include "cam/window/model/puzzle.h"

#include <string.h>

#include <sudoku/solver.h>

#include "cli/text/board.h"

/* Time limit for solving, while the user waits for a key, in seconds. */
static const double patience = 1;

static unsigned cell_count(const struct cam_puzzle *puzzle)
{
    return puzzle->side * puzzle->side;
}

struct sudoku_layout *cam_puzzle_layout(const struct cam_puzzle *puzzle)
{
    return board_layout(puzzle->side, puzzle->box_rows, puzzle->box_columns);
}

unsigned cam_puzzle_corrections(const struct cam_puzzle *puzzle)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cell_count(puzzle); i++)
        count += puzzle->cells[i] != puzzle->read[i];
    return count;
}

unsigned cam_puzzle_unread(const struct cam_puzzle *puzzle, unsigned *first)
{
    unsigned count = 0;
    for (unsigned i = cell_count(puzzle); i-- > 0;) {
        bool open = puzzle->unread[i] && !puzzle->is_corrected[i];
        *first = open ? i : *first;
        count += open;
    }
    return count;
}

unsigned cam_puzzle_count(const struct cam_puzzle *puzzle, enum svision_verdict verdict)
{
    unsigned count = 0;
    for (unsigned i = 0; i < cell_count(puzzle); i++)
        count += puzzle->verdicts[i] == verdict;
    return count;
}

/* -------------------------------------------------------------------------------- the solution */

static void solve(struct cam_puzzle *puzzle)
{
    const struct sudoku_puzzle givens = {puzzle->cells, NULL};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_layout *layout = cam_puzzle_layout(puzzle);
    struct sudoku_solver *solver = NULL;
    enum sudoku_status status = SUDOKU_UNDECIDED;
    limits.seconds = patience;
    if (layout && sudoku_solver_create(layout, NULL, &solver) == SUDOKU_OK)
        status = sudoku_solver_unique(solver, &givens, &limits, puzzle->solution);
    bool none = status == SUDOKU_NO_SOLUTION || status == SUDOKU_CONFLICT;
    bool several = status == SUDOKU_SEVERAL_SOLUTIONS;
    puzzle->solutions = status == SUDOKU_OK ? 1 : none ? 0 : several ? 2 : CAM_SOLUTIONS_UNKNOWN;
    if (status != SUDOKU_OK)
        memset(puzzle->solution, 0, sizeof puzzle->solution);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

/* Judges the entries by the solution of the corrected puzzle; the reader's verdicts were based on
 * another one. An entry that is right is the digit of the solution, whatever was read with the
 * other solution in mind. */
static void judge(struct cam_puzzle *puzzle)
{
    uint8_t open[SVISION_MAX_CELLS];
    for (unsigned i = 0; i < cell_count(puzzle); i++)
        open[i] = puzzle->cells[i] ? 0 : puzzle->entries[i];
    svision_entries_judge(open, puzzle->evidence, puzzle->solution, cell_count(puzzle),
                          puzzle->verdicts);
    for (unsigned i = 0; i < cell_count(puzzle); i++)
        if (puzzle->verdicts[i] == SVISION_VERDICT_RIGHT)
            puzzle->entries[i] = puzzle->solution[i];
}

/* --------------------------------------------------------------------------------- the reading */

static bool is_other_board(const struct cam_puzzle *puzzle, const struct cam_grid *grid)
{
    return puzzle->side != grid->side || puzzle->box_rows != grid->box_rows ||
           puzzle->box_columns != grid->box_columns;
}

void cam_puzzle_take(struct cam_puzzle *puzzle, const struct cam_grid *grid)
{
    size_t cells = (size_t)grid->side * grid->side;
    if (is_other_board(puzzle, grid))
        *puzzle = (struct cam_puzzle){.number = puzzle->number,
                                      .picture = puzzle->picture,
                                      .side = grid->side,
                                      .box_rows = grid->box_rows,
                                      .box_columns = grid->box_columns};
    uint8_t before[SVISION_MAX_CELLS];
    memcpy(before, puzzle->cells, cells);
    memcpy(puzzle->symbols, grid->symbols, sizeof puzzle->symbols);
    puzzle->numbers = grid->numbers;
    memcpy(puzzle->read, grid->cells, cells);
    memcpy(puzzle->unread, grid->unread, cells);
    memcpy(puzzle->entries, grid->entries, cells);
    memcpy(puzzle->evidence, grid->evidence, sizeof puzzle->evidence);
    for (size_t i = 0; i < cells; i++)
        if (!puzzle->is_corrected[i])
            puzzle->cells[i] = grid->cells[i];
    if (cam_puzzle_corrections(puzzle)) {
        if (memcmp(before, puzzle->cells, cells) != 0)
            solve(puzzle);
        judge(puzzle);
        return;
    }
    /* An uncommitted reading may be wrong, so its solution is not used. */
    bool sure = grid->state == SVISION_TRACK_COMMITTED;
    memset(puzzle->solution, 0, sizeof puzzle->solution);
    if (sure)
        memcpy(puzzle->solution, grid->solution, cells);
    memcpy(puzzle->verdicts, grid->verdicts, cells);
    puzzle->solutions = sure ? 1 : CAM_SOLUTIONS_UNKNOWN;
}

bool cam_puzzle_correct(struct cam_puzzle *puzzle, unsigned cell, unsigned digit)
{
    if (cell >= cell_count(puzzle) || digit > puzzle->side)
        return false;
    puzzle->cells[cell] = (uint8_t)digit;
    puzzle->is_corrected[cell] = 1;
    solve(puzzle);
    judge(puzzle);
    return true;
}

/* ---------------------------------------------------------------------------- for the clipboard */

void cam_puzzle_add_text(const struct cam_puzzle *puzzle, struct buffer *out)
{
    struct sudoku_layout *layout = cam_puzzle_layout(puzzle);
    const char *symbols = puzzle->symbols[0] ? puzzle->symbols : NULL;
    board_add_symbols(out, layout, puzzle->cells,
                      board_line_symbols(symbols, puzzle->cells, puzzle->side));
    sudoku_layout_destroy(layout);
}

bool cam_puzzle_add_link(const struct cam_puzzle *puzzle, struct buffer *out)
{
    if (puzzle->side != 9 || puzzle->box_rows != 3)
        return false;
    buffer_printf(out, "https://www.sudokuwiki.org/sudoku.htm?bd=");
    for (unsigned i = 0; i < 81; i++)
        buffer_printf(out, "%u", puzzle->cells[i]);
    return true;
}
