/* An estimate of the number of solutions. */
#ifndef SOLVE_ANSWER_ESTIMATE_H
#define SOLVE_ANSWER_ESTIMATE_H

#include "solve/answer/question.h"

/* Estimates the number of solutions and writes the answer. */
enum sudoku_status estimate_question(const struct question_context *asked);

#endif
