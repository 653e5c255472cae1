/* Questions for the solver. */
#ifndef SOLVE_ANSWER_ANSWER_H
#define SOLVE_ANSWER_ANSWER_H

#include "solve/answer/question.h"

/* Answers the question of the options and stores the solver's statistics in *STATS. */
enum outcome answer_question(const struct question_context *asked, struct sudoku_stats *stats);

#endif
