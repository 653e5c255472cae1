/* Automata of few states, whose sets of states are the bits of a number: a step is a table's
 * entry. */
#ifndef RULES_STEP_TABLES_H
#define RULES_STEP_TABLES_H

#include <sudoku/rules.h>

#include "rules/site.h"

enum { STEP_TABLES_MAX_STATES = 16, STEP_TABLES_MAX_CELLS = 256 };

struct step_tables;

/* Returns tables of AUTOMATON, with at most STEP_TABLES_MAX_STATES states, for VALUE_COUNT values,
 * in memory of SITE; NULL if that is short. */
const struct step_tables *step_tables_create(struct sudoku_rule_site *site,
                                             const struct sudoku_automaton *automaton,
                                             unsigned value_count);

/* Keeps of COUNT (up to STEP_TABLES_MAX_CELLS) SETS the values on a way from the start to the end;
 * false if there is none. */
bool step_tables_narrow(const struct step_tables *tables, sudoku_valueset *sets, unsigned count);

#endif
