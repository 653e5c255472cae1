/* Patterns of many cells in words: multi-sector locked sets and tridagons. */
#ifndef LOGIC_WORDS_SECTOR_WORDS_H
#define LOGIC_WORDS_SECTOR_WORDS_H

#include "logic/words/words.h"

/* Says the lines of the set, and which digits are counted by rows and which by columns. */
void words_say_sectors(struct words *words);

/* Says the three digits, the cells, and the other candidates of these, the step's fins. */
void words_say_tridagon(struct words *words);

#endif
