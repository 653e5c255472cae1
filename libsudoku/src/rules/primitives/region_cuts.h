/* Pieces that cut the grid into parts: each part must hold whole regions, and a remainder of the
 * piece's own. */
#ifndef RULES_REGION_CUTS_H
#define RULES_REGION_CUTS_H

#include "rules/primitives/region_state.h"

/* Narrows the pairs of neighbors at pieces without which the grid is not connected. False if the
 * number of cells of a part is impossible. */
bool region_cut(struct region_state *state);

#endif
