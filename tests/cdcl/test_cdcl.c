/* Engine cdcl against engine simple over layouts of every kind, on the largest boards, and with
 * limits and seeds. */
#include <stdlib.h>

#include "support/agreement.h"
#include "support/fillings.h"

static const enum sudoku_engine engine = SUDOKU_ENGINE_CDCL;

enum { COUNT_LIMIT = 2000 };

static void open_boards_have_the_reference_counts(void)
{
    check_engine_once(sample_square(2, 0, NULL), engine, 10, 20, COUNT_LIMIT);
    check_engine_once(sample_square(4, 0, NULL), engine, 15, 101, COUNT_LIMIT);
    check_engine_once(sample_square(4, SUDOKU_VARIANT_DIAGONAL, NULL), engine, 10, 50, COUNT_LIMIT);
    check_engine_once(sample_square(5, 0, "AAABBAACBBDCCCBDDCEEDDEEE"), engine, 20, 101,
                      COUNT_LIMIT);
    check_engine_once(sample_square(6, 0, NULL), engine, 25, 101, COUNT_LIMIT);
    check_engine(sudoku_layout_classic(), engine, 40, 50, COUNT_LIMIT);
}

/* With enough givens for a search in scan order. */
static void layouts_of_every_kind_have_the_reference_counts(void)
{
    for (unsigned i = 0; i < SAMPLE_COUNT; i++) {
        const char *name;
        check_engine_once(sample_layout(i, &name), engine, 55, 10 + i % 2, COUNT_LIMIT);
    }
}

/* Of 28200960 solutions, one in 6! has its first row in order. */
static void board_of_side_6_has_28200960_fillings(void)
{
    static const uint8_t givens[36] = {1, 2, 3, 4, 5, 6};
    struct sudoku_layout *layout = sample_square(6, 0, NULL);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    uint64_t count;
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){.givens = givens}, NULL, &count),
             SUDOKU_OK);
    CHECK_EQ(count * 720, 28200960);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

/* A hundred contradictions in a row do not start learning after thousands of solutions: each
 * contradiction and each solution ends one guess, and no jump ends several. */
static void frequent_solutions_are_found_without_learning(void)
{
    struct sudoku_layout *layout = sample_square(9, SUDOKU_VARIANT_DIAGONAL, NULL);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t count;
    limits.solutions = 20000;
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, &limits, &count),
             SUDOKU_SOLUTION_LIMIT);
    const struct sudoku_stats *stats = sudoku_solver_stats(solver);
    CHECK(stats->backtracks > 30000);
    CHECK(stats->guesses - stats->backtracks <= stats->depth);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void cells_without_a_unit_take_any_digit(void)
{
    static const uint16_t units[] = {0, 1, 2};
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 3;
    custom.cell_count = 5;
    custom.unit_count = 1;
    custom.units = units;
    struct sudoku_layout *layout;
    uint64_t count;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, NULL, &count), SUDOKU_OK);
    CHECK_EQ(count, 6 * 3 * 3);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

/* Giants: a solution is found where scan order would never end. */
static void empty_giants_are_filled(void)
{
    static const unsigned sides[] = {16, 25, 36, 49, 64};
    for (unsigned i = 0; i < sizeof sides / sizeof sides[0]; i++) {
        struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
        options.side = sides[i];
        struct sudoku_layout *layout;
        static uint8_t board[SUDOKU_MAX_CELLS];
        CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
        fill_board(layout, 0, board);
        sudoku_layout_destroy(layout);
    }
}

static void seeds_of_giants_differ_and_repeat(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 25;
    struct sudoku_layout *layout;
    uint8_t boards[4][625];
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    for (unsigned i = 0; i < 4; i++)
        fill_board(layout, i % 3, boards[i]);
    CHECK(memcmp(boards[0], boards[1], 625) != 0);
    CHECK(memcmp(boards[1], boards[2], 625) != 0);
    CHECK(memcmp(boards[0], boards[3], 625) == 0);
    sudoku_layout_destroy(layout);
}

/* The board, stopped at every number of nodes, starts learning on the way. */
static void a_stopped_search_leaves_no_trace(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 25;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_solver *solver = sample_solver(layout, engine, 0);
    const struct sudoku_puzzle empty = {0};
    uint8_t expected[625], board[625];
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, expected), SUDOKU_OK);
    uint64_t all = sudoku_solver_stats(solver)->nodes;
    for (uint64_t nodes = 1; nodes < all; nodes += all / 20 + 1) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.nodes = nodes;
        CHECK_EQ(sudoku_solver_solve(solver, &empty, &limits, board), SUDOKU_NODE_LIMIT);
        CHECK_EQ(sudoku_solver_stats(solver)->nodes, nodes);
        CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, board), SUDOKU_OK);
        CHECK_EQ(sudoku_solver_stats(solver)->nodes, all);
        CHECK(memcmp(board, expected, sizeof board) == 0);
    }
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    open_boards_have_the_reference_counts();
    layouts_of_every_kind_have_the_reference_counts();
    board_of_side_6_has_28200960_fillings();
    frequent_solutions_are_found_without_learning();
    cells_without_a_unit_take_any_digit();
    empty_giants_are_filled();
    seeds_of_giants_differ_and_repeat();
    check_seeds_shuffle(engine);
    a_stopped_search_leaves_no_trace();
    return check_result();
}
