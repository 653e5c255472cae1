/* Bent sets: WXYZ-Wings and larger ones.
 *
 * As many cells as digits in two crossing units, at least one of them in the crossing. Each digit
 * but one has places that all see each other, so it occurs once at most; the remaining digit is in
 * one of its places. */
#ifndef LOGIC_WINGS_BENT_SET_H
#define LOGIC_WINGS_BENT_SET_H

#include "logic/search.h"

/* The variant is the number of cells. */
bool bent_set_find(struct search *search);

#endif
