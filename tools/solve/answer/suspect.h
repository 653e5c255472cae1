/* Which given is likely mistyped: one without which a puzzle that has no solution has exactly one.
 */
#ifndef SOLVE_ANSWER_SUSPECT_H
#define SOLVE_ANSWER_SUSPECT_H

#include "solve/answer/question.h"

/* Adds a sentence, terminated, that names up to three suspects in the puzzle that is ASKED about to
 * TEXT. False: none. */
bool suspect_given(const struct question_context *asked, struct buffer *text);

#endif
