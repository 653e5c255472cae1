/* Patterns of a few cells in two crossing units in words: almost locked pairs and triples,
 * fireworks. */
#ifndef LOGIC_WORDS_PATTERN_WORDS_H
#define LOGIC_WORDS_PATTERN_WORDS_H

#include "logic/words/words.h"

void words_say_almost_locked(struct words *words);
void words_say_firework(struct words *words);

#endif
