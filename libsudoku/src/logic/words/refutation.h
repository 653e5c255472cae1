/* Why a candidate is impossible: the singles that it leads to, and what they leave empty. */
#ifndef LOGIC_WORDS_REFUTATION_H
#define LOGIC_WORDS_REFUTATION_H

#include "logic/words/words.h"

/* Says LEAD and how DIGIT in CELL leads from the candidates LEFT of each cell to a contradiction by
 * singles; nothing, and false, where it does not. */
bool words_say_refutation(struct words *words, const char *lead, const sudoku_digitset *left,
                          unsigned cell, unsigned digit);

#endif
