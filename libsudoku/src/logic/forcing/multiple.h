/* Forcing chains with several cases: all digits of a cell, or all places of a digit, or a candidate
 * on and off, imply the same; or a candidate leads to a contradiction. */
#ifndef LOGIC_FORCING_MULTIPLE_H
#define LOGIC_FORCING_MULTIPLE_H

#include "logic/implications/closure.h"
#include "logic/search.h"

/* Variants: the chains followed, and the results accepted. */
enum {
    FORCING_NISHIO = 1 << 0,  /* links of one digit, to a contradiction */
    FORCING_DYNAMIC = 1 << 1, /* chains may join */
    FORCING_ABSURD = 1 << 2,  /* only contradictions */
    FORCING_VERITY = 1 << 3,  /* no contradictions */
    FORCING_FIRST = 1 << 4,   /* the first cell with a result will do, and in chains between links
                               * the first contradiction */
    FORCING_LEVEL = 1 << 5    /* times 0 to 4: strength of the techniques between links: 1 for
                               * simple ones, 2 with forcing chains, 3 with multiple forcing chains,
                               * 4 with dynamic ones instead */
};

struct forcing;
struct forcing_hints;

/* Finds the one with the lowest rating by Sudoku Explainer; ADVANCE finds what follows by
 * techniques between links. */
bool forcing_find_multiple_by(struct search *search, forcing_advance_function *advance);

/* Adds to HINTS those of all such chains of VARIANT in the graph of FORCING, which is complete and
 * not that of the position of SEARCH. */
void forcing_list_multiple(struct search *search, struct forcing *forcing, unsigned variant,
                           struct forcing_hints *hints);

/* The chains by which forcing_list_multiple() found HINTS of VARIANT, which has no techniques
 * between links. */
struct forcing_run forcing_run_of(struct search *search, struct forcing *forcing, unsigned variant);

#endif
