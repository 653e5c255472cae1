/* The learning half of engine search, made to begin at once: exact counts, and no room for
 * clauses. */
#include <stdlib.h>

#include "engine.h"
#include "mem.h"
#include "random.h"
#include "samples.h"
#include "search_state.h"

/* How often each board came: boards by a hash, of which two alike are all but impossible. */
struct tally {
    unsigned cells;
    uint64_t count;
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

/* The solutions of START by ENGINE, up to as many as a tally holds, sorted. */
static enum sudoku_status tally_solutions(const struct engine *engine, void *state,
                                          const struct sudoku_layout *layout,
                                          const sudoku_digitset *start, uint64_t seed,
                                          struct tally *tally)
{
    static atomic_bool cancel;
    struct sudoku_limits limits = {.size = sizeof limits, .solutions = 4096};
    struct run run = {
        .layout = layout, .start = start, .seed = seed, .callback = keep_hash, .user = tally};
    tally->cells = layout->cell_count;
    tally->count = 0;
    meter_start(&run.meter, &limits, true, &cancel);
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

/* Compares engines dlx and search on COUNT puzzles; search learns after PATIENCE contradictions and
 * has room for WORDS of clauses. */
static void check_layout(struct sudoku_layout *layout, unsigned count, uint32_t patience,
                         uint32_t words)
{
    static struct tally expected, tally;
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    void *dlx, *search;
    uint64_t random = count + patience;
    CHECK_EQ(engine_dlx.create(layout, &allocator, &dlx), SUDOKU_OK);
    CHECK_EQ(engine_search.create(layout, &allocator, &search), SUDOKU_OK);
    ((struct search *)search)->patience = patience;
    if (words < ((struct search *)search)->clauses.capacity)
        ((struct search *)search)->clauses.capacity = words;
    for (unsigned i = 0; i < count; i++) {
        sudoku_digitset start[SAMPLE_MAX_CELLS];
        draw_start(layout, &random, start);
        enum sudoku_status status = tally_solutions(&engine_dlx, dlx, layout, start, 0, &expected);
        CHECK_EQ(tally_solutions(&engine_search, search, layout, start, i % 3, &tally), status);
        CHECK_EQ(tally.count, expected.count);
        if (status == SUDOKU_OK)
            CHECK(memcmp(tally.hashes, expected.hashes, tally.count * sizeof tally.hashes[0]) == 0);
        for (uint64_t n = 1; n < tally.count; n++)
            CHECK(tally.hashes[n - 1] != tally.hashes[n]);
    }
    engine_dlx.destroy(dlx, &allocator);
    engine_search.destroy(search, &allocator);
}

static void check_all_layouts(uint32_t patience, uint32_t words)
{
    struct sudoku_layout *const layouts[] = {
        sample_square(4, 0, NULL), sample_square(5, 0, "AAABBAACBBDCCCBDDCEEDDEEE"),
        sample_square(6, 0, NULL), sample_square(6, SUDOKU_VARIANT_DIAGONAL, NULL),
        sample_square(7, 0, NULL),
    };
    for (unsigned i = 0; i < sizeof layouts / sizeof layouts[0]; i++) {
        check_layout(layouts[i], 20, patience, words);
        sudoku_layout_destroy(layouts[i]);
    }
}

static void learning_from_the_first_contradiction_finds_every_solution_once(void)
{
    check_all_layouts(0, UINT32_MAX);
}

static void learning_that_begins_between_solutions_finds_every_solution_once(void)
{
    check_all_layouts(1, UINT32_MAX);
    check_all_layouts(4, UINT32_MAX);
}

static void without_room_for_clauses_every_solution_is_found_once(void)
{
    check_all_layouts(0, 1);
    check_all_layouts(0, 60);
    check_all_layouts(2, 200);
}

int main(void)
{
    learning_from_the_first_contradiction_finds_every_solution_once();
    learning_that_begins_between_solutions_finds_every_solution_once();
    without_room_for_clauses_every_solution_is_found_once();
    return check_result();
}
