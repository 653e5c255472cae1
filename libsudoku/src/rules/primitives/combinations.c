#include "rules/primitives/combinations.h"

#include "rules/valueset.h"

static unsigned sum_of(sudoku_valueset set)
{
    unsigned sum = 0;
    for (unsigned left = set; left; left &= left - 1)
        sum += valueset_min((sudoku_valueset)left);
    return sum;
}

/* Turns the numbers of sets, each stored one place late, into places. */
static void add_up(struct combinations *own)
{
    uint32_t place = 0;
    for (unsigned size = 0; size <= SUDOKU_RULES_MAX_VALUES; size++) {
        for (unsigned sum = 0; sum < COMBINATIONS_MAX_SUM + 2; sum++) {
            place += own->first[size][sum];
            own->first[size][sum] = place;
        }
    }
}

const struct combinations *combinations_create(struct arena *arena, unsigned value_count)
{
    uint32_t set_count = UINT32_C(1) << value_count;
    struct combinations *own =
        arena_alloc(arena, sizeof *own + set_count * sizeof(sudoku_valueset));
    if (!own)
        return NULL;
    for (uint32_t set = 0; set < set_count; set++)
        own->first[valueset_count((sudoku_valueset)set)][sum_of((sudoku_valueset)set) + 1]++;
    add_up(own);
    uint32_t used[SUDOKU_RULES_MAX_VALUES + 1][COMBINATIONS_MAX_SUM + 1] = {{0}};
    for (uint32_t set = 0; set < set_count; set++) {
        unsigned size = valueset_count((sudoku_valueset)set), sum = sum_of((sudoku_valueset)set);
        own->set[own->first[size][sum] + used[size][sum]++] = (sudoku_valueset)set;
    }
    return own;
}
