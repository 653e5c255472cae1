/* Patterns of two units in words: two strong links of a digit, a pair joined by one, and sets that
 * share the crossing of two units. */
#ifndef LOGIC_WORDS_TWO_UNITS_H
#define LOGIC_WORDS_TWO_UNITS_H

#include "logic/words/words.h"

/* Says a skyscraper, kite or turbot fish by its units and the unit that the near ends share. */
void words_say_two_units(struct words *words);

/* Says an empty rectangle by its box and the strong link. */
void words_say_empty_rectangle(struct words *words);

/* Says a W-wing by its pair and the unit that joins it. */
void words_say_w_wing(struct words *words);

/* Says a Sue de Coq by its line, its box, and the digits of each. */
void words_say_two_sectors(struct words *words);

#endif
