/* What follows from each node of a net being true or false, by chains that do not join: all of it
 * as rows of bits, before any chain is followed. */
#ifndef LOGIC_GROUPED_NET_ROWS_H
#define LOGIC_GROUPED_NET_ROWS_H

#include "logic/chains/net.h"
#include "logic/relation.h"

enum { NET_ROWS_MAX = 1024, NET_ROWS_MEMBERS = 2 * NET_ROWS_MAX };
enum { NET_ROWS_WORDS = NET_ROWS_MEMBERS / 64 };

/* Rows begin with the nodes that are false; HALF words further are those that are true. */
struct net_rows {
    unsigned half;
    uint64_t leads[NET_ROWS_WORDS];
    uint64_t next[NET_ROWS_MEMBERS * NET_ROWS_WORDS];
    uint64_t all[NET_ROWS_MEMBERS * NET_ROWS_WORDS];
};

/* Computes the rows of NET. Returns false if it has too many nodes. */
bool net_rows_update(struct net_rows *rows, const struct net *net);

/* Returns what follows from NODE being true or false, itself included; NULL: nothing else does. */
static inline const uint64_t *net_row(const struct net_rows *rows, unsigned node, bool is_true)
{
    unsigned member = 64 * rows->half * is_true + node;
    return relation_has(rows->leads, member) ? &rows->all[2 * rows->half * member] : NULL;
}

/* True if ROW has NODE being true, or false. */
static inline bool net_row_has(const struct net_rows *rows, const uint64_t *row, unsigned node,
                               bool is_true)
{
    return relation_has(row + rows->half * is_true, node);
}

#endif
