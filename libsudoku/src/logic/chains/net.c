#include "logic/chains/net.h"

#include <string.h>

/* --------------------------------------------------------------------------------------- nodes */

static bool add_singles(struct net *net, const struct position *position)
{
    struct cellset open = position->open;
    net->count = 0;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_take(&open);
        for (unsigned digits = position->candidates[cell]; digits;) {
            unsigned digit = bit_take(&digits);
            if (net->count == NET_MAX_NODES)
                return false;
            net->single[cell][digit] = (uint16_t)net->count;
            net->nodes[net->count++] = (struct net_node){cellset_of(cell), (uint16_t)digit, true};
        }
    }
    return true;
}

/* The node of DIGIT in CELLS, new where there was none; NET_MAX_NODES where there is no room. */
static unsigned node_of(struct net *net, struct cellset cells, unsigned digit, unsigned first)
{
    struct cellset rest = cells;
    unsigned cell = cellset_take(&rest);
    if (cellset_is_empty(rest))
        return net->single[cell][digit];
    for (unsigned i = first; i < net->count; i++)
        if (net->nodes[i].digit == digit && cellset_equal(net->nodes[i].cells, cells))
            return i;
    if (net->count == NET_MAX_NODES)
        return NET_MAX_NODES;
    net->nodes[net->count] = (struct net_node){cells, (uint16_t)digit, false};
    return net->count++;
}

/* ------------------------------------------------------------------------------- strong links */

static void add_link(struct net *net, unsigned from, unsigned to, unsigned kind, unsigned index)
{
    if (net->link_count + 2 > NET_MAX_LINKS || from == NET_MAX_NODES || to == NET_MAX_NODES)
        return;
    net->found[net->link_count++] =
        (struct net_link){(uint16_t)from, (uint16_t)to, (uint16_t)kind, (uint16_t)index};
    net->found[net->link_count++] =
        (struct net_link){(uint16_t)to, (uint16_t)from, (uint16_t)kind, (uint16_t)index};
}

static void add_cell_links(struct net *net, const struct position *position)
{
    struct cellset open = position->open;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_take(&open), digits = position->candidates[cell];
        if (bit_count(digits) != 2)
            continue;
        unsigned a = bit_take(&digits);
        add_link(net, net->single[cell][a], net->single[cell][bit_first(digits)], NET_CELLS, cell);
    }
}

/* Whether CELLS lie in a second unit besides UNIT: only such groups see anything further. */
static bool is_group(const struct position *position, struct cellset cells, unsigned unit)
{
    unsigned first = cellset_first(cells);
    const struct topology *topology = position->topology;
    if (cellset_count(cells) == 1)
        return true;
    for (unsigned n = 0; n < topology->cell_unit_count[first]; n++) {
        unsigned other = topology->cell_units[first][n];
        if (other != unit && cellset_within(cells, topology->unit[other]))
            return true;
    }
    return false;
}

static void add_unit_links(struct net *net, const struct position *position, unsigned unit,
                           bool has_groups, unsigned first)
{
    const struct topology *topology = position->topology;
    for (unsigned digit = 0; digit < topology->side; digit++) {
        struct cellset places = position_cells(position, unit, digit);
        unsigned count = cellset_count(places);
        if (count == 2) {
            struct cellset rest = places;
            unsigned a = cellset_take(&rest);
            add_link(net, net->single[a][digit], net->single[cellset_first(rest)][digit], NET_UNITS,
                     unit);
        }
        unsigned end = has_groups && count > 2 ? topology->crossing_start[unit + 1] : 0;
        for (unsigned i = topology->crossing_start[unit]; i < end; i++) {
            const struct crossing *c = &topology->crossings[topology->unit_crossings[i]];
            unsigned other = c->first == unit ? c->second : c->first;
            struct cellset group = cellset_and(places, topology->unit[other]);
            struct cellset rest = cellset_minus(places, group);
            if (!cellset_is_empty(group) && !cellset_is_empty(rest) &&
                is_group(position, rest, unit))
                add_link(net, node_of(net, group, digit, first), node_of(net, rest, digit, first),
                         NET_UNITS, unit);
        }
    }
}

static void add_als_links(struct net *net, struct search *search, const struct als_list *list,
                          unsigned first)
{
    for (unsigned i = 0; i < list->count; i++) {
        const struct als *als = &list->sets[i];
        if (search_counts(search))
            return;
        if (als->size < 2)
            continue;
        for (unsigned from = als->digits; from;) {
            unsigned a = bit_take(&from);
            unsigned x = node_of(net, als_digit(list, als, a)->cells, a, first);
            for (unsigned to = from; to;) {
                unsigned b = bit_take(&to);
                unsigned y = node_of(net, als_digit(list, als, b)->cells, b, first);
                add_link(net, x, y, NET_ALS, i);
            }
        }
    }
}

/* Without digit A all others of ALS stand in it, and BESIDE, which has some of them, takes what it
 * has else. One alone is left to a weak link. */
static void add_cell_beside(struct net *net, const struct position *position,
                            const struct als_list *list, unsigned als, unsigned beside,
                            unsigned first)
{
    const struct als *set = &list->sets[als];
    unsigned candidates = position->candidates[beside], seen = 0;
    for (unsigned digits = candidates & set->digits; digits;) {
        unsigned digit = bit_take(&digits);
        seen |= cellset_has(&als_digit(list, set, digit)->sees, beside) ? 1u << digit : 0;
    }
    if (bit_count(seen) < 2 || bit_count(candidates & ~seen) > 1)
        return;
    for (unsigned left = candidates & ~seen ? candidates & ~seen : candidates; left;) {
        unsigned digit = bit_take(&left), rest = candidates & ~(1u << digit);
        for (unsigned from = bit_count(rest) < 2 ? 0 : set->digits & ~rest; from;) {
            unsigned a = bit_take(&from);
            add_link(net, node_of(net, als_digit(list, set, a)->cells, a, first),
                     net->single[beside][digit], NET_ALS_CELL, als);
        }
    }
}

static void add_cells_beside(struct net *net, struct search *search, const struct als_list *list,
                             unsigned first)
{
    for (unsigned i = 0; i < list->count && !search_counts(search); i++) {
        struct cellset cells = cellset_none();
        for (unsigned k = 0; k < bit_count(list->sets[i].digits); k++)
            cells = cellset_or(cells, list->digits[list->sets[i].first + k].sees);
        cells = cellset_minus(cells, list->sets[i].cells);
        while (!cellset_is_empty(cells))
            add_cell_beside(net, search->position, list, i, cellset_take(&cells), first);
    }
}

/* Orders the links by where they start and then by kind: plain ones first, so that chains take no
 * set where they need none. */
static void sort_links(struct net *net)
{
    static const unsigned kinds[] = {NET_CELLS, NET_UNITS, NET_ALS, NET_ALS_CELL};
    memset(net->first_link, 0, (net->count + 2) * sizeof net->first_link[0]);
    for (unsigned i = 0; i < net->link_count; i++)
        net->first_link[net->found[i].from + 2]++;
    for (unsigned node = 2; node < net->count + 2; node++)
        net->first_link[node] += net->first_link[node - 1];
    for (unsigned k = 0; k < sizeof kinds / sizeof kinds[0]; k++)
        for (unsigned i = 0; i < net->link_count; i++)
            if (net->found[i].kind == kinds[k])
                net->links[net->first_link[net->found[i].from + 1]++] = net->found[i];
}

/* --------------------------------------------------------------------------------- weak links */

static void see(struct net *net, unsigned a, unsigned b)
{
    net->weak[a][b / 64] |= (uint64_t)1 << b % 64;
}

/* A candidate sees its digit in peers and, where that counts, the others of its cell. */
static void link_single(struct net *net, const struct position *position, unsigned a, bool in_cells)
{
    const struct net_node *node = &net->nodes[a];
    unsigned cell = cellset_first(node->cells);
    struct cellset singles =
        cellset_and(position->topology->peers[cell], position->of_digit[node->digit]);
    while (!cellset_is_empty(singles))
        see(net, a, net->single[cellset_take(&singles)][node->digit]);
    unsigned others = in_cells ? position->candidates[cell] & ~(1u << node->digit) : 0;
    while (others)
        see(net, a, net->single[cell][bit_take(&others)]);
}

/* What a group sees sees the group. Groups from FIRST on may see it, too. */
static void link_group(struct net *net, const struct position *position, unsigned a, unsigned first)
{
    const struct net_node *node = &net->nodes[a];
    struct cellset sees = topology_common_peers(position->topology, node->cells);
    struct cellset singles = cellset_and(sees, position->of_digit[node->digit]);
    while (!cellset_is_empty(singles)) {
        unsigned b = net->single[cellset_take(&singles)][node->digit];
        see(net, a, b);
        see(net, b, a);
    }
    for (unsigned b = first; b < net->count; b++)
        if (net->nodes[b].digit == node->digit && cellset_within(net->nodes[b].cells, sees))
            see(net, a, b);
}

/* Nodes from FIRST_GROUP on are no single candidates. */
static void add_weak_links(struct net *net, struct search *search, bool in_cells,
                           unsigned first_group)
{
    const struct position *position = search->position;
    for (unsigned a = 0; a < net->count; a++)
        memset(net->weak[a], 0, net->words * sizeof net->weak[a][0]);
    for (unsigned a = 0; a < net->count && !search_counts(search); a++)
        if (a < first_group)
            link_single(net, position, a, in_cells);
        else
            link_group(net, position, a, first_group);
}

bool net_update(struct net *net, struct search *search, unsigned kinds, struct als_list *als)
{
    const struct position *position = search->position;
    if (net->version == position->version && net->kinds == kinds)
        return net->count > 0;
    net->version = 0; /* that of no position, until all is done */
    net->kinds = kinds;
    net->link_count = 0;
    if (kinds & NET_ALS && !als_list_update(als, search))
        return false;
    bool fits = add_singles(net, position);
    unsigned first = net->count;
    if (fits && kinds & NET_CELLS)
        add_cell_links(net, position);
    unsigned units = fits && kinds & NET_UNITS ? position->topology->unit_count : 0;
    for (unsigned unit = 0; unit < units && !search_looks_up(search); unit++)
        add_unit_links(net, position, unit, kinds & NET_GROUPS, first);
    if (fits && kinds & NET_ALS) {
        add_als_links(net, search, als, first);
        add_cells_beside(net, search, als, first);
    }
    net->count = fits ? net->count : 0;
    net->words = (net->count + 63) / 64;
    sort_links(net);
    add_weak_links(net, search, kinds != NET_UNITS, first);
    if (search_is_over(search))
        return false;
    net->version = position->version;
    return fits;
}
