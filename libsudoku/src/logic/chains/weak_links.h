/* The weak links of a net: which nodes cannot both be true. */
#ifndef LOGIC_CHAINS_WEAK_LINKS_H
#define LOGIC_CHAINS_WEAK_LINKS_H

#include "logic/chains/net.h"

/* Finds those between the candidates of NET, which has no other nodes yet: of one digit in a unit
 * and, where IN_CELLS, of one cell. They are incomplete where the call is over. */
void weak_links_of_singles(struct net *net, struct search *search, bool in_cells);

/* Adds those of the nodes after the candidates: what all candidates of a group see sees the group.
 */
void weak_links_of_groups(struct net *net, struct search *search);

#endif
