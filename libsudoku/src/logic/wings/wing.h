/* Wings: a pivot and two pincers with two candidates each, one of which must hold a common digit.
 */
#ifndef LOGIC_WINGS_WING_H
#define LOGIC_WINGS_WING_H

#include "logic/search.h"

/* The variant is the pivot's number of candidates: 2 for XY-Wing, 3 for XYZ-Wing. */
bool wing_find(struct search *search);

/* W-Wing: two cells with the same two candidates, one of which a strong link keeps from being in
 * both. */
bool wing_find_w(struct search *search);

#endif
