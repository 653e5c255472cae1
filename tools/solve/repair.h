/* The question what is wrong with a puzzle that has not one solution, and what would mend it. */
#ifndef SOLVE_REPAIR_H
#define SOLVE_REPAIR_H

#include "solve/question.h"

/* Answers it, as text or JSON. */
enum outcome repair_question(const struct question_context *asked);

#endif
