/* One question about one puzzle, and its answer as text. */
#ifndef SOLVE_ANSWER_ANSWER_H
#define SOLVE_ANSWER_ANSWER_H

#include "solve/answer/question.h"

/* Puts the question of the options, writes the answer, and says in *STATS what the solver did. */
enum outcome answer_question(const struct question_context *asked, struct sudoku_stats *stats);

#endif
