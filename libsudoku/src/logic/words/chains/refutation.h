/* The reason why a candidate is impossible: the singles it causes, and the conflict they end in. */
#ifndef LOGIC_WORDS_REFUTATION_H
#define LOGIC_WORDS_REFUTATION_H

#include "logic/words/words.h"

/* Says how DIGIT in CELL leads from the candidates LEFT of each cell to a contradiction by singles.
 * Returns false, and says nothing, if it does not. */
bool words_say_refutation(struct words *words, const sudoku_digitset *left, unsigned cell,
                          unsigned digit);

#endif
