#include "solve/jobs/board.h"

#include <stdio.h>
#include <stdlib.h>

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"

/* Out of memory ends the tool: there is no smaller way to go on. */
static bool succeeded(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY) {
        fprintf(stderr, "sudoku-solve: %s\n", sudoku_strstatus(status));
        exit(EXIT_FAILURE);
    }
    return status == SUDOKU_OK;
}

static bool make_layout(struct solve_board *board, const struct solve_options *options)
{
    if (board->side == 9 && board->box_rows == 3 && !options->regions &&
        !options->layout.variants) {
        board->layout = sudoku_layout_classic();
        return true;
    }
    struct sudoku_layout_options wanted = SUDOKU_LAYOUT_OPTIONS_INIT;
    wanted.side = board->side;
    wanted.box_rows = board->box_rows;
    wanted.box_columns = board->box_columns;
    wanted.variants = options->layout.variants;
    wanted.regions = options->regions;
    bool made = succeeded(sudoku_layout_create(&wanted, &board->owned));
    board->layout = board->owned;
    return made;
}

static const char *find_problem(const struct solve_board *board,
                                const struct solve_options *options)
{
    if (options->regions && options->regions_side != board->side)
        return "the regions are for a board of another side";
    if (!options->regions && board->box_rows * board->box_columns != board->side)
        return "boxes of this size do not fit a board of this side";
    return NULL;
}

/* Boxes as the options say, else as the puzzle shows, else by the side. */
static void choose_boxes(struct solve_board *board, const struct solve_options *options,
                         const struct job_puzzle *puzzle)
{
    board->side = puzzle->side;
    board->box_rows = options->layout.box_rows ? options->layout.box_rows : puzzle->box_rows;
    board->box_columns =
        options->layout.box_rows ? options->layout.box_columns : puzzle->box_columns;
    if (board->box_rows || options->regions)
        return;
    board->box_rows = 1;
    for (unsigned rows = 2; rows * rows <= board->side; rows++)
        if (board->side % rows == 0)
            board->box_rows = rows;
    board->box_columns = board->side / board->box_rows;
}

bool solve_board_open(struct solve_board *board, const struct solve_options *options,
                      const struct job_puzzle *puzzle)
{
    struct solve_board wanted = {0};
    choose_boxes(&wanted, options, puzzle);
    if (board->solver && board->side == wanted.side && board->box_rows == wanted.box_rows &&
        board->box_columns == wanted.box_columns)
        return true;
    solve_board_close(board);
    *board = wanted;
    board->problem = find_problem(board, options);
    if (board->problem)
        return false;
    board->problem = "the variants do not fit a board of this size";
    if (!make_layout(board, options))
        return false;
    struct sudoku_solver_options solver = SUDOKU_SOLVER_OPTIONS_INIT;
    solver.engine = options->engine;
    solver.seed = options->seed;
    board->problem = "the engine cannot solve a board of this kind";
    return succeeded(sudoku_solver_create(board->layout, &solver, &board->solver));
}

static int end_in_time(void *user, const struct sudoku_stats *stats)
{
    const struct solve_board *board = user;
    (void)stats;
    return interrupt_pending() || (board->end > 0 && clock_now() >= board->end);
}

struct sudoku_logic *solve_board_logic(struct solve_board *board, enum sudoku_profile profile,
                                       double seconds)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = end_in_time;
    limits.user = board;
    options.profile = profile;
    options.limits = &limits;
    board->end = seconds > 0 ? clock_now() + seconds : 0;
    if (!board->logic)
        succeeded(sudoku_logic_create(board->layout, &options, &board->logic));
    return board->logic;
}

void solve_board_explain(const struct solve_board *board, const struct job_puzzle *puzzle,
                         struct buffer *err)
{
    buffer_printf(err, "%s:%llu: %s (side %u", puzzle->source, (unsigned long long)puzzle->line,
                  board->problem, board->side);
    if (board->box_rows)
        buffer_printf(err, ", boxes %ux%u", board->box_rows, board->box_columns);
    buffer_printf(err, ")\n");
}

void solve_board_close(struct solve_board *board)
{
    sudoku_logic_destroy(board->logic);
    sudoku_solver_destroy(board->solver);
    sudoku_layout_destroy(board->owned);
    *board = (struct solve_board){0};
}
