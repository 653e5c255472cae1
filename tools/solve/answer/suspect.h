/* The given that is likely mistyped: without it a puzzle without a solution has exactly one. */
#ifndef SOLVE_ANSWER_SUSPECT_H
#define SOLVE_ANSWER_SUSPECT_H

#include "solve/answer/question.h"

/* Appends a sentence, terminated, that names up to three suspects. Returns false if there are none.
 */
bool suspect_given(const struct question_context *asked, struct buffer *text);

#endif
