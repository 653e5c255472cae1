/* The nodes of a net where chains can start with a result. */
#ifndef LOGIC_CHAINS_CHAIN_STARTS_H
#define LOGIC_CHAINS_CHAIN_STARTS_H

#include "logic/chains/net.h"

struct chain_starts {
    /* For each node with strong links, a row: the nodes that are false if it is, after one pair of
     * links and after any number. */
    uint64_t is_linked[NET_WORDS];
    uint64_t next[NET_MAX_NODES * NET_WORDS];
    uint64_t all[NET_MAX_NODES * NET_WORDS];
    /* Nodes with a chain to another one such that some node sees both. */
    uint64_t ends[NET_WORDS];
};

/* Computes where chains in NET can lead. */
void chain_starts_update(struct chain_starts *starts, const struct net *net);

/* True if a chain from START, which has strong links, ends such that some node sees both ends; or
 * if a loop through it has such a weak link. */
bool chain_starts_has_chain(const struct chain_starts *starts, unsigned start);
bool chain_starts_has_loop(const struct chain_starts *starts, const struct net *net,
                           unsigned start);

#endif
