/* Engine cdcl against engine simple over layouts of every kind, on the largest boards, and under
 * limits and seeds. */
#include <pthread.h>
#include <stdlib.h>

#include "support/agreement.h"
#include "support/fillings.h"

enum {
    COUNT_LIMIT = 2000,
    /* Scan order gets through candidates without givens up to here. */
    SIDE_FOR_CANDIDATES_ALONE = 6
};

/* Some solution, another one for each SEED but 0. */
static void fill(const struct sudoku_layout *layout, uint64_t seed, uint8_t *board)
{
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, seed);
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, board), SUDOKU_OK);
    CHECK(sudoku_board_is_solution(layout, NULL, board));
    sudoku_solver_destroy(solver);
}

struct judged {
    const struct sudoku_layout *layout;
    struct sudoku_solver *simple, *search;
    uint64_t random;
};

static void draw_puzzle(struct judged *judged, unsigned percent, uint8_t *givens,
                        sudoku_digitset *candidates)
{
    unsigned side = sudoku_layout_side(judged->layout);
    fill(judged->layout, 1 + random_below(&judged->random, 1u << 30), givens);
    for (unsigned cell = 0; cell < sudoku_layout_cell_count(judged->layout); cell++) {
        uint8_t filled = givens[cell];
        candidates[cell] = sudoku_digitset_all(side);
        for (unsigned digit = 1; digit <= side; digit++)
            if (digit != filled && random_below(&judged->random, 3) == 0)
                candidates[cell] = sudoku_digitset_remove(candidates[cell], digit);
        if (random_below(&judged->random, 100) >= percent)
            givens[cell] = 0;
        else if (random_below(&judged->random, 100) == 0)
            givens[cell] = (uint8_t)(1 + random_below(&judged->random, side));
    }
}

static void check_layout(const struct sudoku_layout *layout, unsigned percent, unsigned count)
{
    struct judged judged = {layout, sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0),
                            sample_solver(layout, SUDOKU_ENGINE_CDCL, count % 2), count};
    for (unsigned i = 0; i < count; i++) {
        uint8_t givens[SAMPLE_MAX_CELLS];
        sudoku_digitset candidates[SAMPLE_MAX_CELLS];
        draw_puzzle(&judged, percent, givens, candidates);
        check_agreement(judged.simple, judged.search, &(struct sudoku_puzzle){.givens = givens},
                        COUNT_LIMIT);
        if (sudoku_layout_side(layout) <= SIDE_FOR_CANDIDATES_ALONE)
            check_agreement(judged.simple, judged.search, &(struct sudoku_puzzle){NULL, candidates},
                            COUNT_LIMIT);
        check_agreement(judged.simple, judged.search, &(struct sudoku_puzzle){givens, candidates},
                        COUNT_LIMIT);
    }
    sudoku_solver_destroy(judged.simple);
    sudoku_solver_destroy(judged.search);
}

static void check_and_destroy(struct sudoku_layout *layout, unsigned percent, unsigned count)
{
    check_layout(layout, percent, count);
    sudoku_layout_destroy(layout);
}

static void open_boards_have_the_counts_of_the_judge(void)
{
    check_and_destroy(sample_square(2, 0, NULL), 10, 20);
    check_and_destroy(sample_square(4, 0, NULL), 15, 101);
    check_and_destroy(sample_square(4, SUDOKU_VARIANT_DIAGONAL, NULL), 10, 50);
    check_and_destroy(sample_square(5, 0, "AAABBAACBBDCCCBDDCEEDDEEE"), 20, 101);
    check_and_destroy(sample_square(6, 0, NULL), 25, 101);
    check_layout(sudoku_layout_classic(), 40, 50);
}

/* With so many givens that scan order gets through, except where candidates stand alone. */
static void layouts_of_every_kind_have_the_counts_of_the_judge(void)
{
    for (unsigned i = 0; i < SAMPLE_COUNT; i++) {
        const char *name;
        struct sudoku_layout *layout = sample_layout(i, &name);
        struct judged judged = {layout, sample_solver(layout, SUDOKU_ENGINE_SIMPLE, 0),
                                sample_solver(layout, SUDOKU_ENGINE_CDCL, i), i};
        for (unsigned n = 0; n < 10; n++) {
            uint8_t givens[SAMPLE_MAX_CELLS];
            sudoku_digitset candidates[SAMPLE_MAX_CELLS];
            draw_puzzle(&judged, 55, givens, candidates);
            check_agreement(judged.simple, judged.search,
                            &(struct sudoku_puzzle){givens, candidates}, COUNT_LIMIT);
        }
        sudoku_solver_destroy(judged.simple);
        sudoku_solver_destroy(judged.search);
        sudoku_layout_destroy(layout);
    }
}

/* Of 28200960 fillings, one in 6! has its first row in order. */
static void board_of_side_6_has_28200960_fillings(void)
{
    static const uint8_t givens[36] = {1, 2, 3, 4, 5, 6};
    struct sudoku_layout *layout = sample_square(6, 0, NULL);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, 0);
    uint64_t count;
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){.givens = givens}, NULL, &count),
             SUDOKU_OK);
    CHECK_EQ(count * 720, 28200960);
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
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, 0);
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
        fill(layout, 0, board);
        sudoku_layout_destroy(layout);
    }
}

static void giants_of_seeds_differ_and_repeat(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 25;
    struct sudoku_layout *layout;
    uint8_t boards[4][625];
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    for (unsigned i = 0; i < 4; i++)
        fill(layout, i % 3, boards[i]);
    CHECK(memcmp(boards[0], boards[1], 625) != 0);
    CHECK(memcmp(boards[1], boards[2], 625) != 0);
    CHECK(memcmp(boards[0], boards[3], 625) == 0);
    sudoku_layout_destroy(layout);
}

/* Solutions in the order in which they come. */
struct fillings {
    unsigned count;
    uint8_t boards[288][16];
};

static int keep_filling(void *user, const uint8_t *solution)
{
    struct fillings *fillings = user;
    if (fillings->count < 288)
        memcpy(fillings->boards[fillings->count], solution, 16);
    fillings->count++;
    return 0;
}

static int compare_boards(const void *a, const void *b)
{
    return memcmp(a, b, 16);
}

static void enumerate(const struct sudoku_layout *layout, uint64_t seed, struct fillings *fillings)
{
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, seed);
    fillings->count = 0;
    CHECK_EQ(
        sudoku_solver_enumerate(solver, &(struct sudoku_puzzle){0}, NULL, keep_filling, fillings),
        SUDOKU_OK);
    CHECK_EQ(fillings->count, 288);
    sudoku_solver_destroy(solver);
}

static void seeds_shuffle_the_order_of_the_same_solutions(void)
{
    struct sudoku_layout *layout = sample_square(4, 0, NULL);
    static struct fillings runs[4];
    for (unsigned i = 0; i < 4; i++)
        enumerate(layout, i % 3, &runs[i]);
    CHECK(memcmp(runs[0].boards, runs[1].boards, sizeof runs[0].boards) != 0);
    CHECK(memcmp(runs[1].boards, runs[2].boards, sizeof runs[0].boards) != 0);
    CHECK(memcmp(runs[0].boards, runs[3].boards, sizeof runs[0].boards) == 0);
    for (unsigned i = 0; i < 3; i++)
        qsort(runs[i].boards, 288, 16, compare_boards);
    CHECK(memcmp(runs[0].boards, runs[1].boards, sizeof runs[0].boards) == 0);
    CHECK(memcmp(runs[0].boards, runs[2].boards, sizeof runs[0].boards) == 0);
    for (unsigned i = 1; i < 288; i++)
        CHECK(memcmp(runs[0].boards[i - 1], runs[0].boards[i], 16) != 0);
    sudoku_layout_destroy(layout);
}

/* The board of which every number of nodes is stopped at turns to learning on its way. */
static void a_stopped_search_leaves_no_trace(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 25;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    struct sudoku_solver *solver = sample_solver(layout, SUDOKU_ENGINE_CDCL, 0);
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

static void *cancel(void *solver)
{
    sudoku_solver_cancel(solver);
    return NULL;
}

static void another_thread_stops_an_endless_count(void)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), SUDOKU_ENGINE_CDCL, 0);
    uint64_t count;
    pthread_t thread;
    CHECK_EQ(pthread_create(&thread, NULL, cancel, solver), 0);
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, NULL, &count),
             SUDOKU_CANCELLED);
    CHECK_EQ(pthread_join(thread, NULL), 0);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 9;
    CHECK_EQ(sudoku_solver_count(solver, &(struct sudoku_puzzle){0}, &limits, &count),
             SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 9);
    sudoku_solver_destroy(solver);
}

int main(void)
{
    open_boards_have_the_counts_of_the_judge();
    layouts_of_every_kind_have_the_counts_of_the_judge();
    board_of_side_6_has_28200960_fillings();
    cells_without_a_unit_take_any_digit();
    empty_giants_are_filled();
    giants_of_seeds_differ_and_repeat();
    seeds_shuffle_the_order_of_the_same_solutions();
    a_stopped_search_leaves_no_trace();
    another_thread_stops_an_endless_count();
    return check_result();
}
