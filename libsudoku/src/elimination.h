/* Elimination: the digit of a solved cell leaves the cell's peers.
 *
 * Takes a cell with one candidate, gives peers without it, never fails. What it leaves are the
 * players' naked singles. */
#ifndef ELIMINATION_H
#define ELIMINATION_H

#include "propagate.h"

/* The rule, RULE_AT_SINGLE; SELF is not used. */
void elimination_apply(void *self, struct propagation *propagation, unsigned cell);

#endif
