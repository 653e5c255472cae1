/* The rule on a sum of multiples of values. */
#ifndef RULES_LINEAR_H
#define RULES_LINEAR_H

#include "rules/narrower.h"
#include "rules/primitives/choices.h"

extern const struct sudoku_rule_kind linear_kind;

/* What the rule says: the sum of COEFFICIENTS, one per cell, times values is MIN..MAX. */
struct linear_spec {
    const int *coefficients;
    int min, max;
};

/* Returns the sets of values that the cells of NARROWER may have if they differ and have a sum;
 * NULL for another narrower. */
const struct cage_choices *linear_choices(const struct narrower *narrower);

#endif
