#include "logic/grouped/net_rows.h"

#include <string.h>

static uint64_t *next_of(struct net_rows *rows, unsigned member)
{
    uint64_t *next = &rows->next[2 * rows->half * member];
    memset(next, 0, 2 * rows->half * sizeof *next);
    relation_set(rows->leads, member);
    return next;
}

/* A node that is true makes its weak links false; one that is false makes its strong ones true. */
static void find_next(struct net_rows *rows, const struct net *net, unsigned node)
{
    unsigned first = net->first_link[node], end = net->first_link[node + 1];
    memcpy(next_of(rows, 64 * rows->half + node), net_weak(net, node),
           rows->half * sizeof *rows->next);
    if (first == end)
        return;
    uint64_t *next = next_of(rows, node) + rows->half;
    for (unsigned i = first; i < end; i++)
        relation_set(next, net->links[i].to);
}

bool net_rows_update(struct net_rows *rows, const struct net *net)
{
    if (net->count > NET_ROWS_MAX)
        return false;
    rows->half = net->words;
    const struct relation relation = {.count = 128 * rows->half,
                                      .words = 2 * rows->half,
                                      .stride = 2 * rows->half,
                                      .leads = rows->leads,
                                      .next = rows->next,
                                      .all = rows->all};
    memset(rows->leads, 0, sizeof rows->leads);
    for (unsigned node = 0; node < net->count; node++)
        find_next(rows, net, node);
    relation_close(&relation);
    return true;
}
