/* Aligned Pair and Triplet Exclusion: of the ways to fill two or three cells those go that leave a
 * cell seen by all of them without a candidate; a digit that no way is left for goes, too. */
#ifndef LOGIC_EXCLUSION_ALIGNED_H
#define LOGIC_EXCLUSION_ALIGNED_H

#include "logic/search.h"

/* VARIANT is how many cells: 2 or 3. */
bool aligned_find(struct search *search);

#endif
