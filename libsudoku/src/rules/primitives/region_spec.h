/* What the rule of regions needs besides its cells: their number, their pairs and the neighbors. */
#ifndef RULES_REGION_SPEC_H
#define RULES_REGION_SPEC_H

#include <sudoku/rules.h>

enum {
    REGIONS_MAX_CELLS = SUDOKU_RULES_MAX_VALUES * SUDOKU_RULES_MAX_VALUES,
    REGIONS_NEIGHBORS = 4
};

/* The sets of a pair. */
enum { PAIR_APART = 1, PAIR_JOINED = 2 };

/* A pair of cells of the grid. */
struct region_pair {
    uint16_t a, b;
};

struct region_neighbor {
    uint16_t cell;
    uint16_t pair; /* of the two */
};

struct regions_spec {
    unsigned cell_count;
    unsigned size;           /* cells of a region, at least 2 */
    unsigned pair_count;     /* those of neighbors first */
    unsigned neighbor_pairs; /* the number of those */
    const struct region_pair *pairs;
    struct region_neighbor neighbors[REGIONS_MAX_CELLS][REGIONS_NEIGHBORS];
    uint8_t neighbor_count[REGIONS_MAX_CELLS];
};

#endif
