/* Multi-sector locked sets: the open cells at the crossings of some rows and columns, as many as
 * the lines that cover all their candidates, one digit of one line each. Every covering line then
 * has its digit in one of these cells, and nowhere else. SK loops are such sets.
 *
 * Source: D. P. Bird, "Multi-Sector Locked Sets", New Sudoku Players' Forum; rank 0 of A. Denis'
 * Xsudo. */
#ifndef LOGIC_PATTERNS_SECTORS_H
#define LOGIC_PATTERNS_SECTORS_H

#include "logic/search.h"

/* Reports the set with most eliminations, or every set. Boards of up to nine rows and columns. */
bool sectors_find(struct search *search);

#endif
