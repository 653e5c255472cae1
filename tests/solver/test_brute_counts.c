/* Numbers of solutions at and around 2^32 and 2^64, on boards with counts known by construction,
 * under limits of every size, stopped or not.
 *
 * A hub has one of two digits; one of them leaves each of its N leaves one digit, the other leaves
 * two: 2^N + 1 ways. A free cell of two digits doubles them. Products of hubs yield 2^64 - 1 = 3 *
 * 5 * 17 * 257 * 65537 * (2^32 + 1). */
#include <stdint.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { MAX_CELLS = 200, SIDE = 3 };

struct parts {
    unsigned cells, pairs;
    uint16_t units[2 * MAX_CELLS];
    uint8_t lengths[MAX_CELLS];
    sudoku_digitset sets[MAX_CELLS];
    uint64_t count; /* UINT64_MAX also means more */
};

static unsigned add_cell(struct parts *parts, unsigned digit, unsigned other)
{
    parts->sets[parts->cells] = sudoku_digitset_of(digit) | sudoku_digitset_of(other);
    return parts->cells++;
}

static void multiply(struct parts *parts, uint64_t factor)
{
    parts->count = parts->count > UINT64_MAX / factor ? UINT64_MAX : parts->count * factor;
}

/* Adds a hub. LACKED: its digit, 1 or 2, that leaves the leaves one way, tried first or second. */
static void add_hub(struct parts *parts, unsigned leaves, unsigned lacked)
{
    unsigned hub = add_cell(parts, 1, 2);
    for (unsigned i = 0; i < leaves; i++) {
        uint16_t *pair = &parts->units[2 * parts->pairs];
        parts->lengths[parts->pairs++] = 2;
        pair[0] = (uint16_t)hub;
        pair[1] = (uint16_t)add_cell(parts, lacked, 3);
    }
    multiply(parts, leaves < 64 ? (UINT64_C(1) << leaves) + 1 : UINT64_MAX);
}

static void add_free(struct parts *parts, unsigned cells)
{
    for (unsigned i = 0; i < cells; i++)
        add_cell(parts, 1, 2);
    for (unsigned i = 0; i < cells; i++)
        multiply(parts, 2);
}

/* Adds hubs of 1, 2, 4 ... leaves, with 2^(2 * MOST) - 1 ways in total. */
static void add_hubs(struct parts *parts, unsigned most)
{
    for (unsigned leaves = 1; leaves <= most; leaves *= 2)
        add_hub(parts, leaves, 2 - leaves % 2);
}

static struct sudoku_layout *layout_of(struct parts *parts)
{
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    struct sudoku_layout *layout;
    if (!parts->pairs) { /* a layout needs a unit */
        parts->lengths[parts->pairs++] = 2;
        parts->units[0] = (uint16_t)parts->cells;
        parts->units[1] = (uint16_t)(parts->cells + 1);
        parts->sets[parts->cells++] = sudoku_digitset_of(1);
        parts->sets[parts->cells++] = sudoku_digitset_of(2);
    }
    custom.side = SIDE;
    custom.cell_count = parts->cells;
    custom.unit_count = parts->pairs;
    custom.units = parts->units;
    custom.unit_lengths = parts->lengths;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    return layout;
}

static void expect_count(struct sudoku_solver *solver, const struct parts *parts, uint64_t limit)
{
    const struct sudoku_puzzle puzzle = {.candidates = parts->sets};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t count = 7, most = limit ? limit : UINT64_MAX;
    bool is_cut = parts->count >= most;
    limits.solutions = limit;
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 1 << 20, &count),
             is_cut ? SUDOKU_SOLUTION_LIMIT : SUDOKU_OK);
    CHECK(count == (is_cut ? most : parts->count));
    CHECK(sudoku_solver_stats(solver)->solutions == count);
}

/* A stopped count is a lower bound. */
static void expect_stopped(struct sudoku_solver *solver, const struct parts *parts)
{
    const struct sudoku_puzzle puzzle = {.candidates = parts->sets};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint64_t count = 0;
    limits.nodes = 30;
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 0, &count), SUDOKU_NODE_LIMIT);
    CHECK(count < parts->count && sudoku_solver_stats(solver)->nodes <= 30);
    limits.nodes = UINT64_MAX;
    limits.seconds = 1e-9;
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, &limits, 0, &count), SUDOKU_TIME_LIMIT);
    sudoku_solver_cancel(solver);
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, NULL, 0, &count), SUDOKU_CANCELLED);
    CHECK(count < parts->count);
}

static void check_counts(struct parts *parts)
{
    static const enum sudoku_engine engines[] = {SUDOKU_ENGINE_AUTO, SUDOKU_ENGINE_DLX,
                                                 SUDOKU_ENGINE_SIMPLE};
    const uint64_t exact = parts->count;
    const uint64_t limits[] = {0,
                               1,
                               2,
                               exact - 1,
                               exact,
                               exact + 1 ? exact + 1 : exact,
                               UINT32_MAX,
                               1ull << 32,
                               (1ull << 32) + 1,
                               1ull << 63,
                               UINT64_MAX - 1,
                               UINT64_MAX};
    struct sudoku_layout *layout = layout_of(parts);
    for (unsigned i = 0; i < sizeof engines / sizeof *engines; i++) {
        struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
        struct sudoku_solver *solver;
        options.engine = engines[i];
        CHECK_EQ(sudoku_solver_create(layout, &options, &solver), SUDOKU_OK);
        for (unsigned k = 0; k < sizeof limits / sizeof *limits; k++)
            expect_count(solver, parts, limits[k]);
        expect_stopped(solver, parts);
        sudoku_solver_destroy(solver);
    }
    sudoku_layout_destroy(layout);
}

/* A part without solutions leaves none, even beside one with 2^64 and more. */
static void a_part_without_solutions_leaves_none(void)
{
    struct parts parts = {.count = 1};
    const unsigned last = MAX_CELLS - 2;
    uint64_t count = 7;
    add_free(&parts, last - 2);
    parts.pairs = 1;
    parts.lengths[0] = 2;
    for (unsigned i = 0; i < 2; i++) {
        parts.units[i] = (uint16_t)parts.cells;
        parts.sets[parts.cells++] = sudoku_digitset_of(3);
    }
    struct sudoku_layout *layout = layout_of(&parts);
    struct sudoku_solver *solver;
    CHECK_EQ(sudoku_solver_create(layout, NULL, &solver), SUDOKU_OK);
    const struct sudoku_puzzle puzzle = {.candidates = parts.sets};
    CHECK_EQ(sudoku_solver_count_cached(solver, &puzzle, NULL, 0, &count), SUDOKU_NO_SOLUTION);
    CHECK_EQ(count, 0);
    sudoku_solver_destroy(solver);
    sudoku_layout_destroy(layout);
}

/* 6670903752021072936960 solutions. */
static void an_empty_classic_board_exceeds_64_bits(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_solver *solver;
    uint64_t count = 7;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    limits.seconds = 0.3;
    enum sudoku_status status =
        sudoku_solver_count_cached(solver, &(struct sudoku_puzzle){0}, &limits, 0, &count);
    CHECK(status == SUDOKU_TIME_LIMIT || (status == SUDOKU_SOLUTION_LIMIT && count == UINT64_MAX));
    limits.solutions = 3;
    CHECK_EQ(sudoku_solver_count_cached(solver, &(struct sudoku_puzzle){0}, &limits, 0, &count),
             SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 3);
    sudoku_solver_destroy(solver);
}

int main(void)
{
    for (unsigned power = 32; power <= 64; power += 32) {
        struct parts even = {.count = 1}, less = {.count = 1}, more = {.count = 1};
        struct parts half = {.count = 1}, twice = {.count = 1}, more_last = {.count = 1};
        add_free(&even, power);
        add_hubs(&less, power / 2);
        add_hub(&more, power, 1);
        add_hub(&more_last, power, 2);
        add_free(&half, 1);
        add_hubs(&half, power / 4);
        add_free(&half, power / 2 - 1);
        add_hubs(&twice, power / 2);
        add_free(&twice, 1);
        struct parts *const all[] = {&even, &less, &more, &more_last, &half, &twice};
        for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
            check_counts(all[i]);
    }
    a_part_without_solutions_leaves_none();
    an_empty_classic_board_exceeds_64_bits();
    return check_result();
}
