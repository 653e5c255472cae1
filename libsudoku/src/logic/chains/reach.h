/* Implications of one node in a net, by shortest chains. */
#ifndef LOGIC_CHAINS_REACH_H
#define LOGIC_CHAINS_REACH_H

#include "logic/chains/net.h"

enum { REACH_NO_NODE = NET_MAX_NODES, REACH_NO_LINK = NET_MAX_LINKS };

struct reach {
    unsigned start;
    uint64_t is_true[NET_WORDS];
    uint64_t is_false[NET_WORDS];
    uint16_t true_by[NET_MAX_NODES];  /* strong link that made it true, or REACH_NO_LINK */
    uint16_t false_by[NET_MAX_NODES]; /* node that made it false; REACH_NO_NODE for START */
    unsigned queue_end;
    uint16_t queue[2 * NET_MAX_NODES]; /* nodes that became false or true */
};

/* Compute all implications of node START being false, or true; then nothing made it so. */
void reach_from_false(struct reach *reach, const struct net *net, unsigned start);
void reach_from_true(struct reach *reach, const struct net *net, unsigned start);

/* Returns the number of links, strong and weak, from the false start of REACH to NODE, which is
 * true. */
unsigned reach_links(const struct reach *reach, const struct net *net, unsigned node);

#endif
