/* Aligned Pair and Triplet Exclusion: combinations of digits of two or three cells are excluded if
 * they leave a common peer without a candidate; a digit in no remaining combination is eliminated.
 */
#ifndef LOGIC_EXCLUSION_ALIGNED_H
#define LOGIC_EXCLUSION_ALIGNED_H

#include "logic/search.h"

/* The variant is the number of cells, 2 or 3. */
bool aligned_find(struct search *search);

#endif
