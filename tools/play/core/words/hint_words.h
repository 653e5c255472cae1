/* Hints in words: the library's sentences in English; in other languages the place, the name of the
 * technique, and its result in the common notation, such as "r1c5=7" and "r2c3<>4". */
#ifndef PLAY_CORE_WORDS_HINT_WORDS_H
#define PLAY_CORE_WORDS_HINT_WORDS_H

#include "play/core/model/judge.h"
#include "play/core/words/phrases.h"

/* Writes HINT, a step of BOARD, up to LEVEL to TEXT of SIZE bytes. A longer text is cut and ends in
 * three dots. */
void hint_write(enum language language, const struct board *board, const struct hint *hint,
                enum sudoku_hint level, char *text, size_t size);

#endif
