#include "cdcl/decide.h"

#include "cdcl/heap.h"
#include "cdcl/phases.h"
#include "common/random.h"

void decide_seed(struct trail *trail, uint64_t seed)
{
    trail->random = seed;
    trail->is_shuffled = seed != 0;
    trail->first_group = seed ? random_below(&trail->random, trail->group_count) : 0;
}

/* Searches groups BEGIN to END for one smaller than *FEWEST. An open group has at least two
 * members. */
static void find_smaller(const struct trail *trail, uint32_t begin, uint32_t end,
                         uint32_t *smallest, unsigned *fewest)
{
    for (uint32_t group = begin; group < end; group++) {
        uint64_t set = trail->set[group];
        if (*fewest == 2)
            return;
        if (!(set & (set - 1)))
            continue;
        unsigned count = sudoku_digitset_count(set);
        if (count < *fewest) {
            *fewest = count;
            *smallest = group;
        }
    }
}

uint32_t decide_smallest(struct trail *trail)
{
    uint32_t group = 0;
    unsigned fewest = SUDOKU_MAX_SIDE + 1;
    find_smaller(trail, trail->first_group, trail->group_count, &group, &fewest);
    find_smaller(trail, 0, trail->first_group, &group, &fewest);
    uint64_t set = trail->set[group];
    uint32_t skip = trail->is_shuffled ? random_below(&trail->random, fewest) : 0;
    while (skip--)
        set &= set - 1;
    return trail_literal(trail_member(trail, group, set), true);
}

/* Without conflicts, variables rank in the order of cells, so that a nearly empty board is filled
 * from one side: in other orders the largest boards often got stuck where two filled parts met. A
 * seed changes only the order of digits. */
static float first_activity(struct trail *trail, uint32_t variable)
{
    uint32_t digit = trail_variable_digit(trail, variable);
    uint32_t rank = variable - digit;
    rank += trail->is_shuffled ? random_below(&trail->random, 1u << trail->shift) : digit;
    /* Far below the first bump, which is 1. */
    return 1e-3f * (1 - (float)rank / (float)trail->variable_count);
}

void decide_begin(struct trail *trail)
{
    heap_clear(&trail->heap, trail->variable_count);
    phases_begin(trail);
    for (uint32_t cell = 0; cell < trail->layout->cell_count; cell++) {
        for (uint64_t set = trail->root_set[cell]; set; set &= set - 1) {
            uint32_t variable = trail_member(trail, cell, set);
            trail->heap.activity[variable] = first_activity(trail, variable);
            heap_insert(&trail->heap, variable);
        }
    }
}

uint32_t decide_active(struct trail *trail)
{
    while (trail->value[trail->heap.items[0]] != TRAIL_UNKNOWN)
        heap_drop(&trail->heap);
    uint32_t variable = trail->heap.items[0];
    uint32_t cell = trail_variable_cell(trail, variable);
    unsigned digit = phases_digit(trail, cell);
    if (digit)
        variable = trail_member(trail, cell, sudoku_digitset_of(digit));
    return trail_literal(variable, true);
}
