/* Why a candidate is excluded by what chains have left so far: the techniques that stand between
 * the links of nets. */
#ifndef LOGIC_WORDS_EXCLUSION_H
#define LOGIC_WORDS_EXCLUSION_H

#include "logic/words/words.h"

/* Says LEAD and why DIGIT of CELL is excluded where LEFT are the candidates of each cell; nothing,
 * and false, where none of these techniques does that. */
bool words_say_exclusion(struct words *words, const char *lead, const sudoku_digitset *left,
                         unsigned cell, unsigned digit);

#endif
