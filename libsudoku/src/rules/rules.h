/* The list of rules. */
#ifndef RULES_RULES_H
#define RULES_RULES_H

#include <sudoku/rules.h>

#include "rules/arena.h"

/* Alternatives within alternatives. */
enum { RULES_MAX_NESTED = 16 };

/* Alternatives that are not yet closed. */
struct rules_open {
    unsigned outer;           /* the choice around them */
    struct either_spec *spec; /* of the rule that they become */
};

struct sudoku_rules {
    struct sudoku_allocator allocator;
    unsigned rows, columns;
    unsigned min_value, value_count;
    unsigned board_cell_count, cell_count;
    sudoku_valueset values[SUDOKU_RULES_MAX_CELLS];
    bool is_auxiliary[SUDOKU_RULES_MAX_CELLS];
    /* The factor of a cell's weight when the search chooses one; 0 stands for 1. */
    uint8_t priority[SUDOKU_RULES_MAX_CELLS];
    uint16_t row[SUDOKU_RULES_MAX_CELLS], column[SUDOKU_RULES_MAX_CELLS];
    struct sudoku_rule *rule;
    size_t rule_count, rule_capacity;
    struct arena kept;
    int parent;      /* of the next rule */
    unsigned choice; /* of the next rule */
    unsigned choice_count;
    struct rules_open open[RULES_MAX_NESTED];
    unsigned open_count;
};

/* Returns all values of the board. */
static inline sudoku_valueset rules_all_values(const struct sudoku_rules *rules)
{
    return (sudoku_valueset)((1U << rules->value_count) - 1);
}

/* The values of an array VALUES of all cells that RULE speaks of, in its order, in OWN; false if
 * one is empty. */
bool rules_gather(const struct sudoku_rule *rule, const uint8_t *values, uint8_t *own);

/* True if a cell is in RULE twice. */
bool rules_rule_has_twice(const struct sudoku_rule *rule);

/* True if VALUES, of all cells, obey RULE, or leave a cell of it empty. */
bool rules_rule_holds(const struct sudoku_rules *rules, const struct sudoku_rule *rule,
                      const uint8_t *values);

/* True if VALUES, of all cells, obey all rules of the alternative CHOICE (0: of none). */
bool rules_choice_holds(const struct sudoku_rules *rules, unsigned choice, const uint8_t *values);

/* Adds the rules of rows, columns and boxes that OPTIONS describe. */
enum sudoku_status rules_add_units(struct sudoku_rules *rules,
                                   const struct sudoku_rules_options *options);

/* Adds the rules of the units of LAYOUT. */
enum sudoku_status rules_add_layout_units(struct sudoku_rules *rules,
                                          const struct sudoku_layout *layout);

#endif
