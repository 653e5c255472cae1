/* Deadly patterns, impossible in a puzzle with one solution, in words. */
#ifndef LOGIC_WORDS_UNIQUENESS_H
#define LOGIC_WORDS_UNIQUENESS_H

#include "logic/words/words.h"

void words_say_pattern(struct words *words);

#endif
