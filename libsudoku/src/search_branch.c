#include "search_branch.h"

#include <string.h>

#include "random.h"
#include "search_heap.h"

void search_branch_seed(struct search *search, uint64_t seed)
{
    search->random = seed;
    search->is_shuffled = seed != 0;
    search->first_group = seed ? random_below(&search->random, search->group_count) : 0;
}

/* A smallest group of those from BEGIN to END, if it is smaller than *FEWEST. Two are the fewest
 * that an open group can have. */
static void look_for_smaller(const struct search *search, uint32_t begin, uint32_t end,
                             uint32_t *smallest, unsigned *fewest)
{
    for (uint32_t group = begin; group < end; group++) {
        uint64_t set = search->set[group];
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

uint32_t search_branch_smallest(struct search *search)
{
    uint32_t group = 0;
    unsigned fewest = SUDOKU_MAX_SIDE + 1;
    look_for_smaller(search, search->first_group, search->group_count, &group, &fewest);
    look_for_smaller(search, 0, search->first_group, &group, &fewest);
    uint64_t set = search->set[group];
    uint32_t skip = search->is_shuffled ? random_below(&search->random, fewest) : 0;
    while (skip--)
        set &= set - 1;
    return search_literal(search_member(search, group, set), true);
}

/* Without conflicts to tell them apart, variables come in the order of the cells, so that a nearly
 * empty board is filled from one side on: elsewhere the largest ones often got stuck where two
 * filled parts met. A seed changes the order of digits alone. */
static float first_activity(struct search *search, uint32_t variable)
{
    uint32_t digit = search_variable_digit(search, variable);
    uint32_t rank = variable - digit;
    rank += search->is_shuffled ? random_below(&search->random, 1u << search->shift) : digit;
    /* Far below the first bump, which is 1. */
    return 1e-3f * (1 - (float)rank / (float)search->variable_count);
}

void search_branch_begin(struct search *search)
{
    search_heap_clear(&search->heap, search->variable_count);
    memset(search->last_digit, 0, search->layout->cell_count * sizeof *search->last_digit);
    for (uint32_t cell = 0; cell < search->layout->cell_count; cell++) {
        for (uint64_t set = search->root_set[cell]; set; set &= set - 1) {
            uint32_t variable = search_member(search, cell, set);
            search->heap.activity[variable] = first_activity(search, variable);
            search_heap_insert(&search->heap, variable);
        }
    }
}

uint32_t search_branch_active(struct search *search)
{
    while (search->value[search->heap.items[0]] != SEARCH_UNKNOWN)
        search_heap_drop(&search->heap);
    uint32_t variable = search->heap.items[0];
    uint32_t cell = search_variable_cell(search, variable);
    uint64_t last = search->last_digit[cell] ? sudoku_digitset_of(search->last_digit[cell]) : 0;
    if (search->set[cell] & last)
        variable = search_member(search, cell, last);
    return search_literal(variable, true);
}
