/* The reason why a technique between the links of a net excludes a candidate. */
#ifndef LOGIC_WORDS_EXCLUSION_H
#define LOGIC_WORDS_EXCLUSION_H

#include "logic/words/words.h"

/* Says why DIGIT of CELL is excluded if LEFT are the candidates of each cell. Returns false, and
 * says nothing, if none of these techniques excludes it. */
bool words_say_exclusion(struct words *words, const sudoku_digitset *left, unsigned cell,
                         unsigned digit);

#endif
