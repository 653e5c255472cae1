/* Sets of values that cells may have, one of which is theirs. Each is a bit of a word: a table
 * finds those that share a value with a cell, and only the sets that all cells touch are narrowed
 * one by one. */
#ifndef RULES_CHOICES_H
#define RULES_CHOICES_H

#include "rules/arena.h"
#include "rules/rules.h"

struct cage_choices;

/* Returns the SIZE sets OF_VALUES, each of as many of the VALUE_COUNT values as there are cells, in
 * memory of ARENA; NULL if it is short. */
const struct cage_choices *choices_create(struct arena *arena, const sudoku_valueset *of_values,
                                          unsigned size, unsigned value_count);

/* Narrows SETS, COUNT cells that differ, to the choices that have a value of each cell and no value
 * without a place. False if there are none. */
bool choices_filter(const struct cage_choices *choices, sudoku_valueset *sets, unsigned count);

/* Narrows SETS, COUNT cells that differ, to the choices in which each value has a place, and no
 * two cells need the same one. Stores in *REQUIRED the values that all of these have. False
 * if there are none. */
bool choices_narrow(const struct cage_choices *choices, sudoku_valueset *sets, unsigned count,
                    sudoku_valueset *required);

/* Adds to KEPT what of SETS, COUNT cells that differ, is in CHOICE, a set of as many values,
 * if they fit it; false if not. */
bool choices_add_fitting(const sudoku_valueset *sets, unsigned count, sudoku_valueset choice,
                         sudoku_valueset *kept);

#endif
