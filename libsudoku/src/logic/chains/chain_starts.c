#include "logic/chains/chain_starts.h"

#include <string.h>

#include "logic/relation.h"

/* Computes the successors of NODE being false: one strong link, then all weak ones. */
static void find_next(struct chain_starts *starts, const struct net *net, unsigned node)
{
    unsigned first = net->first_link[node], end = net->first_link[node + 1];
    if (first == end)
        return;
    relation_set(starts->is_linked, node);
    uint64_t *next = starts->next + (size_t)node * net->words;
    memset(next, 0, net->words * sizeof *next);
    for (unsigned i = first; i < end; i++)
        relation_add(next, net_weak(net, net->links[i].to), net->words);
}

void chain_starts_update(struct chain_starts *starts, const struct net *net)
{
    const struct relation relation = {.count = net->count,
                                      .words = net->words,
                                      .stride = net->words,
                                      .leads = starts->is_linked,
                                      .next = starts->next,
                                      .all = starts->all};
    memset(starts->is_linked, 0, net->words * sizeof(uint64_t));
    memset(starts->ends, 0, net->words * sizeof(uint64_t));
    for (unsigned node = 0; node < net->count; node++)
        find_next(starts, net, node);
    relation_close(&relation);
    for (unsigned node = 0; node < net->count; node++)
        if (relation_has(starts->is_linked, node) &&
            relation_meets(relation_all(&relation, node), net_weak(net, node), net->words))
            relation_set(starts->ends, node);
}

bool chain_starts_has_chain(const struct chain_starts *starts, unsigned start)
{
    return relation_has(starts->ends, start);
}

/* A node that sees both ends of a weak link of the loop sees the first and last node of the chain
 * around to it. */
bool chain_starts_has_loop(const struct chain_starts *starts, const struct net *net, unsigned start)
{
    return relation_meets(starts->all + (size_t)start * net->words, starts->ends, net->words);
}
