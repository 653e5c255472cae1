/* What a form cannot say of a puzzle: read again, it would be another one. */
#ifndef SOLVE_ANSWER_LOSSES_H
#define SOLVE_ANSWER_LOSSES_H

#include "solve/answer/question.h"

/* Whether the candidates of the puzzle leave an empty cell less than DIGITS do. */
bool losses_are_narrowed(const struct question_context *asked, const uint8_t *digits);

/* Says what is lost of the puzzle that is written in FORMAT, or by a pattern. What the options name
 * is not: who named it knows. */
void losses_say(const struct question_context *asked, enum sudoku_text_format format);

#endif
