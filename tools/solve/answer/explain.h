/* Questions for the explainer: the path, the next step, all steps, the rating. */
#ifndef SOLVE_ANSWER_EXPLAIN_H
#define SOLVE_ANSWER_EXPLAIN_H

#include "solve/answer/question.h"

/* Answers the question of the options. */
enum outcome explain_question(const struct question_context *asked);

#endif
