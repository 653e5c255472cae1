/* Subsets: as many cells as digits in one unit.
 *
 * Naked: N cells have N candidates, which the rest of the unit loses. Hidden: N digits have N
 * places, which lose their other candidates. Locked: naked in two units at once, with eliminations
 * in both. */
#ifndef LOGIC_BASIC_SUBSET_H
#define LOGIC_BASIC_SUBSET_H

#include "logic/search.h"

/* The variant is the size, 2 to 4. */
bool subset_find_naked(struct search *search);
bool subset_find_locked(struct search *search);
bool subset_find_hidden(struct search *search);

#endif
