/* The rule that all rules of at least one alternative hold. */
#ifndef RULES_EITHER_H
#define RULES_EITHER_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind either_kind;

#endif
