/* Broken wing: an odd loop of cells with a digit, each sharing a unit with the next. If these units
 * had the digit in the loop alone it would alternate around the loop, which is impossible: one of
 * their other places, the guardians, holds it.
 *
 * Source: Rod Hagglund, "The Broken Wing", Sudoku Players' Forum (2005). */
#ifndef LOGIC_CHAINS_GUARDIANS_H
#define LOGIC_CHAINS_GUARDIANS_H

#include "logic/search.h"

/* Reports the shortest loop whose guardians exclude something. */
bool guardians_find(struct search *search);

#endif
