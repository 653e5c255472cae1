/* How many solutions a puzzle has, about. */
#ifndef SOLVE_ANSWER_ESTIMATE_H
#define SOLVE_ANSWER_ESTIMATE_H

#include "solve/answer/question.h"

/* Adds the estimate to the answer, as text or as JSON. */
enum sudoku_status estimate_add(const struct question_context *asked,
                                enum sudoku_text_format format);

#endif
