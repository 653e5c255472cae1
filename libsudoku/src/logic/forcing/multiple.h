/* Forcing chains from several candidates at once: all digits of a cell or all places of a digit
 * lead to the same, a candidate on or off does, or it leads to a contradiction. */
#ifndef LOGIC_FORCING_MULTIPLE_H
#define LOGIC_FORCING_MULTIPLE_H

#include "logic/search.h"

/* For the technique's variant: which chains are followed, and which of their results count. */
enum {
    FORCING_NISHIO = 1 << 0,  /* digits of one kind, which lead to a contradiction */
    FORCING_DYNAMIC = 1 << 1, /* chains may join */
    FORCING_ABSURD = 1 << 2,  /* contradictions only */
    FORCING_VERITY = 1 << 3,  /* none of them */
    FORCING_LEVEL = 1 << 4    /* times 0 to 4: what may be found between the links */
};

/* Finds the one that is easiest by Sudoku Explainer's rating. */
bool forcing_find_multiple(struct search *search);

#endif
