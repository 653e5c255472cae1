/* The tridagon, or Thor's hammer: three cells in each of four boxes at the corners of a rectangle,
 * no two of them in a line within their box, cannot all hold the same three digits if the diagonals
 * of an odd number of boxes go the other way. So one of these cells holds another digit, a
 * guardian.
 *
 * Source: denis_berthier, mith and others, "Loki", New Sudoku Players' Forum (2021). */
#ifndef LOGIC_PATTERNS_TRIDAGON_H
#define LOGIC_PATTERNS_TRIDAGON_H

#include "logic/search.h"

/* Reports what the guardians exclude: the three digits from the only cell with guardians, or their
 * only digit from what sees them all. Boards of nine boxes of side 3. */
bool tridagon_find(struct search *search);

#endif
