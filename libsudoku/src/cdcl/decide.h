/* Choice of the next decision.
 *
 * A decision always places a digit, which implies more than removing one. */
#ifndef CDCL_DECIDE_H
#define CDCL_DECIDE_H

#include "cdcl/trail.h"

/* Sets the random choices of SEED, before a puzzle is loaded. */
void decide_seed(struct trail *trail, uint64_t seed);

/* Returns a member of a smallest group: the cell with the fewest digits, or the digit with the
 * fewest places in a unit. */
uint32_t decide_smallest(struct trail *trail);

/* Starts choosing by activity. */
void decide_begin(struct trail *trail);

/* Returns a candidate in the cell of the variable with the highest activity in recent conflicts
 * (VSIDS: M. Moskewicz et al., "Chaff", DAC 2001): the digit of phases.h if possible, so that
 * consistent parts survive restarts (after K. Pipatsrisawat, A. Darwiche, "A lightweight component
 * caching scheme for satisfiability solvers", SAT 2007). */
uint32_t decide_active(struct trail *trail);

#endif
