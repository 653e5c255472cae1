/* Questions that the explainer answers, as text or JSON: the path, the next step, all steps. */
#ifndef SOLVE_ANSWER_EXPLAIN_H
#define SOLVE_ANSWER_EXPLAIN_H

#include "solve/answer/question.h"

/* Puts the question of the options and writes the answer. */
enum outcome explain_question(const struct question_context *asked);

#endif
