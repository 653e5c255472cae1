/* What a rule may know of the board around it when it is prepared. */
#ifndef RULES_SITE_H
#define RULES_SITE_H

#include "rules/arena.h"
#include "rules/rules.h"

/* A slice of an array. */
struct slice {
    uint32_t first, end;
};

struct sudoku_rule_site {
    struct arena *arena;
    const struct sudoku_rules *rules;
    const struct sudoku_rule *rule;
    /* The start values of all cells. */
    const sudoku_valueset *start;
    /* cell_count * cell_count: 1 if two cells differ. */
    const uint8_t *differ;
    /* Sets of values by size and sum. */
    const struct combinations *combinations;
};

/* Stores in DIFFER (cell_count * cell_count) the cells that differ by the rules of CHOICE, in
 * addition to what it has. */
void site_add_differences(const struct sudoku_rules *rules, unsigned choice, uint8_t *differ);

#endif
