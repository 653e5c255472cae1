#include "logic/chains/weak_links.h"

#include <string.h>

#include "logic/relation.h"

static uint64_t *row_of(struct net *net, unsigned node)
{
    return net->weak + (size_t)node * net->words;
}

/* Adds ROW, the bits of all COUNT nodes, which exclude each other, to each of them. */
static void link_all(struct net *net, const uint16_t *nodes, unsigned count, uint64_t *row)
{
    memset(row, 0, net->words * sizeof *row);
    for (unsigned i = 0; i < count; i++)
        relation_set(row, nodes[i]);
    for (unsigned i = 0; i < count; i++)
        relation_add(row_of(net, nodes[i]), row, net->words);
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
    memset(net->weak, 0, (size_t)net->count * net->words * sizeof net->weak[0]);
    for (unsigned unit = 0; unit < position->topology->unit_count && !search_tick(search); unit++)
        link_in_unit(net, position, unit);
    while (!cellset_is_empty(open))
        link_in_cell(net, position, cellset_pop(&open));
    for (unsigned a = 0; a < net->count; a++)
        row_of(net, a)[a / 64] &= ~((uint64_t)1 << a % 64);
}

/* Lengthens the rows of candidates to WORDS words. */
static void lengthen_rows(struct net *net, unsigned words)
{
    size_t old = net->words;
    net->words = words;
    for (unsigned a = net->single_count; old < words && a-- > 0;) {
        memmove(row_of(net, a), net->weak + a * old, old * sizeof net->weak[0]);
        memset(row_of(net, a) + old, 0, (words - old) * sizeof net->weak[0]);
    }
}

/* Intersects the first WORDS words of the weak links of all candidates of node GROUP, which exclude
 * no candidate of their own cells, being several. */
static void gather(struct net *net, unsigned group, unsigned words)
{
    const struct net_node *node = &net->nodes[group];
    struct cellset cells = node->cells;
    uint64_t *row = row_of(net, group);
    memcpy(row, net_weak(net, net->single[cellset_pop(&cells)][node->digit]), words * sizeof *row);
    while (!cellset_is_empty(cells)) {
        const uint64_t *other = net_weak(net, net->single[cellset_pop(&cells)][node->digit]);
        for (unsigned i = 0; i < words; i++)
            row[i] &= other[i];
    }
}

/* Adds the reverse links, then those between groups. */
void weak_links_of_groups(struct net *net, struct search *search)
{
    unsigned words = net->words;
    lengthen_rows(net, (net->count + 63) / 64);
    for (unsigned group = net->single_count; group < net->count; group++) {
        if (search_tick(search))
            return;
        gather(net, group, words);
        for (unsigned i = 0; i < words; i++) {
            uint64_t seen = row_of(net, group)[i];
            if (i == net->single_count / 64)
                seen &= ((uint64_t)1 << net->single_count % 64) - 1;
            for (; seen; seen &= seen - 1)
                relation_set(row_of(net, 64 * i + (unsigned)__builtin_ctzll(seen)), group);
        }
    }
    for (unsigned group = net->single_count; group < net->count; group++)
        gather(net, group, net->words);
}
