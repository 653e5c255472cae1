/* Candidates that, on or off, leave a cell without candidates or a digit without a place in a unit:
 * contradictions that chains without joints lead to from several sides. */
#ifndef LOGIC_FORCING_EMPTY_GROUP_H
#define LOGIC_FORCING_EMPTY_GROUP_H

#include "logic/forcing/forcing.h"

/* What is to be done with each HINT of them, whose length is not known yet; true: enough was seen.
 */
typedef bool empty_group_offer(void *user, struct forcing_hint *hint);

/* Offers all that the candidate SOURCE empties where it is on, or off. The graph and what it
 * reaches are up to date. */
bool empty_group_find(struct forcing *forcing, unsigned source, bool is_on,
                      empty_group_offer *offer, void *user);

/* The candidates that HINT leaves a cell or unit without, into IDS; gives how many. */
unsigned empty_group_ids(const struct forcing_graph *graph, const struct forcing_hint *hint,
                         uint16_t *ids);

#endif
