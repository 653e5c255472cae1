/* Exclusion: a unit's digits that no complete assignment of the unit uses are gone.
 *
 * What it leaves are the players' hidden singles, and naked and hidden pairs, triples, quads and
 * so on of every size. */
#ifndef PROPAGATION_SUBSETS_H
#define PROPAGATION_SUBSETS_H

#include "propagation/propagate.h"

struct subsets {
    /* For each unit its cells' digits in some assignment of the unit, 0 for none: where to
     * start the next time. */
    uint8_t *matching;
};

/* Makes SUBSETS ready for LAYOUT. SUDOKU_OK, or SUDOKU_ERR_MEMORY; destroy it in either case. */
enum sudoku_status subsets_create(struct subsets *subsets, const struct sudoku_layout *layout,
                                  const struct sudoku_allocator *allocator);

/* Frees what SUBSETS, zeroed or created, owns. */
void subsets_destroy(struct subsets *subsets, const struct sudoku_allocator *allocator);

/* Forgets the last board, so that a refutation does not depend on it. */
void subsets_begin(struct subsets *subsets, const struct sudoku_layout *layout);

/* The rule, RULE_AT_CHANGE; SELF is a struct subsets. It leaves solved digits to
 * elimination, which has to come first for it to find everything. */
void subsets_apply(void *self, struct propagation *propagation, unsigned unit);

#endif
