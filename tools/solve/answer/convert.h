/* Puzzles that are not solved, as CSV and JSON. */
#ifndef SOLVE_ANSWER_CONVERT_H
#define SOLVE_ANSWER_CONVERT_H

#include "solve/answer/question.h"

/* Adds the puzzle that is ASKED about with all that is known of it, in FORMAT: CSV or JSON. */
void convert_add(const struct question_context *asked, enum sudoku_text_format format);

#endif
