/* Patterns of many cells in words: multi-sector locked sets, tridagons and exocets. */
#ifndef LOGIC_WORDS_SECTOR_WORDS_H
#define LOGIC_WORDS_SECTOR_WORDS_H

#include "logic/words/words.h"

/* Says the lines of the set, and which digits are counted by rows and which by columns. */
void words_say_sectors(struct words *words);

/* Says the three digits, the cells, and the other candidates of these, the step's fins. */
void words_say_tridagon(struct words *words);

/* Says an exocet: its base, its digits, the lines across, which have its places, and its targets,
 * where its fins are. */
void words_say_exocet(struct words *words);

#endif
