/* Bent sets: WXYZ-Wings and larger ones.
 *
 * As many cells as digits in two units that cross, one of them at least where they do. Each digit
 * but one has places that all see each other, so that it stands once at most: the one left stands
 * somewhere among its own. */
#ifndef LOGIC_WINGS_BENT_SET_H
#define LOGIC_WINGS_BENT_SET_H

#include "logic/search.h"

/* The variant is the number of cells. */
bool bent_set_find(struct search *search);

#endif
