/* Subsets: a unit loses the digits that none of its complete assignments uses.
 *
 * It covers the players' hidden singles and naked and hidden subsets of every size. */
#ifndef PROPAGATION_SUBSETS_H
#define PROPAGATION_SUBSETS_H

#include "propagation/propagate.h"

struct subsets {
    /* The digits of each unit's cells in some assignment, 0 for none: a start for the next
     * search. */
    uint8_t *matching;
};

/* Initializes SUBSETS for LAYOUT. Returns SUDOKU_OK or SUDOKU_ERR_MEMORY; SUBSETS must be destroyed
 * in either case. */
enum sudoku_status subsets_create(struct subsets *subsets, const struct sudoku_layout *layout,
                                  const struct sudoku_allocator *allocator);

/* Frees the contents of SUBSETS, which is zeroed or created. */
void subsets_destroy(struct subsets *subsets, const struct sudoku_allocator *allocator);

/* Forgets the last board, so that a refutation does not depend on it. */
void subsets_begin(struct subsets *subsets, const struct sudoku_layout *layout);

/* The rule, RULE_AT_CHANGE; SELF is a struct subsets. It must follow elimination, which handles
 * solved digits. */
void subsets_apply(void *self, struct propagation *propagation, unsigned unit);

#endif
