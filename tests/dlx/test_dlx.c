/* Engine dlx against engine simple over layouts of every kind, and its limits, orders and
 * memory. */
#include "support/agreement.h"
#include "support/fillings.h"

static const enum sudoku_engine engine = SUDOKU_ENGINE_DLX;

enum { COUNT_LIMIT = 300 };

enum { TWINS_CELLS = 29, TWINS_UNITS = 2 * 12 };

/* Two boards of 4 x 4 on 6 x 6 places: the last box of one is the first box of the other. The last
 * cell is in no unit. */
static struct sudoku_layout *new_twins(void)
{
    uint16_t number[6][6] = {{0}}, units[TWINS_UNITS * 4], cells = 0;
    for (unsigned row = 0; row < 6; row++)
        for (unsigned column = 0; column < 6; column++)
            if ((row < 4 && column < 4) || (row >= 2 && column >= 2))
                number[row][column] = cells++;
    CHECK_EQ(cells, TWINS_CELLS - 1);
    for (unsigned i = 0; i < TWINS_UNITS * 4; i++) {
        unsigned corner = i / 48 * 2, n = i / 4 % 4, at = i % 4;
        const unsigned rows[] = {n, at, n / 2 * 2 + at / 2},
                       columns[] = {at, n, n % 2 * 2 + at % 2};
        unsigned kind = i / 16 % 3;
        units[i] = number[corner + rows[kind]][corner + columns[kind]];
    }
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 4;
    custom.cell_count = TWINS_CELLS;
    custom.unit_count = TWINS_UNITS;
    custom.units = units;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    return layout;
}

static void open_boards_have_the_reference_counts(void)
{
    check_engine_once(sample_square(4, 0, NULL), engine, 20, 101, COUNT_LIMIT);
    check_engine_once(sample_square(4, SUDOKU_VARIANT_DIAGONAL, NULL), engine, 10, 100,
                      COUNT_LIMIT);
    check_engine_once(sample_square(5, SUDOKU_VARIANT_DIAGONAL, NULL), engine, 10, 51, COUNT_LIMIT);
    check_engine_once(sample_square(5, 0, "AAABBAACBBDCCCBDDCEEDDEEE"), engine, 20, 101,
                      COUNT_LIMIT);
    check_engine_once(sample_square(6, 0, NULL), engine, 30, 101, COUNT_LIMIT);
    check_engine_once(sample_square(6, SUDOKU_VARIANT_DISJOINT, NULL), engine, 20, 50, COUNT_LIMIT);
    check_engine(sudoku_layout_classic(), engine, 40, 51, COUNT_LIMIT);
}

/* With enough givens for a search in scan order. */
static void layouts_of_every_kind_have_the_reference_counts(void)
{
    for (unsigned i = 0; i < SAMPLE_COUNT; i++) {
        const char *name;
        check_engine_once(sample_layout(i, &name), engine, 55, 10 + i % 2, COUNT_LIMIT);
    }
}

static void cells_in_two_boards_or_none_have_the_reference_counts(void)
{
    check_engine_once(new_twins(), engine, 30, 101, COUNT_LIMIT);
}

static void board_of_side_4_has_288_fillings(void)
{
    struct sudoku_layout *layout = sample_square(4, 0, NULL);
    for (uint64_t seed = 0; seed < 20; seed++) {
        struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_DLX, seed);
        uint64_t count;
        CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, NULL, &count), SUDOKU_OK);
        CHECK_EQ(count, 288);
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

static void limits_stop_the_search_and_leave_the_solver_usable(void)
{
    struct sudoku_layout *layout = sample_square(4, 0, NULL);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_DLX, 0);
    const struct sudoku_puzzle empty = {0};
    uint64_t count;
    for (uint64_t nodes = 1; nodes < 500; nodes += 7) {
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.nodes = nodes;
        CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_NODE_LIMIT);
        CHECK_EQ(sudoku_solver_stats(solver)->nodes, nodes);
        limits = (struct sudoku_limits)SUDOKU_LIMITS_INIT;
        limits.solutions = 1 + nodes % 287;
        CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_SOLUTION_LIMIT);
        CHECK_EQ(count, limits.solutions);
        CHECK_EQ(sudoku_solver_count(solver, &empty, NULL, &count), SUDOKU_OK);
        CHECK_EQ(count, 288);
    }
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static int stop_after(void *user, const struct sudoku_stats *stats)
{
    unsigned *looks = user;
    (void)stats;
    return (*looks)-- == 0;
}

/* The first search writes the matrix: after a stop at each of its polls, the next one completes
 * it. */
static void an_interrupted_first_search_is_completed_by_the_next(void)
{
    struct sudoku_layout *layout = sample_square(36, 0, NULL);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_DLX, 0);
    const struct sudoku_puzzle empty = {0};
    static uint8_t board[36 * 36];
    for (unsigned looks = 0; looks < 40; looks++) {
        unsigned left = looks;
        struct sudoku_limits limits = {
            .size = sizeof limits, .progress = stop_after, .user = &left};
        CHECK_EQ(sudoku_solver_solve(solver, &empty, &limits, board), SUDOKU_CANCELLED);
    }
    CHECK_EQ(sudoku_solver_solve(solver, &empty, NULL, board), SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, NULL, board));
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void givens_are_no_nodes(void)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_DLX, 0);
    uint8_t board[81];
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, board), SUDOKU_OK);
    CHECK(sudoku_solver_stats(solver)->nodes >= 81);
    CHECK(sudoku_solver_stats(solver)->guesses > 0);
    CHECK_EQ(sudoku_solver_stats(solver)->depth, 81);
    CHECK_EQ(sudoku_solver_unique(solver, &(struct sudoku_puzzle){.givens = board}, NULL, board),
             SUDOKU_OK);
    CHECK_EQ(sudoku_solver_stats(solver)->nodes, 0);
    board[0] = board[80] = 0;
    CHECK_EQ(sudoku_solver_unique(solver, &(struct sudoku_puzzle){.givens = board}, NULL, board),
             SUDOKU_OK);
    CHECK_EQ(sudoku_solver_stats(solver)->guesses, 0);
    CHECK_EQ(sudoku_solver_stats(solver)->backtracks, 0);
    CHECK_EQ(sudoku_solver_stats(solver)->nodes, sudoku_solver_stats(solver)->depth);
    sudoku_solver_destroy(solver);
}

static void engine_is_found_by_its_name(void)
{
    enum sudoku_engine named = SUDOKU_ENGINE_AUTO;
    CHECK_EQ(sudoku_engine_from_name("dlx", &named), SUDOKU_OK);
    CHECK_EQ(named, SUDOKU_ENGINE_DLX);
    CHECK_TEXT(sudoku_engine_name(SUDOKU_ENGINE_DLX), "dlx");
    CHECK_EQ(sudoku_engine_from_name("no such engine", &named), SUDOKU_ERR_ARGUMENT);
}

int main(void)
{
    engine_is_found_by_its_name();
    open_boards_have_the_reference_counts();
    layouts_of_every_kind_have_the_reference_counts();
    cells_in_two_boards_or_none_have_the_reference_counts();
    board_of_side_4_has_288_fillings();
    check_seeds_shuffle(engine);
    limits_stop_the_search_and_leave_the_solver_usable();
    an_interrupted_first_search_is_completed_by_the_next();
    givens_are_no_nodes();
    return check_result();
}
