/* The reasons of steps by linked almost locked sets. */
#ifndef LOGIC_WORDS_LINKED_SETS_H
#define LOGIC_WORDS_LINKED_SETS_H

#include "logic/words/words.h"

/* For a chain of sets: "almost locked sets in ... are linked by ..., which leaves ...". */
void words_say_linked_sets(struct words *words);

/* For a Death Blossom: each candidate of the stem is linked to a set. */
void words_say_blossom(struct words *words);

#endif
