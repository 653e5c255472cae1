/* What techniques are called, in every language that the game speaks: one table. */
#ifndef PLAY_WORDS_TECHNIQUE_NAMES_H
#define PLAY_WORDS_TECHNIQUE_NAMES_H

#include "play/words/phrases.h"

/* The technique that the library calls NAME as players of LANGUAGE call it: UTF-8, a constant, or
 * NAME itself, as for those that have the same name everywhere. */
const char *technique_name(enum language language, const char *name);

/* The library's name in row INDEX of the table; NULL past the last. */
const char *technique_name_row(unsigned index);

#endif
