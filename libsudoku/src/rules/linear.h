/* The rule on a sum of multiples of values. */
#ifndef RULES_LINEAR_H
#define RULES_LINEAR_H

#include "rules/narrower.h"

extern const struct sudoku_rule_kind linear_kind;

/* What the rule says: the sum of COEFFICIENTS, one per cell, times values is MIN..MAX. */
struct linear_spec {
    const int *coefficients;
    int min, max;
};

/* True if NARROWER is that of a sum of different cells, with the sum of values from 0 in *SUM. */
bool linear_is_cage(const struct narrower *narrower, int *sum);

#endif
