/* What bidirectional cycles eliminate. */
#ifndef LOGIC_FORCING_CYCLE_H
#define LOGIC_FORCING_CYCLE_H

#include "logic/implications/graph.h"

/* Stores in GONE, by digit, the cells outside the cycle of the COUNT candidates of PATH, on and off
 * in turn, that see the digit both on and off. Returns false if there are no candidates in them. */
bool forcing_cycle_eliminates(const struct forcing_graph *graph, const uint16_t *path,
                              unsigned count, struct cellset *gone);

#endif
