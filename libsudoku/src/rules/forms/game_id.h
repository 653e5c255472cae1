/* Latin squares as identifiers of games in Simon Tatham's collection of puzzles. */
#ifndef RULES_FORMS_GAME_ID_H
#define RULES_FORMS_GAME_ID_H

#include "rules/forms/form.h"

/* Rewrites an identifier: a side, letters of a difficulty, a colon, and what "Keen" or "Unequal"
 * writes after it.
 *
 * Keen: the lines between neighbors, those of rows first, as lengths of stretches without a line
 * (_ 0, a 1 ... y 25, each before a line; z 25, before none) which a number repeats; a comma; and a
 * letter (a sum, s difference, m product, d quotient) and a number for each cage, in the order of
 * their first cells.
 *
 * Unequal: for each cell its digit, or 0, the letters of the neighbors that are less (U, R, D, L)
 * and a comma. */
enum sudoku_status game_id_write(struct form_writer *writer);

#endif
