/* Fireworks: where a row and a column cross in a box, a digit that both of them have outside the
 * box in one cell each, at most, is in one of these two cells or in the crossing; otherwise the box
 * would hold it twice, once for each line. So three such digits with the same cells fill these
 * three, and two digits at a corner with two at the opposite one fill the four corners.
 *
 * Source: shye, "Fireworks", New Sudoku Players' Forum (2021). */
#ifndef LOGIC_PATTERNS_FIREWORK_H
#define LOGIC_PATTERNS_FIREWORK_H

#include "logic/search.h"

/* Variants: the number of digits. */
enum { FIREWORK_TRIPLE = 3, FIREWORK_QUADRUPLE = 4 };

/* Boards with rows, columns, and boxes or regions. */
bool firework_find(struct search *search);

#endif
