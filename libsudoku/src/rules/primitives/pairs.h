/* The rule that two cells are related by a table. */
#ifndef RULES_PAIRS_H
#define RULES_PAIRS_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind pairs_kind;

/* True if the relation of RULE excludes equal values. */
bool pairs_differ(const struct sudoku_rule *rule);

#endif
