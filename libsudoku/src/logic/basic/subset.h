/* Subsets: as many cells as digits in one unit.
 *
 * Naked: N cells have N digits between them, so that the rest of the unit loses those. Hidden: N
 * digits have N places, so that those cells lose all others. Locked: naked in two units at once,
 * and something to lose in both. */
#ifndef LOGIC_BASIC_SUBSET_H
#define LOGIC_BASIC_SUBSET_H

#include "logic/search.h"

/* The variant of each is the size, 2 to 4. */
bool subset_find_naked(struct search *search);
bool subset_find_locked(struct search *search);
bool subset_find_hidden(struct search *search);

#endif
