/* The weak links of a net: pairs of nodes that cannot both be true. */
#ifndef LOGIC_CHAINS_WEAK_LINKS_H
#define LOGIC_CHAINS_WEAK_LINKS_H

#include "logic/chains/net.h"

/* Finds those between the candidates of NET, which has no other nodes yet: of one digit in a unit
 * and, if IN_CELLS, within a cell. Incomplete if the call is over. */
void weak_links_of_singles(struct net *net, struct search *search, bool in_cells);

/* Adds those of the other nodes: a group is excluded by a node that excludes all its candidates. */
void weak_links_of_groups(struct net *net, struct search *search);

#endif
