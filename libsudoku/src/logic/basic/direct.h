/* Sudoku Explainer's direct moves: a pattern and the hidden single that it creates, as one step. */
#ifndef LOGIC_BASIC_DIRECT_H
#define LOGIC_BASIC_DIRECT_H

#include "logic/search.h"

/* Variants: units other than lines, or lines. */
enum { DIRECT_BOXES = 0, DIRECT_LINES = 1 };

/* A hidden single in a unit of the variant's kind. */
bool direct_find_single(struct search *search);

/* The places of a digit in a unit of the variant's kind all lie in a second unit, which leaves a
 * third one of that kind one place. */
bool direct_find_locked(struct search *search);

/* VARIANT digits share as many places of a unit, which leaves another digit one place there. */
bool direct_find_hidden_set(struct search *search);

#endif
