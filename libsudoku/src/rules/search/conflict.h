/* Rules that alone exclude the values of all cells, such as those that givens break. */
#ifndef RULES_CONFLICT_H
#define RULES_CONFLICT_H

#include "rules/search/program.h"

/* True if OWNER, a rule of the caller, alone excludes SETS of all cells. */
bool conflict_excludes(const struct program *program, unsigned owner, const sudoku_valueset *sets);

/* Stores in *IS_OWN whether rule OWNER of RULES alone excludes all values of the board, whatever is
 * given. Returns SUDOKU_OK, SUDOKU_ERR_MEMORY, or what prepare() of a kind returned. */
enum sudoku_status conflict_is_own(const struct sudoku_rules *rules, unsigned owner, bool *is_own);

/* Returns the first of the caller's rules whose own parts, one after another until nothing changes,
 * exclude SETS of all cells; rule_count if there is none. */
unsigned conflict_find(const struct program *program, const sudoku_valueset *sets);

#endif
