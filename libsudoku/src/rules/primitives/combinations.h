/* All sets of values, by their size and sum. */
#ifndef RULES_COMBINATIONS_H
#define RULES_COMBINATIONS_H

#include "rules/arena.h"
#include "rules/rules.h"

enum { COMBINATIONS_MAX_SUM = SUDOKU_RULES_MAX_VALUES * (SUDOKU_RULES_MAX_VALUES - 1) / 2 };

/* Values count from 0. */
struct combinations {
    /* Where the sets of a size and a sum begin; they end where the next begin. */
    uint32_t first[SUDOKU_RULES_MAX_VALUES + 1][COMBINATIONS_MAX_SUM + 2];
    sudoku_valueset set[];
};

/* Returns the combinations of VALUE_COUNT values in memory of ARENA, or NULL. */
const struct combinations *combinations_create(struct arena *arena, unsigned value_count);

#endif
