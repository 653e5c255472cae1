/* Junior Exocet, as David P Bird defines it (JExocet Compendium): two base cells of a box and a
 * line hold two of three or four digits, and two target cells in the other boxes of their band hold
 * the same two.
 *
 * Three lines across the band pass the targets and the third cell beside the base. Each of them
 * holds each digit; within the band, one of the base's only in a target; and outside the band the
 * three together at most twice. So each digit of the base needs a target. */
#ifndef LOGIC_PATTERNS_EXOCET_H
#define LOGIC_PATTERNS_EXOCET_H

#include "logic/search.h"

/* On boards of 3x3 boxes of 3x3 cells. */
bool exocet_find(struct search *search);

#endif
