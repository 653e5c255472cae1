/* Sums of different values, by the combinations of values that have the sum. */
#ifndef RULES_CAGE_H
#define RULES_CAGE_H

#include "rules/combinations.h"

struct cage {
    const struct combinations *combinations;
    unsigned count; /* of cells */
    int sum;        /* of values from 0 */
};

/* Narrows SETS (count of them) to the combinations that fit; false if none does. */
bool cage_narrow(const struct cage *cage, sudoku_valueset *sets);

/* Narrows SETS, the cells of CAGE and after them all other cells of a full unit that holds it:
 * these have the values that the cage leaves. COUNT is the number of all. False if no combination
 * fits. */
bool cage_narrow_unit(const struct cage *cage, sudoku_valueset *sets, unsigned count);

#endif
