/* Why almost locked sets that are linked allow a step. */
#ifndef LOGIC_WORDS_LINKED_SETS_H
#define LOGIC_WORDS_LINKED_SETS_H

#include "logic/words/words.h"

/* Of sets in a row: "almost locked sets in ... are linked by ..., which leaves ...". */
void words_say_linked_sets(struct words *words);

/* Of a Death Blossom: a stem each of whose candidates leads to a set. */
void words_say_blossom(struct words *words);

#endif
