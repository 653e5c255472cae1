/* Which candidate to try next.
 *
 * Takes a propagated state with an open cell, gives the literal to decide, never fails. A decision
 * always places a digit: that says more than taking one away. */
#ifndef SEARCH_BRANCH_H
#define SEARCH_BRANCH_H

#include "search_state.h"

/* Draws what a seed decides. Call it when a puzzle begins. */
void search_branch_seed(struct search *search, uint64_t seed);

/* A member of a smallest group: the cell with the fewest digits, or the digit with the fewest
 * places in a unit. */
uint32_t search_branch_smallest(struct search *search);

/* Begins to choose by activity. */
void search_branch_begin(struct search *search);

/* A candidate in the cell of the variable that took part in most of the latest conflicts (VSIDS:
 * M. Moskewicz et al., "Chaff", DAC 2001): the digit that the cell had last where it is possible,
 * so that what fits together survives restarts (after K. Pipatsrisawat, A. Darwiche, "A lightweight
 * component caching scheme for satisfiability solvers", SAT 2007). */
uint32_t search_branch_active(struct search *search);

#endif
