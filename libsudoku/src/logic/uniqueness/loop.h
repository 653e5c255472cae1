/* Unique Loops, rectangles among them: cells that could take two digits in turn around a loop, so
 * that both could be exchanged. Types 1 to 4 tell what keeps the loop from closing. */
#ifndef LOGIC_UNIQUENESS_LOOP_H
#define LOGIC_UNIQUENESS_LOOP_H

#include "logic/search.h"

/* Reports the easiest by Sudoku Explainer's rating, or all where all are wanted. */
bool loop_find(struct search *search);

#endif
