/* Forcing chains and nets in words: the implications of each case, or the contradiction. */
#ifndef LOGIC_WORDS_FORCING_H
#define LOGIC_WORDS_FORCING_H

#include "logic/words/words.h"

/* Says "if r1c2 is 3, r4c4 is not 7 by the chain ...; if it is 5, by the chain ...", which holds
 * "in both cases"; or "if r4c2 is 2, r1c3 is 5 by the chain ..., but is not by the chain ...". */
void words_say_forcing(struct words *words);

/* Returns the number of cases in which the conclusion holds; 1 for a contradiction, 0 for a step of
 * another form. */
size_t words_forcing_cases(const struct words *words);

#endif
