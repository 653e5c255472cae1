/* Sums of different values, by the combinations of values that have the sum. */
#ifndef RULES_CAGE_H
#define RULES_CAGE_H

#include "rules/primitives/choices.h"

struct cage {
    const struct cage_choices *choices; /* the sets of values that have the sum */
    unsigned count;                     /* of cells */
    int sum;                            /* of values from 0 */
};

/* Narrows SETS (count of them) to the combinations that fit; false if none does. */
bool cage_narrow(const struct cage *cage, sudoku_valueset *sets);

#endif
