/* Chains and colors in words. */
#ifndef LOGIC_WORDS_CHAINS_H
#define LOGIC_WORDS_CHAINS_H

#include "logic/words/words.h"

/* What the chain shows, and the chain as players write it: = for a strong link, - for a weak one.
 */
void words_say_chain(struct words *words);

/* One end of each weak link of a loop is true. */
void words_say_loop(struct words *words);

/* The links alone; one of them, without the node that it begins with. */
void words_say_links(struct words *words);
void words_say_link(struct words *words, const struct sudoku_link *link);

/* Whether link I goes on where the one before it ends; a weak one after a weak one begins anew. */
bool words_goes_on(const struct sudoku_step *step, size_t i);

/* The two colors of each part that strong links hold together. */
void words_say_colors(struct words *words);

#endif
