/* Units in words. */
#ifndef LOGIC_WORDS_UNIT_WORDS_H
#define LOGIC_WORDS_UNIT_WORDS_H

#include "logic/words/words.h"

/* Says "row 1", or "rows 1 and 3, column 2 and boxes 4 and 5". */
void words_say_units(struct words *words, const uint16_t *units, size_t count);

#endif
