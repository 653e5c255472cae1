/* Forcing chains with several cases: all digits of a cell, or all places of a digit, or a candidate
 * on and off, imply the same; or a candidate leads to a contradiction. */
#ifndef LOGIC_FORCING_MULTIPLE_H
#define LOGIC_FORCING_MULTIPLE_H

#include "logic/search.h"

/* Variants: the chains followed, and the results accepted. */
enum {
    FORCING_NISHIO = 1 << 0,  /* links of one digit, to a contradiction */
    FORCING_DYNAMIC = 1 << 1, /* chains may join */
    FORCING_ABSURD = 1 << 2,  /* only contradictions */
    FORCING_VERITY = 1 << 3,  /* no contradictions */
    FORCING_LEVEL = 1 << 4    /* times 0 to 4: strength of the techniques between links */
};

/* Finds the one with the lowest rating by Sudoku Explainer. */
bool forcing_find_multiple(struct search *search);

#endif
