/* What tells a puzzle from others: number, name, file, line and comment. */
#ifndef SOLVE_ANSWER_IDENTITY_H
#define SOLVE_ANSWER_IDENTITY_H

#include "solve/answer/question.h"

/* The number that its text gives the puzzle, else its place in the input, from 1. */
uint64_t identity_number(const struct question_context *asked);

/* The columns of identity_add_csv(), without a line feed. */
extern const char identity_csv_header[];

/* Adds the fields, without a comma before them or a line feed. */
void identity_add_csv(const struct question_context *asked, struct buffer *out);

/* Adds ,"number":... and so on. A puzzle without a name has no such key. */
void identity_add_json(const struct question_context *asked, struct buffer *out);

/* Adds the title of the picture that the options ask for to TITLE, and a zero byte: the puzzle's
 * number for %d, its file for %f, its name for %t, its comment for %c, and % for %%. */
void identity_add_title(const struct question_context *asked, struct buffer *title);

#endif
