/* Which nodes of a net chains are worth being begun at. */
#ifndef LOGIC_CHAINS_CHAIN_STARTS_H
#define LOGIC_CHAINS_CHAIN_STARTS_H

#include "logic/chains/net.h"

struct chain_starts {
    /* For each node that strong links start from: what is false at once, and what at last, where it
     * is false. */
    uint64_t is_linked[NET_WORDS];
    uint64_t next[NET_MAX_NODES][NET_WORDS];
    uint64_t all[NET_MAX_NODES][NET_WORDS];
    /* Nodes with a chain to one that some node sees together with them. */
    uint64_t ends[NET_WORDS];
};

/* Finds where chains in NET can lead. */
void chain_starts_update(struct chain_starts *starts, const struct net *net);

/* Whether some chain from START, which strong links start from, ends where both ends are seen; or
 * whether some loop through it has a weak link whose ends are. */
bool chain_starts_has_chain(const struct chain_starts *starts, unsigned start);
bool chain_starts_has_loop(const struct chain_starts *starts, const struct net *net,
                           unsigned start);

#endif
