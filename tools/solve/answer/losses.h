/* Information lost in a text form: read again, the puzzle would differ. */
#ifndef SOLVE_ANSWER_LOSSES_H
#define SOLVE_ANSWER_LOSSES_H

#include "solve/answer/question.h"

/* True if the candidates of the puzzle exclude some that DIGITS leave in empty cells. */
bool losses_are_narrowed(const struct question_context *asked, const uint8_t *digits);

/* Adds messages on what FORMAT, or a pattern, cannot represent, except for what the options
 * specify. */
void losses_say(const struct question_context *asked, enum sudoku_text_format format);

#endif
