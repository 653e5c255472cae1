/* Rules that alone exclude the values of all cells, such as those that givens break. */
#ifndef RULES_CONFLICT_H
#define RULES_CONFLICT_H

#include "rules/search/program.h"

/* Returns the first of the caller's rules whose own parts, one after another until nothing changes,
 * exclude SETS of all cells; rule_count if there is none. */
unsigned conflict_find(const struct program *program, const sudoku_valueset *sets);

#endif
