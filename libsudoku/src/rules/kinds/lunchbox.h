/* The sum between extremes, also a clue of rows and columns. */
#ifndef RULES_KINDS_LUNCHBOX_H
#define RULES_KINDS_LUNCHBOX_H

#include <sudoku/rules.h>

/* The largest sum, of the values 2 to 15. */
enum { KIND_MAX_SANDWICH = 119 };

extern const struct sudoku_rule_kind kind_lunchbox;
extern const struct sudoku_rule_kind kind_sandwich;

#endif
