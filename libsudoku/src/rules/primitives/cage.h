/* Sums of different values, by the combinations of values that have the sum. */
#ifndef RULES_CAGE_H
#define RULES_CAGE_H

#include "rules/primitives/combinations.h"

struct cage {
    const struct combinations *combinations;
    unsigned count; /* of cells */
    int sum;        /* of values from 0 */
};

/* Narrows SETS (count of them) to the combinations that fit; false if none does. */
bool cage_narrow(const struct cage *cage, sudoku_valueset *sets);

/* Adds to KEPT what of SETS, COUNT cells that differ, is in COMBINATION, a set of as many values,
 * if they fit it; false if not. */
bool cage_add_fitting(const sudoku_valueset *sets, unsigned count, sudoku_valueset combination,
                      sudoku_valueset *kept);

/* Narrows SETS, COUNT cells that differ, to those of the SIZE sets OF_VALUES that fit; false if
 * none does. */
bool cage_narrow_sets(const sudoku_valueset *of_values, unsigned size, sudoku_valueset *sets,
                      unsigned count);

#endif
