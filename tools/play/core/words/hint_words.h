/* Hints in words: the unit to look at by the game's phrases, then the library's sentences. */
#ifndef PLAY_CORE_WORDS_HINT_WORDS_H
#define PLAY_CORE_WORDS_HINT_WORDS_H

#include "play/core/model/judge.h"
#include "play/core/words/phrases.h"

/* Returns the phrase for RESULT. */
enum phrase phrase_of_result(enum hint_result result);

/* Writes HINT, a step of BOARD, up to LEVEL to TEXT of SIZE bytes. A longer text is cut and ends in
 * three dots. */
void hint_write(enum language language, const struct board *board, const struct hint *hint,
                enum sudoku_hint level, char *text, size_t size);

#endif
