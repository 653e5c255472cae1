/* Saved phases: the digit that a decision places in a cell.
 *
 * A cell gets its digit in the longest conflict-free trail, or else its last digit. From time to
 * time the longest trails are reset, to the best trail since the last reset or to nothing (A.
 * Biere, M. Fleury, "Chasing target phases", Pragmatics of SAT 2020; digits of cells replace values
 * of variables). */
#ifndef CDCL_PHASES_H
#define CDCL_PHASES_H

#include "cdcl/trail.h"

/* Clears all phases. */
void phases_begin(struct trail *trail);

/* Updates the phases in a conflict after a decision, before it is undone. */
void phases_record_conflict(struct trail *trail);

/* True if phases_renew() is due. */
static inline bool phases_are_due(const struct phases *phases)
{
    return phases->conflicts >= phases->due;
}

/* Resets the longest trails. No level above the floor may be open. */
void phases_renew(struct trail *trail);

/* Sets the target of all cells to DIGITS. */
void phases_set_target(struct trail *trail, const uint8_t *digits);

/* Returns the saved digit of CELL if it is still possible, or 0. */
unsigned phases_digit(const struct trail *trail, uint32_t cell);

#endif
