/* Empty groups: candidates that, on or off, leave a cell without candidates or a digit without a
 * place in a unit, a contradiction by chains that do not join. */
#ifndef LOGIC_FORCING_EMPTY_GROUP_H
#define LOGIC_FORCING_EMPTY_GROUP_H

#include "logic/forcing/forcing.h"

/* Receives each HINT, whose length is not known yet. Returns true if no more are needed. */
typedef bool empty_group_offer(void *user, struct forcing_hint *hint);

/* Offers all groups that SOURCE, on or off, empties. The graph and its reachability must be
 * current. */
bool empty_group_find(struct forcing *forcing, unsigned source, bool is_on,
                      empty_group_offer *offer, void *user);

/* Stores the candidates of the cell or unit that HINT empties in IDS; returns their number. */
unsigned empty_group_ids(const struct forcing_graph *graph, const struct forcing_hint *hint,
                         uint16_t *ids);

#endif
