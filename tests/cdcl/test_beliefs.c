/* Probable digits: those of solved cells, assignments with few clashes, and layouts without them.
 */
#include "cdcl/beliefs.h"

#include <string.h>

#include "cdcl/propagate.h"
#include "cdcl/trail.h"
#include "common/mem.h"
#include "support/counting_allocator.h"
#include "support/emptied.h"
#include "support/layouts.h"

enum { BOX = 6, SIDE = BOX * BOX, CELLS = SIDE * SIDE };

static uint8_t givens[CELLS];

static struct beliefs *create(const struct sudoku_layout *layout)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct beliefs *beliefs;
    CHECK_EQ(beliefs_create(layout, &allocator, &beliefs), SUDOKU_OK);
    return beliefs;
}

static void destroy(struct beliefs *beliefs)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    beliefs_destroy(beliefs, &allocator);
}

/* Loads the board with PERCENT givens after propagation. */
static void load(const struct sudoku_layout *layout, unsigned percent,
                 struct candidates *candidates)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static sudoku_digitset start[CELLS];
    struct trail *trail;
    emptied_board(BOX, percent, 1, givens);
    for (unsigned cell = 0; cell < CELLS; cell++)
        start[cell] = givens[cell] ? sudoku_digitset_of(givens[cell]) : sudoku_digitset_all(SIDE);
    CHECK_EQ(trail_create(layout, &allocator, &trail), SUDOKU_OK);
    trail_load(trail, start);
    CHECK(cdcl_propagate(trail));
    memset(candidates, 0, sizeof *candidates);
    CHECK(candidates_create(candidates, layout, &allocator));
    candidates_load(candidates, trail->set);
    trail_destroy(trail, &allocator);
}

/* Stores the most probable digits after PASSES passes. */
static void believe(struct beliefs *beliefs, const struct candidates *candidates, uint64_t seed,
                    unsigned passes, uint8_t *digits)
{
    beliefs_begin(beliefs, candidates, &seed);
    for (uint32_t turn = 0; turn < passes * beliefs_turns(beliefs); turn++)
        beliefs_send(beliefs, candidates, turn % beliefs_turns(beliefs));
    for (unsigned cell = 0; cell < candidates->layout->cell_count; cell++)
        digits[cell] =
            (uint8_t)candidates_digit(candidates, beliefs_best(beliefs, candidates, cell));
}

/* Returns the number of pairs of peers with the same digit. */
static unsigned count_clashes(const struct sudoku_layout *layout, const uint8_t *digits)
{
    unsigned clashes = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(layout, cell, &peers);
        for (unsigned p = 0; p < count; p++)
            clashes += peers[p] > cell && digits[peers[p]] == digits[cell];
    }
    return clashes;
}

/* Without passes some 500 pairs clash; the first digit of each cell would be worse. */
static void few_probable_digits_clash(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    static uint8_t first[CELLS], again[CELLS], other[CELLS];
    struct sudoku_layout *layout = square_layout(SIDE, BOX, BOX, 0);
    struct beliefs *beliefs = create(layout);
    struct candidates candidates;
    load(layout, 45, &candidates);
    believe(beliefs, &candidates, 1, 0, first);
    CHECK(count_clashes(layout, first) > 300);
    believe(beliefs, &candidates, 1, 100, first);
    CHECK(count_clashes(layout, first) < 60);
    for (unsigned cell = 0; cell < CELLS; cell++)
        CHECK(!givens[cell] || first[cell] == givens[cell]);
    believe(beliefs, &candidates, 1, 100, again);
    CHECK(memcmp(first, again, sizeof first) == 0);
    believe(beliefs, &candidates, 2, 100, other);
    CHECK(memcmp(first, other, sizeof first) != 0);
    CHECK(count_clashes(layout, other) < 60);
    candidates_destroy(&candidates, &allocator);
    destroy(beliefs);
    sudoku_layout_destroy(layout);
}

/* A pass sends a message of each cell, row and column to each candidate. */
static void a_pass_sends_all_messages(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct sudoku_layout *layout = square_layout(SIDE, BOX, BOX, 0);
    struct beliefs *beliefs = create(layout);
    struct candidates candidates;
    uint64_t seed = 1;
    uint32_t messages = 0;
    load(layout, 60, &candidates);
    beliefs_begin(beliefs, &candidates, &seed);
    for (uint32_t turn = 0; turn < beliefs_turns(beliefs); turn++)
        messages += beliefs_send(beliefs, &candidates, turn);
    CHECK_EQ(messages, 3 * candidates.first[CELLS]);
    candidates_destroy(&candidates, &allocator);
    destroy(beliefs);
    sudoku_layout_destroy(layout);
}

static void layouts_without_boxes_have_none(void)
{
    enum sudoku_status status;
    struct sudoku_layout *diagonal = square_layout(25, 5, 5, SUDOKU_VARIANT_DIAGONAL);
    struct sudoku_layout *samurai = samurai_layout(NULL, &status);
    struct beliefs *beliefs = create(diagonal);
    CHECK(beliefs);
    destroy(beliefs);
    CHECK(!create(samurai));
    sudoku_layout_destroy(samurai);
    sudoku_layout_destroy(diagonal);
}

static void short_memory_is_a_status_and_leaks_nothing(void)
{
    struct sudoku_layout *layout = square_layout(9, 3, 3, 0);
    struct counting_allocator counting = {0, 0, 0};
    const struct sudoku_allocator allocator = {counting_allocate, counting_release, &counting};
    struct beliefs *beliefs;
    CHECK_EQ(beliefs_create(layout, &allocator, &beliefs), SUDOKU_OK);
    beliefs_destroy(beliefs, &allocator);
    CHECK_EQ(counting.live, 0);
    for (size_t calls = counting.calls; calls; calls--) {
        counting = (struct counting_allocator){0, 0, calls};
        CHECK_EQ(beliefs_create(layout, &allocator, &beliefs), SUDOKU_ERR_MEMORY);
        CHECK(!beliefs);
        CHECK_EQ(counting.live, 0);
    }
    sudoku_layout_destroy(layout);
}

int main(void)
{
    few_probable_digits_clash();
    a_pass_sends_all_messages();
    layouts_without_boxes_have_none();
    short_memory_is_a_status_and_leaks_nothing();
    return check_result();
}
