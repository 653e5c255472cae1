/* Answers to questions about puzzles with rules. */
#ifndef SOLVE_RULES_ANSWER_RULES_H
#define SOLVE_RULES_ANSWER_RULES_H

#include "cli/run/tally.h"
#include "solve/answer/question.h"

/* Answers the question of the options about the puzzle of LENGTH bytes at TEXT; adds the work done
 * to STATS. */
enum outcome answer_rules(const struct question_context *asked, const char *text, size_t length,
                          struct sudoku_stats *stats);

/* Warns of what a text has beside rules, which ERROR names after it was read. */
void answer_rules_warn(const struct question_context *asked, const struct sudoku_text_error *error);

#endif
