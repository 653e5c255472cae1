#include "solve/jobs/board.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/run/interrupt.h"

/* Ends the program if memory is short. */
static bool succeeded(enum sudoku_status status)
{
    if (status == SUDOKU_ERR_MEMORY) {
        fprintf(stderr, "sudoku-solve: %s\n", sudoku_strstatus(status));
        exit(EXIT_FAILURE);
    }
    return status == SUDOKU_OK;
}

bool solve_shape_equals(const struct solve_shape *shape, const struct solve_shape *other)
{
    bool same = shape->side == other->side && shape->box_rows == other->box_rows &&
                shape->box_columns == other->box_columns && shape->variants == other->variants &&
                !shape->regions == !other->regions && shape->place_count == other->place_count;
    size_t cells = (size_t)shape->side * shape->side;
    size_t places = 2 * (size_t)shape->place_count * sizeof *shape->places;
    return same && (!shape->regions || memcmp(shape->regions, other->regions, cells) == 0) &&
           (!places || memcmp(shape->places, other->places, places) == 0);
}

static bool make_layout(struct solve_board *board)
{
    const struct solve_shape *shape = &board->shape;
    if (shape->place_count) {
        bool joined = succeeded(
            sudoku_layout_create_joined(shape->places, shape->place_count, NULL, &board->owned));
        board->layout = board->owned;
        return joined;
    }
    if (shape->side == 9 && shape->box_rows == 3 && !shape->regions && !shape->variants) {
        board->layout = sudoku_layout_classic();
        return true;
    }
    struct sudoku_layout_options wanted = SUDOKU_LAYOUT_OPTIONS_INIT;
    wanted.side = shape->side;
    wanted.box_rows = shape->box_rows;
    wanted.box_columns = shape->box_columns;
    wanted.variants = shape->variants;
    wanted.regions = shape->regions;
    bool made = succeeded(sudoku_layout_create(&wanted, &board->owned));
    board->layout = board->owned;
    return made;
}

static const char *find_problem(const struct solve_shape *shape,
                                const struct solve_options *options)
{
    const struct layout_choice *choice = &options->layout;
    if (shape->place_count && (choice->regions || choice->box_rows || shape->variants))
        return "joined boards have 3x3 boxes and no extra units";
    if (shape->place_count && options->picture == PICTURE_PDF)
        return "sheets have no place for joined boards";
    if (choice->figure && !shape->place_count)
        return "the puzzle is one board, not several that are joined";
    if (choice->regions && choice->regions_side != shape->side)
        return "the regions are for a board of another side";
    if (!shape->regions && shape->box_rows * shape->box_columns != shape->side)
        return "boxes of this size do not fit a board of this side";
    return NULL;
}

/* Boxes or regions of the options, else of the puzzle, else boxes by the side; the extra units of
 * both. */
static struct solve_shape choose_shape(const struct layout_choice *choice,
                                       const struct solve_shape *says)
{
    struct solve_shape shape = *says;
    shape.variants |= choice->variants;
    if (choice->regions || choice->box_rows) {
        shape.regions = choice->regions;
        shape.box_rows = choice->box_rows;
        shape.box_columns = choice->box_columns;
    }
    if (shape.regions)
        shape.box_rows = shape.box_columns = 0;
    if (shape.regions || shape.box_rows)
        return shape;
    shape.box_rows = 1;
    for (unsigned rows = 2; rows * rows <= shape.side; rows++)
        if (shape.side % rows == 0)
            shape.box_rows = rows;
    shape.box_columns = shape.side / shape.box_rows;
    return shape;
}

bool solve_board_open(struct solve_board *board, const struct solve_options *options,
                      const struct solve_shape *shape)
{
    const struct solve_shape wanted = choose_shape(&options->layout, shape);
    if (board->solver && solve_shape_equals(&board->shape, &wanted))
        return true;
    solve_board_close(board);
    board->shape = wanted;
    board->problem = find_problem(&wanted, options);
    if (board->problem)
        return false;
    if (wanted.regions)
        board->shape.regions =
            memcpy(board->regions, wanted.regions, (size_t)wanted.side * wanted.side);
    if (wanted.place_count)
        board->shape.places = memcpy(board->places, wanted.places,
                                     2 * (size_t)wanted.place_count * sizeof *wanted.places);
    board->problem = "the variants do not fit a board of this size";
    if (!make_layout(board))
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
    return interrupt_pending() || (board->end > 0 && clock_now() >= board->end) ||
           (board->wait && !board->wait(board->waiting));
}

/* Ratings have their own order. */
static void create_logic(struct solve_board *board, const struct solve_options *options)
{
    struct sudoku_logic_options wanted = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    size_t *order = NULL;
    limits.progress = end_in_time;
    limits.user = board;
    wanted.limits = &limits;
    wanted.profile = options->rating;
    if (options->question != QUESTION_RATE) {
        wanted.profile = options->order.profile;
        wanted.order = order = order_of_choice(&options->order, &wanted.order_length);
    }
    succeeded(sudoku_logic_create(board->layout, &wanted, &board->logic));
    free(order);
}

struct sudoku_logic *solve_board_logic(struct solve_board *board,
                                       const struct solve_options *options)
{
    board->end = options->seconds > 0 ? clock_now() + options->seconds : 0;
    if (!board->logic)
        create_logic(board, options);
    return board->logic;
}

void solve_board_explain(const struct solve_board *board, struct buffer *text)
{
    const struct solve_shape *shape = &board->shape;
    buffer_printf(text, "%s (side %u", board->problem, shape->side);
    if (shape->box_rows)
        buffer_printf(text, ", boxes %ux%u", shape->box_rows, shape->box_columns);
    if (shape->place_count)
        buffer_printf(text, ", %u boards", shape->place_count);
    buffer_printf(text, ")");
    buffer_add(text, "", 1);
}

void solve_board_close(struct solve_board *board)
{
    sudoku_logic_destroy(board->logic);
    sudoku_solver_destroy(board->solver);
    sudoku_layout_destroy(board->owned);
    *board = (struct solve_board){0};
}
