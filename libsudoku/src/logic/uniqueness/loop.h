/* Unique Loops, including rectangles: cells that could hold two digits alternately around a loop,
 * so that both could be exchanged. Types 1 to 4 say what prevents that. */
#ifndef LOGIC_UNIQUENESS_LOOP_H
#define LOGIC_UNIQUENESS_LOOP_H

#include "logic/search.h"

/* Reports the one with the lowest rating by Sudoku Explainer, or all if all steps are wanted. */
bool loop_find(struct search *search);

#endif
