/* Almost locked pairs and triples: a line has one or two cells with two or three digits alone,
 * outside a box that has these digits in as many cells outside the line. Where they cross there is
 * exactly one of the digits; so the line has no more of them, and these cells of the box have no
 * others. Line and box change places as well.
 *
 * Source: "Almost Locked Candidates", Sudoku Players' Forum (2005). */
#ifndef LOGIC_BASIC_ALMOST_LOCKED_H
#define LOGIC_BASIC_ALMOST_LOCKED_H

#include "logic/search.h"

/* Variant: the number of digits, 2 or 3. */
bool almost_locked_find(struct search *search);

#endif
