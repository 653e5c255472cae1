/* The rule on how far regions go: a number is one more than the sum of runs of joined pairs, each
 * from the beginning of an arm. */
#ifndef RULES_RUNS_H
#define RULES_RUNS_H

#include <sudoku/rules.h>

enum { RUNS_MAX_ARMS = 64, RUNS_MAX_PAIRS = 62 };

/* The first cell of the rule has the number; the pairs of arms follow, at most RUNS_MAX_PAIRS. */
struct runs_spec {
    int offset; /* the value plus this is the number */
    unsigned arm_count;
    uint16_t lengths[RUNS_MAX_ARMS]; /* in pairs */
};

extern const struct sudoku_rule_kind runs_kind;

#endif
