/* Pieces that cut the grid into parts: each part must hold whole regions, and a remainder of the
 * piece's own. */
#ifndef RULES_REGION_CUTS_H
#define RULES_REGION_CUTS_H

#include "rules/primitives/region_state.h"

/* The order in which pieces are visited, by piece. */
struct region_tree {
    uint16_t order[REGIONS_MAX_CELLS]; /* of visits, from 1; 0: none yet */
    uint16_t last[REGIONS_MAX_CELLS];  /* the highest order below */
    uint16_t low[REGIONS_MAX_CELLS];   /* the lowest order next to the pieces below */
    uint16_t root[REGIONS_MAX_CELLS], parent[REGIONS_MAX_CELLS];
    uint16_t cells[REGIONS_MAX_CELLS];     /* of the pieces below and the piece */
    uint16_t first_cut[REGIONS_MAX_CELLS]; /* a list of the children that it cuts off */
    uint16_t next_cut[REGIONS_MAX_CELLS];
    struct cell_mask left[REGIONS_MAX_CELLS]; /* neighbors that are still to be visited */
    unsigned count;
};

/* Narrows the pairs of neighbors at pieces without which the grid is not connected. False if the
 * number of cells of a part is impossible. TREE is scratch memory. */
bool region_cut(struct region_state *state, struct region_tree *tree);

#endif
