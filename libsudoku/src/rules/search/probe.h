/* Trials of single values before a long search: those that propagation refutes are removed. */
#ifndef RULES_SEARCH_PROBE_H
#define RULES_SEARCH_PROBE_H

#include "engine/limiter.h"
#include "rules/search/propagate.h"

/* Returns the number of values of cells with several in SETS: that of trials of a pass. */
unsigned probe_trial_count(const struct program *program, const sudoku_valueset *sets);

/* Removes from SETS, which are propagated, each value that alone leads to a contradiction, until
 * none does, or until a limit is reached. COPY is as large as SETS. False if a cell has no value
 * left. */
bool probe_values(struct rule_propagation *propagation, sudoku_valueset *sets,
                  sudoku_valueset *copy, struct limiter *limiter);

#endif
