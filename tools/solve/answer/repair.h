/* The question what is wrong with a puzzle that has not one solution, and what would mend it. */
#ifndef SOLVE_ANSWER_REPAIR_H
#define SOLVE_ANSWER_REPAIR_H

#include "solve/answer/question.h"

/* Answers it, as text or JSON. */
enum outcome repair_question(const struct question_context *asked);

#endif
