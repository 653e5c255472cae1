/* Direct moves of Sudoku Explainer: a pattern and the hidden single that it leaves, as one step. */
#ifndef LOGIC_BASIC_DIRECT_H
#define LOGIC_BASIC_DIRECT_H

#include "logic/search.h"

/* For the technique's variant: units that are no lines, or lines. */
enum { DIRECT_BOXES = 0, DIRECT_LINES = 1 };

/* A hidden single in a unit of that kind. */
bool direct_find_single(struct search *search);

/* Places of a digit in a unit of that kind all lie in a second one, and a third one of that kind
 * has then one place left. */
bool direct_find_locked(struct search *search);

/* VARIANT digits have as many places in a unit, where another digit has then one place left. */
bool direct_find_hidden_set(struct search *search);

#endif
