/* Answers as lines of a pattern. */
#ifndef SOLVE_ANSWER_LINE_H
#define SOLVE_ANSWER_LINE_H

#include "solve/answer/question.h"

/* Adds the line that --format makes of the puzzle that is ASKED about, with SOLUTION (NULL: none),
 * and STATUS, which the search for it ended with. */
void line_add(const struct question_context *asked, const uint8_t *solution,
              enum sudoku_status status);

#endif
