/* Which candidate to try next.
 *
 * A decision always places a digit: that says more than taking one away. */
#ifndef CDCL_DECIDE_H
#define CDCL_DECIDE_H

#include "cdcl/trail.h"

/* Draws what a seed decides. Call it when a puzzle begins. */
void decide_seed(struct trail *trail, uint64_t seed);

/* A member of a smallest group: the cell with the fewest digits, or the digit with the fewest
 * places in a unit. */
uint32_t decide_smallest(struct trail *trail);

/* Begins to choose by activity. */
void decide_begin(struct trail *trail);

/* A candidate in the cell of the variable that took part in most of the latest conflicts (VSIDS:
 * M. Moskewicz et al., "Chaff", DAC 2001): the digit that phases.h names where it is possible, so
 * that what fits together survives restarts (after K. Pipatsrisawat, A. Darwiche, "A lightweight
 * component caching scheme for satisfiability solvers", SAT 2007). */
uint32_t decide_active(struct trail *trail);

#endif
