/* Colorings in words: broken wings and 3D Medusas. */
#ifndef LOGIC_WORDS_COLOR_WORDS_H
#define LOGIC_WORDS_COLOR_WORDS_H

#include "logic/words/words.h"

/* Says the odd loop of the links, its units, and its guardians, the step's fins. */
void words_say_broken_wing(struct words *words);

/* Says the candidates of both colors, joined by the links, and why the one that the step eliminates
 * is false. */
void words_say_medusa(struct words *words);

#endif
