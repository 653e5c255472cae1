/* The first wrong digit or missing candidate of a position whose givens have one solution. */
#ifndef SOLVE_ANSWER_MISTAKE_H
#define SOLVE_ANSWER_MISTAKE_H

#include "solve/answer/question.h"

/* Adds a sentence, terminated, on the first mistake of a position, which has STATUS, to TEXT.
 * Returns false if it has solutions, or if the givens alone do not have exactly one. */
bool mistake_find(const struct question_context *asked, enum sudoku_status status,
                  struct buffer *text);

#endif
