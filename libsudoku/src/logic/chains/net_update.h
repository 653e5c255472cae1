/* Building nets for a position. */
#ifndef LOGIC_CHAINS_NET_UPDATE_H
#define LOGIC_CHAINS_NET_UPDATE_H

#include "logic/chains/net.h"
#include "logic/scratch.h"

/* Updates NET, and ALS if KINDS need it (else it may be NULL), to SEARCH's position, with links of
 * KINDS between nodes of DIGITS. Returns false if there are too many candidates, or none, or the
 * call is over. */
bool net_update(struct net *net, struct search *search, unsigned kinds, unsigned digits,
                struct als_list *als);

/* Returns the search's net, or NULL, and the search ends, if memory is short. */
static inline struct net *net_of(struct search *search)
{
    return scratch_part(search, SCRATCH_NET, sizeof(struct net));
}

/* All digits of a position, as bits. */
static inline unsigned net_all_digits(const struct search *search)
{
    return (1u << search->topology->side) - 1;
}

#endif
