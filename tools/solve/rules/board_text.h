/* Boards without rules in dot notation, to which rules of the options are added. */
#ifndef SOLVE_RULES_BOARD_TEXT_H
#define SOLVE_RULES_BOARD_TEXT_H

#include "solve/answer/question.h"

/* Writes the board of ASKED, a puzzle without rules, in dot notation, and then the rules of the
 * options. Returns false if the board has no such form. */
bool board_text_add(const struct question_context *asked, struct buffer *text);

#endif
