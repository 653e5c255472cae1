/* The rule on a sum of multiples of values. */
#ifndef RULES_LINEAR_H
#define RULES_LINEAR_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind linear_kind;

/* What the rule says: the sum of COEFFICIENTS, one per cell, times values is MIN..MAX. */
struct linear_spec {
    const int *coefficients;
    int min, max;
};

#endif
