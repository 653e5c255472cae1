/* Deadly patterns, impossible in a puzzle with one solution, in words. */
#ifndef LOGIC_WORDS_UNIQUENESS_H
#define LOGIC_WORDS_UNIQUENESS_H

#include "logic/words/words.h"

void words_say_pattern(struct words *words);

/* Says the extra candidates of a BUG+n, the step's fins. */
void words_say_bug_plus(struct words *words);

/* Says the candidate that would complete a reverse BUG, which the step eliminates. */
void words_say_reverse_bug(struct words *words);

#endif
