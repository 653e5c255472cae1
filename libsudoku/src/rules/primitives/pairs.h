/* The rule that two cells are related by a table. */
#ifndef RULES_PAIRS_H
#define RULES_PAIRS_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind pairs_kind;

/* Returns the values that the cells of RULE never both have. */
sudoku_valueset pairs_unequal(const struct sudoku_rule *rule);

/* True if RULE, of two cells, allows nothing but equal values. */
bool pairs_allow_equal_only(const struct sudoku_rule *rule);

/* True if RULE, of two cells, excludes nothing but equal values. */
bool pairs_exclude_equal_only(const struct sudoku_rule *rule);

#endif
