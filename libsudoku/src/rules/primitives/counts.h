/* The rule on the number of cells with certain values. */
#ifndef RULES_COUNTS_H
#define RULES_COUNTS_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind counts_kind;

#endif
