/* The conclusions of a step in words. */
#ifndef LOGIC_WORDS_CONCLUSIONS_H
#define LOGIC_WORDS_CONCLUSIONS_H

#include "logic/words/words.h"

/* Says "r1c1 is 7", or "r1c4 and r1c5 lose 1 and 6, and r1c6 loses 6": by cells or by digits,
 * whichever is shorter. */
void words_say_conclusions(struct words *words);

#endif
