/* Exocets in words. */
#ifndef LOGIC_WORDS_EXOCET_WORDS_H
#define LOGIC_WORDS_EXOCET_WORDS_H

#include "logic/words/words.h"

/* Says the base of an exocet, its digits, the lines across, which have its places, and its targets,
 * where its fins are; of a double exocet both bases, with the targets of each. */
void words_say_exocet(struct words *words);

#endif
