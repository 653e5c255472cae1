/* Premises about cells in words: naked sets, remote pairs, wings. */
#ifndef LOGIC_WORDS_CELL_WORDS_H
#define LOGIC_WORDS_CELL_WORDS_H

#include "logic/words/words.h"

/* Says the cells of the step and that they have as many digits as cells, or leave no other way; or
 * the naked single that it places. */
void words_say_premise_cells(struct words *words);

void words_say_naked_set(struct words *words);
void words_say_remote_pair(struct words *words);
void words_say_wing(struct words *words);

#endif
