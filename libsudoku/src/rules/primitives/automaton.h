/* The rule that an automaton accepts the values of a line. */
#ifndef RULES_AUTOMATON_H
#define RULES_AUTOMATON_H

#include <sudoku/rules.h>

extern const struct sudoku_rule_kind automaton_kind;

#endif
