/* The trail right after loading a puzzle. */
#include "cdcl/trail.h"

#include <sudoku/layout.h>

#include "common/mem.h"
#include "support/check.h"

enum { SIDE = 4, CELLS = SIDE * SIDE };

static struct trail *trail;

static void load_with(unsigned cell, sudoku_digitset set)
{
    sudoku_digitset start[CELLS];
    for (unsigned i = 0; i < CELLS; i++)
        start[i] = sudoku_digitset_all(SIDE);
    start[cell] = set;
    trail_load(trail, start);
}

static void a_cell_with_one_candidate_has_its_digit(void)
{
    for (unsigned cell = 0; cell < CELLS; cell++) {
        for (unsigned digit = 1; digit <= SIDE; digit++) {
            uint32_t variable = cell << trail->shift | (digit - 1);
            load_with(cell, sudoku_digitset_of(digit));
            CHECK(!trail->in_conflict);
            CHECK_EQ(trail->placed, 1);
            CHECK_EQ(trail->value[variable], TRAIL_TRUE);
            CHECK_EQ(trail->reason[variable], trail_reason(TRAIL_BY_GROUP, cell));
        }
    }
}

static void a_cell_without_candidates_is_a_conflict(void)
{
    for (unsigned cell = 0; cell < CELLS; cell++) {
        load_with(cell, SUDOKU_DIGITSET_EMPTY);
        CHECK(trail->in_conflict);
    }
    load_with(0, sudoku_digitset_all(SIDE));
    CHECK(!trail->in_conflict);
    CHECK_EQ(trail->placed, 0);
}

/* The other cells of its row lack digit 1. */
static void the_last_place_of_a_unit_has_the_digit(void)
{
    for (unsigned cell = 0; cell < CELLS; cell++) {
        sudoku_digitset start[CELLS];
        for (unsigned i = 0; i < CELLS; i++)
            start[i] = i / SIDE == cell / SIDE ? sudoku_digitset_of(1) ^ sudoku_digitset_all(SIDE)
                                               : sudoku_digitset_all(SIDE);
        start[cell] = sudoku_digitset_all(SIDE);
        trail_load(trail, start);
        CHECK(!trail->in_conflict);
        CHECK_EQ(trail->placed, 1);
        CHECK_EQ(trail->value[cell << trail->shift], TRAIL_TRUE);
    }
}

/* Decisions and their consequences become unknown, and candidates return. */
static void undoing_restores_candidates(void)
{
    load_with(5, sudoku_digitset_add(sudoku_digitset_of(1), 2));
    uint32_t first = 5u << trail->shift, groups = trail->group_count;
    uint64_t before[CELLS + SIDE * 3 * SIDE];
    CHECK(groups <= sizeof before / sizeof *before);
    memcpy(before, trail->set, groups * sizeof *before);
    trail_decide(trail, trail_literal(first, false));
    CHECK_EQ(trail->value[first], TRAIL_FALSE);
    CHECK_EQ(trail->value[first + 1], TRAIL_TRUE);
    CHECK_EQ(trail->level[first + 1], 1);
    CHECK_EQ(trail->placed, 1);
    trail_undo(trail, 0);
    CHECK_EQ(trail->value[first], TRAIL_UNKNOWN);
    CHECK_EQ(trail->value[first + 1], TRAIL_UNKNOWN);
    CHECK_EQ(trail->placed, 0);
    CHECK_EQ(trail->trail_count, 0);
    CHECK(memcmp(before, trail->set, groups * sizeof *before) == 0);
}

int main(void)
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    options.side = SIDE;
    if (sudoku_layout_create(&options, &layout) != SUDOKU_OK ||
        trail_create(layout, &allocator, &trail) != SUDOKU_OK)
        return 1;
    a_cell_with_one_candidate_has_its_digit();
    a_cell_without_candidates_is_a_conflict();
    the_last_place_of_a_unit_has_the_digit();
    undoing_restores_candidates();
    trail_destroy(trail, &allocator);
    sudoku_layout_destroy(layout);
    return check_result();
}
