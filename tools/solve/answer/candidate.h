/* The candidate that --why or --judge is about. */
#ifndef SOLVE_ANSWER_CANDIDATE_H
#define SOLVE_ANSWER_CANDIDATE_H

#include "solve/answer/question.h"

/* Stores the candidate of the options in *CANDIDATE. Returns false, and the reason in REASON, if
 * the board lacks its cell or digit, or if LOGIC, which is set to the position, does not have it.
 */
bool candidate_find(const struct question_context *asked, const struct sudoku_logic *logic,
                    struct sudoku_candidate *candidate, struct buffer *reason);

#endif
