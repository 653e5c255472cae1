/* Which digit a cell is given when it is decided: the phases of a search.
 *
 * A cell takes up the digit that it had in the longest trail without a conflict so far, or else the
 * last that it had. From time to time the longest ones begin anew, from the best trail since the
 * last time or from nothing (A. Biere, M. Fleury, "Chasing target phases", Pragmatics of SAT 2020;
 * digits of cells take the place of values of variables). */
#ifndef CDCL_PHASES_H
#define CDCL_PHASES_H

#include "cdcl/trail.h"

/* Forgets everything. */
void phases_begin(struct trail *trail);

/* Call it in a conflict after a decision, before it is undone. */
void phases_note_conflict(struct trail *trail);

/* Whether phases_renew() is due. */
static inline bool phases_are_due(const struct phases *phases)
{
    return phases->conflicts >= phases->due;
}

/* Lets the longest trails begin anew. No decision above the floor should be open. */
void phases_renew(struct trail *trail);

/* Lets cells take up DIGITS, one for each cell. */
void phases_aim(struct trail *trail, const uint8_t *digits);

/* The digit that CELL, in which several are possible, is to take up, or 0. */
unsigned phases_digit(const struct trail *trail, uint32_t cell);

#endif
