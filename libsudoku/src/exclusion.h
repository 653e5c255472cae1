/* Exclusion: a unit's digits that no complete assignment of the unit uses are gone.
 *
 * Takes a unit, gives its cells the digits that some assignment uses, fails only when memory is
 * short at the beginning. What it leaves are the players' hidden singles, and naked and hidden
 * pairs, triples, quads and so on of every size. */
#ifndef EXCLUSION_H
#define EXCLUSION_H

#include "propagate.h"

struct exclusion {
    /* For each unit its side cells' digits in some assignment of the unit, 0 for none: where to
     * start the next time. */
    uint8_t *matching;
};

/* Makes EXCLUSION ready for LAYOUT. SUDOKU_OK, or SUDOKU_ERR_MEMORY; destroy it in either case. */
enum sudoku_status exclusion_create(struct exclusion *exclusion, const struct sudoku_layout *layout,
                                    const struct sudoku_allocator *allocator);

/* Frees what EXCLUSION, zeroed or created, owns. */
void exclusion_destroy(struct exclusion *exclusion, const struct sudoku_allocator *allocator);

/* Forgets the last board, so that a refutation does not depend on it. */
void exclusion_begin(struct exclusion *exclusion, const struct sudoku_layout *layout);

/* The rule, RULE_AT_CHANGE; SELF is a struct exclusion. It leaves solved digits to
 * elimination, which has to come first for it to find everything. */
void exclusion_apply(void *self, struct propagation *propagation, unsigned unit);

#endif
