/* Chains and colors in words. */
#ifndef LOGIC_WORDS_CHAINS_H
#define LOGIC_WORDS_CHAINS_H

#include "logic/words/words.h"

/* What the chain shows, and the chain as players write it: = for a strong link, - for a weak one.
 */
void words_say_chain(struct words *words);

/* One end of each weak link of a loop is true. */
void words_say_loop(struct words *words);

/* The links alone. */
void words_say_links(struct words *words);

/* The two colors of each part that strong links hold together. */
void words_say_colors(struct words *words);

#endif
