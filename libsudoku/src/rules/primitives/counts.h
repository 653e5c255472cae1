/* The rule on the number of cells with certain values. */
#ifndef RULES_COUNTS_H
#define RULES_COUNTS_H

#include "rules/site.h"

extern const struct sudoku_rule_kind counts_kind;

struct count_groups;

/* Divides the cells of site->rule by which of them differ; NULL if memory is short. */
const struct count_groups *counts_create_groups(struct sudoku_rule_site *site);

/* Narrows SETS of the rule's cells so that the number of those with a value of VALUES is one of
 * COUNTS, by bits; false if this is impossible. */
bool counts_narrow_groups(const struct count_groups *groups, sudoku_valueset *sets,
                          sudoku_valueset values, uint64_t counts);

#endif
