/* Reverse BUG: if all placed cells of two digits had both of them in each unit or none, the cells
 * of these digits that are left could be exchanged. So a candidate that would complete such a set
 * goes, unless it is the last.
 *
 * Source: RW, "Reverse-BUG", Sudoku Players' Forum (2006). */
#ifndef LOGIC_UNIQUENESS_REVERSE_BUG_H
#define LOGIC_UNIQUENESS_REVERSE_BUG_H

#include "logic/search.h"

bool reverse_bug_find(struct search *search);

#endif
