/* Which boxes a grid of six rows has: by its lines if they differ, otherwise by the rules. */
#include <stdlib.h>

#include "reader/board/box_shape.h"
#include "support/check.h"

enum { SIDE = 6, CELLS = SIDE * SIDE };

/* One solution with boxes of two rows, none with boxes of three; and one with either. */
static const char two_rows_only[] = "000000523600000030106040301000460000";
static const char either[] = "204003003040300005000400000150050024";

static struct kbest space;
static struct sudoku_layout *layouts[BOARD_SIZES];

static void open_solvers(void)
{
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        const struct board_size *size = &board_sizes[i];
        struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = size->side;
        options.box_rows = size->box_rows;
        options.box_columns = size->box_columns;
        if (size->side != SIDE)
            continue;
        CHECK_EQ(sudoku_layout_create(&options, &layouts[i]), SUDOKU_OK);
        CHECK_EQ(sudoku_solver_create(layouts[i], NULL, &space.solver[i]), SUDOKU_OK);
    }
}

static void close_solvers(void)
{
    for (unsigned i = 0; i < BOARD_SIZES; i++) {
        sudoku_solver_destroy(space.solver[i]);
        sudoku_layout_destroy(layouts[i]);
    }
}

/* A grid whose lines around boxes of ROWS x COLUMNS cells are HEAVY times the others. */
static struct grid grid_of(unsigned rows, unsigned columns, float heavy)
{
    struct grid grid = {.side = SIDE};
    for (unsigned line = 0; line <= SIDE; line++) {
        grid.weight[LINES_ACROSS][line] = line % rows ? 0.05F : 0.05F * heavy;
        grid.weight[LINES_DOWN][line] = line % columns ? 0.05F : 0.05F * heavy;
    }
    return grid;
}

struct answer_of_lines {
    unsigned box_rows;
    unsigned solutions;
    bool other_way;
};

static struct answer_of_lines solve(const char *puzzle, const struct grid *grid, unsigned turn)
{
    static struct posterior posterior;
    static struct assignment board;
    struct answer_of_lines answer;
    posterior.side = SIDE;
    posterior.answers = SIDE + 1;
    for (unsigned i = 0; i < CELLS; i++)
        for (unsigned k = 0; k <= SIDE; k++)
            posterior.cost[i][k] = puzzle[i] - '0' == (int)k ? 0 : 12;
    const struct box_shape_question question = {grid, turn, &posterior};
    answer.box_rows = box_shape_solve(&question, &space, &board, &answer.other_way)->box_rows;
    answer.solutions = board.solutions;
    return answer;
}

/* ANSWER has boxes of BOX_ROWS rows for certain, and as many SOLUTIONS. */
static void check_sure(struct answer_of_lines answer, unsigned box_rows, unsigned solutions)
{
    CHECK_EQ(answer.box_rows, box_rows);
    CHECK_EQ(answer.solutions, solutions);
    CHECK(!answer.other_way);
}

static void heavy_lines_decide(void)
{
    struct grid two = grid_of(2, 3, 2), three = grid_of(3, 2, 2);
    check_sure(solve(either, &two, 0), 2, 1);
    check_sure(solve(either, &three, 0), 3, 1);
    check_sure(solve(two_rows_only, &three, 0), 3, 0);
}

static void lines_turn_with_the_grid(void)
{
    struct grid two = grid_of(2, 3, 2);
    CHECK_EQ(solve(either, &two, 1).box_rows, 3);
    CHECK_EQ(solve(either, &two, 2).box_rows, 2);
    CHECK_EQ(solve(either, &two, 3).box_rows, 3);
}

static void rules_decide_if_lines_are_alike(void)
{
    struct grid alike = grid_of(2, 3, 1), hint = grid_of(3, 2, 1.03F);
    check_sure(solve(two_rows_only, &alike, 0), 2, 1);
    check_sure(solve(two_rows_only, &hint, 0), 2, 1);
}

static void a_puzzle_that_either_form_solves_is_ambiguous(void)
{
    struct grid alike = grid_of(2, 3, 1), hint = grid_of(2, 3, 1.03F);
    struct answer_of_lines answer = solve(either, &alike, 0);
    CHECK_EQ(answer.solutions, 1);
    CHECK(answer.other_way);
    answer = solve(either, &hint, 0);
    CHECK_EQ(answer.box_rows, 2);
    CHECK(answer.other_way);
}

static void with_one_form_there_is_no_question(void)
{
    struct grid three = grid_of(3, 2, 2);
    struct sudoku_solver *kept = NULL;
    unsigned last = 0;
    for (unsigned i = 0; i < BOARD_SIZES; i++)
        if (board_sizes[i].side == SIDE && board_sizes[i].box_rows == 3)
            last = i;
    kept = space.solver[last];
    space.solver[last] = NULL;
    check_sure(solve(either, &three, 0), 2, 1);
    space.solver[last] = kept;
}

int main(void)
{
    open_solvers();
    heavy_lines_decide();
    lines_turn_with_the_grid();
    rules_decide_if_lines_are_alike();
    a_puzzle_that_either_form_solves_is_ambiguous();
    with_one_form_there_is_no_question();
    close_solvers();
    return check_result();
}
