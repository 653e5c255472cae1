/* Elimination: the digit of a solved cell leaves the cell's peers.
 *
 * It covers the players' naked singles. */
#ifndef PROPAGATION_ELIMINATION_H
#define PROPAGATION_ELIMINATION_H

#include "propagation/propagate.h"

/* The rule, RULE_AT_SINGLE; SELF is unused. */
void elimination_apply(void *self, struct propagation *propagation, unsigned cell);

#endif
