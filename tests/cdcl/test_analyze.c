/* Learning in engine cdcl, started at once: exact counts, also without room for clauses. */
#include <stdlib.h>

#include "cdcl/trail.h"
#include "common/mem.h"
#include "common/random.h"
#include "engine/engine.h"
#include "support/groups.h"
#include "support/samples.h"

/* The number of times that each board occurred, keyed by hash. */
struct tally {
    unsigned cells;
    size_t count;
    uint64_t hashes[4096];
};

static int keep_hash(void *user, const uint8_t *solution)
{
    struct tally *tally = user;
    uint64_t hash = 14695981039346656037u;
    for (unsigned cell = 0; cell < tally->cells; cell++)
        hash = (hash ^ solution[cell]) * 1099511628211u;
    tally->hashes[tally->count++] = hash;
    return 0;
}

static int compare_hashes(const void *a, const void *b)
{
    const uint64_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* Finds the solutions of START with ENGINE, up to the capacity of a tally, sorted. */
static enum sudoku_status tally_solutions(const struct engine *engine, void *state,
                                          const struct sudoku_layout *layout,
                                          const sudoku_digitset *start, uint64_t seed,
                                          struct tally *tally)
{
    static atomic_bool cancel;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 4096;
    struct run run = {
        .layout = layout, .start = start, .seed = seed, .callback = keep_hash, .user = tally};
    tally->cells = layout->cell_count;
    tally->count = 0;
    limiter_start(&run.limiter, &limits, true, &cancel);
    enum sudoku_status status = engine->search(state, &run);
    qsort(tally->hashes, tally->count, sizeof tally->hashes[0], compare_hashes);
    return status;
}

static void draw_start(const struct sudoku_layout *layout, uint64_t *random, sudoku_digitset *start)
{
    sudoku_digitset all = sudoku_digitset_all(layout->side);
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        start[cell] = all & (random_below(random, 1u << 31) | random_below(random, 1u << 31));
}

/* Compares engines dlx and cdcl on COUNT puzzles; cdcl learns after PATIENCE contradictions, has
 * room for WORDS of clauses, and first renews phases after INTERVAL conflicts. */
static void check_layout(struct sudoku_layout *layout, unsigned count, uint32_t patience,
                         uint32_t words, uint64_t interval)
{
    static struct tally expected, tally;
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    void *dlx, *trail;
    uint64_t random = count + patience;
    CHECK_EQ(engine_dlx.create(layout, &allocator, &dlx), SUDOKU_OK);
    CHECK_EQ(engine_cdcl.create(layout, &allocator, &trail), SUDOKU_OK);
    ((struct trail *)trail)->patience = patience;
    ((struct trail *)trail)->phases.interval = interval;
    if (words < ((struct trail *)trail)->clauses.capacity)
        ((struct trail *)trail)->clauses.capacity = words;
    for (unsigned i = 0; i < count; i++) {
        sudoku_digitset start[SAMPLE_MAX_CELLS];
        draw_start(layout, &random, start);
        enum sudoku_status status = tally_solutions(&engine_dlx, dlx, layout, start, 0, &expected);
        CHECK_EQ(tally_solutions(&engine_cdcl, trail, layout, start, i % 3, &tally), status);
        CHECK_EQ(tally.count, expected.count);
        if (status == SUDOKU_OK)
            CHECK(memcmp(tally.hashes, expected.hashes, tally.count * sizeof tally.hashes[0]) == 0);
        for (size_t n = 1; n < tally.count; n++)
            CHECK(tally.hashes[n - 1] != tally.hashes[n]);
    }
    engine_dlx.destroy(dlx, &allocator);
    engine_cdcl.destroy(trail, &allocator);
}

/* Only rows are full; columns lack a cell, and knight's moves form pairs. */
static struct sudoku_layout *layout_with_short_units(void)
{
    struct groups groups = {0};
    for (unsigned i = 0; i < 5; i++) {
        groups_add_line(&groups, 5 * i, 1, 5);
        groups_add_line(&groups, i, 5, 4);
    }
    groups_add_knights_moves(&groups, 5, 5);
    return groups_layout(&groups, 5, 25);
}

static void check_all_layouts(uint32_t patience, uint32_t words, uint64_t interval)
{
    struct sudoku_layout *const layouts[] = {
        sample_square(4, 0, NULL), sample_square(5, 0, "AAABBAACBBDCCCBDDCEEDDEEE"),
        sample_square(6, 0, NULL), sample_square(6, SUDOKU_VARIANT_DIAGONAL, NULL),
        sample_square(7, 0, NULL), layout_with_short_units(),
    };
    for (unsigned i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        check_layout(layouts[i], 20, patience, words, interval);
        sudoku_layout_destroy(layouts[i]);
    }
}

static void learning_from_the_first_contradiction_finds_every_solution_once(void)
{
    check_all_layouts(0, UINT32_MAX, 1000);
}

static void phases_renewed_at_every_few_conflicts_lose_no_solution(void)
{
    check_all_layouts(0, UINT32_MAX, 1);
    check_all_layouts(2, 200, 1);
}

static void learning_that_begins_between_solutions_finds_every_solution_once(void)
{
    check_all_layouts(1, UINT32_MAX, 1000);
    check_all_layouts(4, UINT32_MAX, 1000);
}

static void without_room_for_clauses_every_solution_is_found_once(void)
{
    check_all_layouts(0, 1, 1000);
    check_all_layouts(0, 60, 1000);
    check_all_layouts(2, 200, 1000);
}

int main(void)
{
    learning_from_the_first_contradiction_finds_every_solution_once();
    phases_renewed_at_every_few_conflicts_lose_no_solution();
    learning_that_begins_between_solutions_finds_every_solution_once();
    without_room_for_clauses_every_solution_is_found_once();
    return check_result();
}
