/* Fish in words. */
#ifndef LOGIC_WORDS_FISH_H
#define LOGIC_WORDS_FISH_H

#include "logic/words/words.h"

/* Says "3 in rows 2 and 4 is confined to columns 1 and 5 and the fin r2c6". */
void words_say_fish(struct words *words);

/* Says where the fins, and the other relevant places, lead. */
void words_say_kraken(struct words *words);

#endif
