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
    /* cell_count * cell_count: the values that two cells never both have. */
    const sudoku_valueset *unequal;
    /* Sets of values by size and sum. */
    const struct combinations *combinations;
};

/* Adds to UNEQUAL (cell_count * cell_count) the values that two cells never both have by the rules
 * of CHOICE. */
void site_add_unequal(const struct sudoku_rules *rules, unsigned choice, sudoku_valueset *unequal);

#endif
