/* Chains and colors in words. */
#ifndef LOGIC_WORDS_CHAINS_H
#define LOGIC_WORDS_CHAINS_H

#include "logic/words/words.h"

/* Says what the chain shows, and the chain as players write it: = for a strong link, - for a weak
 * one. */
void words_say_chain(struct words *words);

/* True if the links alternate and lead from their start back to it. */
bool words_is_loop(const struct sudoku_step *step);

/* Says that one end of each weak link of a loop is true. */
void words_say_loop(struct words *words);

/* Says the links of DATA, a struct sudoku_step; of a long folded list the ends. */
void words_say_links(struct words *words, const void *data);

/* Says LINK without its first node. */
void words_say_link(struct words *words, const struct sudoku_link *link);

/* True if link I continues the one before it; a weak link after a weak one begins a new chain. */
bool words_goes_on(const struct sudoku_step *step, size_t i);

/* Says the two colors of each part connected by strong links. */
void words_say_colors(struct words *words);

#endif
