#include "logic/chains/reach.h"

#include <string.h>

static bool has_bit(const uint64_t *bits, unsigned node)
{
    return bits[node / 64] >> node % 64 & 1;
}

static void set_bit(uint64_t *bits, unsigned node)
{
    bits[node / 64] |= (uint64_t)1 << node % 64;
}

static void make_false(struct reach *reach, unsigned node, unsigned by)
{
    set_bit(reach->is_false, node);
    reach->false_by[node] = (uint16_t)by;
    reach->queue[reach->queue_end++] = (uint16_t)node;
}

/* Other candidates of NODE's cell come first, as in HoDoKu's chains. */
static void spread_in_cell(const struct net *net, struct reach *reach, unsigned node)
{
    unsigned cell = cellset_first(net->nodes[node].cells);
    for (unsigned digits = net->position->candidates[cell] & net->digits; digits;) {
        unsigned other = net->single[cell][bit_pop(&digits)];
        if (net_is_weak(net, node, other) && !has_bit(reach->is_false, other))
            make_false(reach, other, node);
    }
}

/* The units of a candidate come one after another. */
static void spread_in_units(const struct net *net, struct reach *reach, unsigned node)
{
    const struct topology *topology = net->position->topology;
    unsigned cell = cellset_first(net->nodes[node].cells), digit = net->nodes[node].digit;
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = topology->cell_units[cell][n];
        for (unsigned places = net->position->places[unit][digit]; places;) {
            unsigned other = net->single[topology_cell(topology, unit, bit_pop(&places))][digit];
            if (other != node && !has_bit(reach->is_false, other))
                make_false(reach, other, node);
        }
    }
}

/* True if a weak link leads from NODE to one that is not false yet. */
static bool has_fresh(const struct net *net, const struct reach *reach, unsigned node)
{
    const uint64_t *weak = net_weak(net, node);
    uint64_t fresh = 0;
    for (unsigned i = 0; i < net->words; i++)
        fresh |= weak[i] & ~reach->is_false[i];
    return fresh != 0;
}

/* NODE is true: nodes with weak links to it are false. */
static void spread_true(const struct net *net, struct reach *reach, unsigned node)
{
    if (!has_fresh(net, reach, node))
        return;
    if (net->nodes[node].is_single) {
        spread_in_cell(net, reach, node);
        spread_in_units(net, reach, node);
    }
    for (unsigned i = 0; i < net->words; i++) {
        uint64_t fresh = net_weak(net, node)[i] & ~reach->is_false[i];
        for (; fresh; fresh &= fresh - 1)
            make_false(reach, 64 * i + (unsigned)__builtin_ctzll(fresh), node);
    }
}

/* Levels alternate, so each node is reached by a shortest chain. */
static void spread(struct reach *reach, const struct net *net)
{
    for (unsigned next = 0; next < reach->queue_end;) {
        uint16_t found[NET_MAX_NODES];
        unsigned level_end = reach->queue_end, found_count = 0;
        for (; next < level_end; next++) {
            unsigned node = reach->queue[next];
            for (unsigned i = net->first_link[node]; i < net->first_link[node + 1]; i++) {
                unsigned other = net->links[i].to;
                if (has_bit(reach->is_true, other))
                    continue;
                set_bit(reach->is_true, other);
                reach->true_by[other] = (uint16_t)i;
                found[found_count++] = (uint16_t)other;
            }
        }
        for (unsigned i = 0; i < found_count; i++)
            spread_true(net, reach, found[i]);
    }
}

static void begin(struct reach *reach, const struct net *net, unsigned start)
{
    memset(reach->is_true, 0, net->words * sizeof reach->is_true[0]);
    memset(reach->is_false, 0, net->words * sizeof reach->is_false[0]);
    reach->start = start;
    reach->queue_end = 0;
}

void reach_from_false(struct reach *reach, const struct net *net, unsigned start)
{
    begin(reach, net, start);
    make_false(reach, start, REACH_NO_NODE);
    spread(reach, net);
}

void reach_from_true(struct reach *reach, const struct net *net, unsigned start)
{
    begin(reach, net, start);
    set_bit(reach->is_true, start);
    reach->true_by[start] = REACH_NO_LINK;
    spread_true(net, reach, start);
    spread(reach, net);
}

unsigned reach_links(const struct reach *reach, const struct net *net, unsigned node)
{
    unsigned count = 0;
    for (; node != REACH_NO_NODE; count += 2)
        node = reach->false_by[net->links[reach->true_by[node]].from];
    return count - 1;
}
