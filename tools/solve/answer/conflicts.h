/* What is wrong with givens that have no solution. */
#ifndef SOLVE_ANSWER_CONFLICTS_H
#define SOLVE_ANSWER_CONFLICTS_H

#include "solve/answer/question.h"

enum { CONFLICTS_MOST = 32 /* that are told of a puzzle */ };

/* Stores up to CAPACITY conflicts of the givens in CONFLICTS; gives how many. */
size_t conflicts_find(const struct question_context *asked, struct sudoku_conflict *conflicts,
                      size_t capacity);

/* Says on standard error which givens conflict, and which is likely mistyped. STATUS:
 * SUDOKU_CONFLICT or SUDOKU_NO_SOLUTION. */
void conflicts_explain(const struct question_context *asked, enum sudoku_status status);

#endif
