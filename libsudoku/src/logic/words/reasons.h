/* Why a step holds, in words. */
#ifndef LOGIC_WORDS_REASONS_H
#define LOGIC_WORDS_REASONS_H

#include "logic/words/words.h"

/* Says it as players of its technique do, or by the shape of its premises. */
void words_say_reason(struct words *words);

/* Whether the step rests on the whole board, with no pattern to look at. */
bool words_is_trial(const struct sudoku_step *step);

#endif
