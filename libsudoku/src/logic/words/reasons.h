/* The reason of a step in words. */
#ifndef LOGIC_WORDS_REASONS_H
#define LOGIC_WORDS_REASONS_H

#include "logic/words/words.h"

/* Says the reason as players of the technique do, or by the shape of the premises. */
void words_say_reason(struct words *words);

/* Returns the number of cases in which the conclusions hold; 0 or 1 if there are no cases. */
size_t words_case_count(const struct words *words);

/* True if the step rests on the whole board, without a pattern to show. */
bool words_is_trial(const struct sudoku_step *step);

#endif
