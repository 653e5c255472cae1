/* The cells that the region of a piece may reach: it grows over neighbors, and has one size. */
#ifndef RULES_REGION_REACH_H
#define RULES_REGION_REACH_H

#include "rules/primitives/region_state.h"

/* Narrows for PIECE, a first cell: its region needs enough cells and every digit within reach.
 * False if it cannot have them. */
bool region_grow(struct region_state *state, unsigned piece);

#endif
