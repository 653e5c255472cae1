#include "logic/chains/fruitful.h"

#include <string.h>

#include "logic/relation.h"

/* Where NODE is false: one strong link, then all weak ones. */
static void find_next(struct fruitful *fruitful, const struct net *net, unsigned node)
{
    unsigned first = net->first_link[node], end = net->first_link[node + 1];
    if (first == end)
        return;
    relation_set(fruitful->is_linked, node);
    memset(fruitful->next[node], 0, net->words * sizeof(uint64_t));
    for (unsigned i = first; i < end; i++)
        relation_add(fruitful->next[node], net->weak[net->links[i].to], net->words);
}

void fruitful_update(struct fruitful *fruitful, const struct net *net)
{
    const struct relation relation = {.count = net->count,
                                      .words = net->words,
                                      .stride = NET_WORDS,
                                      .leads = fruitful->is_linked,
                                      .next = fruitful->next[0],
                                      .all = fruitful->all[0]};
    memset(fruitful->is_linked, 0, net->words * sizeof(uint64_t));
    memset(fruitful->ends, 0, net->words * sizeof(uint64_t));
    for (unsigned node = 0; node < net->count; node++)
        find_next(fruitful, net, node);
    relation_close(&relation);
    for (unsigned node = 0; node < net->count; node++)
        if (relation_has(fruitful->is_linked, node) &&
            relation_meets(fruitful->all[node], net->weak[node], net->words))
            relation_set(fruitful->ends, node);
}

bool fruitful_has_chain(const struct fruitful *fruitful, unsigned start)
{
    return relation_has(fruitful->ends, start);
}

/* What sees both ends of a weak link in a loop sees the first and the last node of the chain that
 * goes round to it. */
bool fruitful_has_loop(const struct fruitful *fruitful, const struct net *net, unsigned start)
{
    return relation_meets(fruitful->all[start], fruitful->ends, net->words);
}
