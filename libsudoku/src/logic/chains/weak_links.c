#include "logic/chains/weak_links.h"

#include <string.h>

#include "logic/relation.h"

/* Adds ROW, the bits of all COUNT nodes, which exclude each other, to each of them. */
static void link_all(struct net *net, const uint16_t *nodes, unsigned count, uint64_t *row)
{
    memset(row, 0, net->words * sizeof *row);
    for (unsigned i = 0; i < count; i++)
        relation_set(row, nodes[i]);
    for (unsigned i = 0; i < count; i++)
        relation_add(net->weak[nodes[i]], row, net->words);
}

static void link_in_unit(struct net *net, const struct position *position, unsigned unit)
{
    uint64_t row[NET_WORDS];
    uint16_t nodes[LOGIC_MAX_SIDE];
    for (unsigned digits = net->digits; digits;) {
        unsigned digit = bit_pop(&digits), places = position->places[unit][digit], count = 0;
        while (places)
            nodes[count++] =
                net->single[topology_cell(position->topology, unit, bit_pop(&places))][digit];
        if (count > 1)
            link_all(net, nodes, count, row);
    }
}

static void link_in_cell(struct net *net, const struct position *position, unsigned cell)
{
    uint64_t row[NET_WORDS];
    uint16_t nodes[LOGIC_MAX_SIDE];
    unsigned count = 0;
    for (unsigned digits = position->candidates[cell] & net->digits; digits;)
        nodes[count++] = net->single[cell][bit_pop(&digits)];
    if (count > 1)
        link_all(net, nodes, count, row);
}

void weak_links_of_singles(struct net *net, struct search *search, bool in_cells)
{
    const struct position *position = search->position;
    struct cellset open = in_cells ? position->open : cellset_none();
    net->words = (net->count + 63) / 64;
    for (unsigned a = 0; a < net->count; a++)
        memset(net->weak[a], 0, net->words * sizeof net->weak[a][0]);
    for (unsigned unit = 0; unit < position->topology->unit_count && !search_tick(search); unit++)
        link_in_unit(net, position, unit);
    while (!cellset_is_empty(open))
        link_in_cell(net, position, cellset_pop(&open));
    for (unsigned a = 0; a < net->count; a++)
        net->weak[a][a / 64] &= ~((uint64_t)1 << a % 64);
}

/* Intersects the weak links of all candidates of node GROUP, which exclude no candidate of their
 * own cells, being several. */
static void gather(struct net *net, unsigned group, unsigned words)
{
    const struct net_node *node = &net->nodes[group];
    struct cellset cells = node->cells;
    uint64_t *row = net->weak[group];
    memcpy(row, net->weak[net->single[cellset_pop(&cells)][node->digit]], words * sizeof *row);
    while (!cellset_is_empty(cells)) {
        const uint64_t *other = net->weak[net->single[cellset_pop(&cells)][node->digit]];
        for (unsigned i = 0; i < words; i++)
            row[i] &= other[i];
    }
}

/* Adds the reverse links, then those between groups. */
void weak_links_of_groups(struct net *net, struct search *search)
{
    unsigned words = net->words, all_words = (net->count + 63) / 64;
    for (unsigned a = 0; a < net->single_count; a++)
        memset(net->weak[a] + words, 0, (all_words - words) * sizeof net->weak[a][0]);
    for (unsigned group = net->single_count; group < net->count; group++) {
        if (search_tick(search))
            return;
        gather(net, group, words);
        for (unsigned i = 0; i < words; i++) {
            uint64_t seen = net->weak[group][i];
            if (i == net->single_count / 64)
                seen &= ((uint64_t)1 << net->single_count % 64) - 1;
            for (; seen; seen &= seen - 1)
                relation_set(net->weak[64 * i + (unsigned)__builtin_ctzll(seen)], group);
        }
    }
    for (unsigned group = net->single_count; group < net->count; group++)
        gather(net, group, all_words);
}
