/* Repair of puzzles without a unique solution. */
#ifndef SOLVE_ANSWER_REPAIR_H
#define SOLVE_ANSWER_REPAIR_H

#include "solve/answer/question.h"

/* Answers --repair. */
enum outcome repair_question(const struct question_context *asked);

#endif
