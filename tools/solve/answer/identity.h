/* The identity of a puzzle. */
#ifndef SOLVE_ANSWER_IDENTITY_H
#define SOLVE_ANSWER_IDENTITY_H

#include "cli/text/identity.h"
#include "solve/answer/question.h"

/* The number in the text of the puzzle, else its place in the input, from 1. */
uint64_t identity_number(const struct question_context *asked);

/* The identity of a puzzle without an answer because of ERROR (NULL: it has one), both of which
 * must outlive it. */
struct identity identity_of(const struct question_context *asked, const char *error);

/* Adds the title of the options with their patterns filled in, and a zero byte. */
void identity_add_title(const struct question_context *asked, struct buffer *title);

#endif
