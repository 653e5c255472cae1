/* Exocets: two base cells hold two of three or four digits, and two target cells the same two. A
 * junior exocet has its targets in the band of the base, a senior one elsewhere in the lines
 * across. A double exocet is a pair of junior ones with the same digits and lines across.
 *
 * Pairs of digits for which the base, the targets and the lines across have no room are excluded,
 * and so is what every pair that is left excludes. */
#ifndef LOGIC_PATTERNS_EXOCET_H
#define LOGIC_PATTERNS_EXOCET_H

#include "logic/search.h"

enum { EXOCET_JUNIOR, EXOCET_SENIOR, EXOCET_DOUBLE };

/* On boards of 3x3 boxes of 3x3 cells. */
bool exocet_find(struct search *search);

#endif
