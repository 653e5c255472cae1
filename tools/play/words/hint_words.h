/* Hints in words. English has the library's sentences; other languages say where to look, what the
 * technique is called, and what it does in the notation that players of all languages share, such
 * as "r1c5=7" and "r2c3<>4". */
#ifndef PLAY_WORDS_HINT_WORDS_H
#define PLAY_WORDS_HINT_WORDS_H

#include "play/model/judge.h"
#include "play/words/phrases.h"

/* Writes into TEXT of SIZE bytes what LEVEL tells of HINT, which is a step of GAME; three dots end
 * what has no room. */
void hint_write(enum language language, const struct game *game, const struct hint *hint,
                enum sudoku_hint level, char *text, size_t size);

#endif
