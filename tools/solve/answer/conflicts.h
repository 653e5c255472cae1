/* Conflicts of givens without a solution. */
#ifndef SOLVE_ANSWER_CONFLICTS_H
#define SOLVE_ANSWER_CONFLICTS_H

#include "solve/answer/question.h"

enum { MAX_CONFLICTS = 32 /* maximum number reported per puzzle */ };

/* Stores up to CAPACITY conflicts of the givens in CONFLICTS; returns their number. */
size_t conflicts_find(const struct question_context *asked, struct sudoku_conflict *conflicts,
                      size_t capacity);

/* Adds messages on the conflicting givens and the one likely mistyped, or the mistake of a
 * position. STATUS is SUDOKU_CONFLICT or SUDOKU_NO_SOLUTION. */
void conflicts_explain(const struct question_context *asked, enum sudoku_status status);

#endif
