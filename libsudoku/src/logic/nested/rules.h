/* Simple techniques within dynamic chains: locked candidates, pairs and X-Wings among the
 * candidates that are left. */
#ifndef LOGIC_NESTED_RULES_H
#define LOGIC_NESTED_RULES_H

#include "logic/implications/closure.h"

/* Adds to RUN all that the first of these techniques with any result excludes because of candidates
 * that are off. Returns false if no technique has a result. */
bool forcing_rules_exclude(struct forcing_run *run);

/* Sukaku Explainer lists the cells of a step in the order of a hash table, by their number modulo a
 * power of two: that of COUNT cells. Returns the next cell of CELLS in this order, and removes it.
 */
unsigned forcing_pop_hashed(struct cellset *cells, unsigned cell_count, unsigned modulus);
unsigned forcing_hash_modulus(unsigned count);

#endif
