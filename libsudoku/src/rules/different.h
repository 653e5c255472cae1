/* The rule that all values differ. */
#ifndef RULES_DIFFERENT_H
#define RULES_DIFFERENT_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind different_kind;

/* The part of different_kind's narrow() for full units that remains when the values of single sets
 * have left the other cells: values with one place. COUNT is the number of cells. */
bool different_find_hidden(sudoku_valueset *sets, unsigned count, sudoku_valueset all);

#endif
