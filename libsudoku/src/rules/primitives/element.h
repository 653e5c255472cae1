/* The rule that a cell has the value of the cell that another one points to. */
#ifndef RULES_ELEMENT_H
#define RULES_ELEMENT_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind element_kind;

#endif
