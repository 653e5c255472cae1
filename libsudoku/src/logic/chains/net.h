/* The net of links of chains.
 *
 * A node is a digit in one of some cells: a candidate, a group of candidates where two units cross,
 * or those of an almost locked set. Strong link: if one node is false, the other is true. Weak
 * link: if one is true, the other is false. */
#ifndef LOGIC_CHAINS_NET_H
#define LOGIC_CHAINS_NET_H

#include "logic/als/als.h"

enum { NET_MAX_NODES = 4096, NET_MAX_LINKS = 32768, NET_WORDS = NET_MAX_NODES / 64 };

/* Kinds of links; combined with |. */
enum net_links {
    NET_UNITS = 1,    /* a digit has two places in a unit */
    NET_CELLS = 2,    /* a cell has two candidates */
    NET_GROUPS = 4,   /* with NET_UNITS: groups count as one place */
    NET_ALS = 8,      /* an almost locked set holds one digit, or all others */
    NET_ALS_CELL = 16 /* with NET_ALS: all others leave an adjacent cell one candidate */
};

struct net_node {
    struct cellset cells;
    uint16_t digit;
    uint16_t is_single; /* a single candidate */
};

/* A strong link and its reason. */
struct net_link {
    uint16_t from;
    uint16_t to;
    uint16_t kind;  /* one of enum net_links other than NET_GROUPS; NET_ALS_CELL implies NET_ALS */
    uint16_t index; /* index of the unit, cell or set */
};

struct net {
    const struct position *position;
    unsigned version; /* version of the position it was built for; 0: none */
    unsigned kinds;
    unsigned digits; /* digits with nodes */
    unsigned count;
    unsigned words; /* words of 64 nodes */
    /* The first nodes are candidates. Their weak links can serve several nets of a position: those
     * within cells may be missing, those to other nodes are present if there are any. */
    unsigned single_version;
    unsigned single_count;
    bool in_cells;
    bool has_groups;
    unsigned link_count;
    struct net_node nodes[NET_MAX_NODES];
    struct net_link links[NET_MAX_LINKS]; /* sorted by the node they start from */
    struct net_link found[NET_MAX_LINKS]; /* the same in the order of discovery */
    uint32_t first_link[NET_MAX_NODES + 2];
    uint64_t weak[NET_MAX_NODES * NET_WORDS];         /* a row of WORDS words for each node */
    uint16_t single[LOGIC_MAX_CELLS][LOGIC_MAX_SIDE]; /* node of each candidate */
    uint16_t group_at[NET_MAX_NODES];                 /* next node with the same first candidate */
};

/* The weak links of NODE, a bit for each other node. */
static inline const uint64_t *net_weak(const struct net *net, unsigned node)
{
    return net->weak + (size_t)node * net->words;
}

static inline bool net_is_weak(const struct net *net, unsigned a, unsigned b)
{
    return net_weak(net, a)[b / 64] >> b % 64 & 1;
}

#endif
