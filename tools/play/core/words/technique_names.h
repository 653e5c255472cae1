/* Names of techniques in every supported language: one table. */
#ifndef PLAY_CORE_WORDS_TECHNIQUE_NAMES_H
#define PLAY_CORE_WORDS_TECHNIQUE_NAMES_H

#include "play/core/words/phrases.h"

/* Returns the name in LANGUAGE of the technique that the library calls NAME: constant UTF-8, or
 * NAME itself if it has no translation. */
const char *technique_name(enum language language, const char *name);

/* Returns the library's name in row INDEX of the table; NULL past the last. */
const char *technique_name_row(unsigned index);

#endif
