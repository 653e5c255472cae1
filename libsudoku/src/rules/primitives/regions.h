/* The rule that a grid divides into connected regions of one size, whose digits differ.
 *
 * Its cells are the digits of the grid, the labels of their regions, and *pairs*: cells with the
 * smallest value if two cells are in different regions, with the next one if they are in the same.
 * Pairs say what is known of regions before their labels are. */
#ifndef RULES_REGIONS_H
#define RULES_REGIONS_H

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

extern const struct sudoku_rule_kind regions_kind;

/* True if LABELS (from MIN_LABEL) number connected regions of SPEC's size in the order of their
 * first cells, and DIGITS differ within each. */
bool regions_hold(const struct regions_spec *spec, const uint8_t *digits, const uint8_t *labels,
                  unsigned min_label);

#endif
