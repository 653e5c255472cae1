/* Singles in words, with what excludes the other candidates or places. */
#ifndef LOGIC_WORDS_SINGLES_H
#define LOGIC_WORDS_SINGLES_H

#include "logic/words/words.h"

/* Says that the placed cell is the last one of its unit. */
void words_say_full_house(struct words *words);

/* Says that the cell has one candidate left, and the digits that it sees by unit. */
void words_say_naked_single(struct words *words);

/* Says that a digit has one place left in its unit, and the placed digits that the other empty
 * cells see. */
void words_say_hidden_single(struct words *words);

#endif
