/* sudoku_solver_count_cached() against known numbers and the search. */
#include <sudoku/sudoku.h>

#include "common/random.h"
#include "support/check.h"
#include "support/samples.h"

static enum sudoku_status count_parts(struct sudoku_layout *layout, const uint8_t *givens,
                                      const struct sudoku_limits *limits, size_t memory,
                                      uint64_t *count)
{
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_solver_count_cached(
        solver, &(struct sudoku_puzzle){.givens = givens}, limits, memory, count);
    if (status == SUDOKU_OK)
        CHECK_EQ(sudoku_solver_stats(solver)->solutions, *count);
    sudoku_solver_destroy(solver);
    return status;
}

/* 4x4: 288; 6x6: 28200960 (OEIS A107739 has the square boxes; F. Jarvis, "Sudoku enumeration",
 * 2006, the others). */
static void empty_boards_have_the_published_counts(void)
{
    struct sudoku_layout *small = sample_square(4, 0, NULL), *large = sample_square(6, 0, NULL);
    uint64_t count = 0;
    CHECK_EQ(count_parts(small, NULL, NULL, 0, &count), SUDOKU_OK);
    CHECK_EQ(count, 288);
    static const size_t memories[] = {1, 1 << 12, 1 << 24};
    for (unsigned i = 0; i < sizeof memories / sizeof *memories; i++) {
        count = 0;
        CHECK_EQ(count_parts(large, NULL, NULL, memories[i], &count), SUDOKU_OK);
        CHECK_EQ(count, 28200960);
    }
    sudoku_layout_destroy(small);
    sudoku_layout_destroy(large);
}

static void limits_stop_it(void)
{
    struct sudoku_layout *layout = sample_square(6, 0, NULL);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t count = 0;
    limits.solutions = 20000000;
    CHECK_EQ(count_parts(layout, NULL, &limits, 0, &count), SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 20000000);
    limits.solutions = 28200960;
    CHECK_EQ(count_parts(layout, NULL, &limits, 0, &count), SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 28200960);
    limits.solutions = 28200961;
    CHECK_EQ(count_parts(layout, NULL, &limits, 0, &count), SUDOKU_OK);
    CHECK_EQ(count, 28200960);
    limits.solutions = 0;
    limits.nodes = 20100;
    count = 0;
    CHECK_EQ(count_parts(layout, NULL, &limits, 0, &count), SUDOKU_NODE_LIMIT);
    CHECK(count > 0 && count < 28200960);
    sudoku_layout_destroy(layout);
}

/* The search first, then the components. */
static void statistics_cover_the_whole_call(void)
{
    struct sudoku_layout *layout = sample_square(6, 0, NULL);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_solver *solver;
    uint64_t count = 0;
    const struct sudoku_puzzle puzzle = {0};
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    const struct sudoku_stats *stats = sudoku_solver_stats(solver);
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, NULL, 0, &count), SUDOKU_OK);
    uint64_t nodes = stats->nodes;
    CHECK(nodes > 20000);
    CHECK(stats->seconds > 0 && stats->depth > 0 && stats->guesses > 0);
    limits.nodes = nodes - 1;
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 0, &count), SUDOKU_NODE_LIMIT);
    CHECK_EQ(stats->nodes, nodes - 1);
    CHECK_EQ(stats->solutions, count);
    limits.nodes = nodes;
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 0, &count), SUDOKU_OK);
    CHECK_EQ(stats->solutions, 28200960);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static int stop_at_last_call(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    return --*(int *)user <= 0;
}

/* The search polls 313 times at most. */
static void a_callback_that_stops_it_is_not_called_again(void)
{
    struct sudoku_layout *layout = sample_square(6, 0, NULL);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    int calls_left = 340;
    uint64_t count = 0;
    limits.progress = stop_at_last_call;
    limits.user = &calls_left;
    CHECK_EQ(count_parts(layout, NULL, &limits, 0, &count), SUDOKU_CANCELLED);
    CHECK_EQ(calls_left, 0);
    CHECK(count < 28200960);
    sudoku_layout_destroy(layout);
}

/* Keeps COUNT random cells of a solution. */
static void draw_givens(const uint8_t *solution, unsigned cells, unsigned count, uint64_t *random,
                        uint8_t *givens)
{
    memset(givens, 0, cells);
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = random_below(random, cells);
        givens[cell] = solution[cell];
    }
}

/* More solutions than the first search visits, so that components are counted. */
static void counts_agree_with_a_search(unsigned side, unsigned variants, unsigned givens_count)
{
    struct sudoku_layout *layout = sample_square(side, variants, NULL);
    struct sudoku_solver *solver;
    uint8_t solution[SAMPLE_MAX_CELLS], givens[SAMPLE_MAX_CELLS];
    unsigned cells = side * side, compared = 0;
    uint64_t random = side;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 1000000;
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution), SUDOKU_OK);
    for (unsigned i = 0; i < 12; i++) {
        uint64_t expected = 0, count = 0;
        draw_givens(solution, cells, givens_count, &random, givens);
        const struct sudoku_puzzle puzzle = {.givens = givens};
        enum sudoku_status status = sudoku_solver_count(solver, &puzzle, &limits, &expected);
        CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 1 << 16, &count), status);
        CHECK_EQ(count, expected);
        compared += status == SUDOKU_OK && sudoku_solver_stats(solver)->solutions > 20000;
    }
    CHECK(compared > 0);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

static void an_invalid_board_is_a_conflict(void)
{
    struct sudoku_layout *layout = sample_square(4, 0, NULL);
    const uint8_t givens[16] = {1, 1};
    uint64_t count = 77;
    CHECK_EQ(count_parts(layout, givens, NULL, 0, &count), SUDOKU_CONFLICT);
    CHECK_EQ(count_parts(layout, NULL, NULL, 0, NULL), SUDOKU_ERR_ARGUMENT);
    sudoku_layout_destroy(layout);
}

int main(void)
{
    empty_boards_have_the_published_counts();
    limits_stop_it();
    statistics_cover_the_whole_call();
    a_callback_that_stops_it_is_not_called_again();
    counts_agree_with_a_search(6, 0, 5);
    counts_agree_with_a_search(7, 0, 12);
    an_invalid_board_is_a_conflict();
    return check_result();
}
