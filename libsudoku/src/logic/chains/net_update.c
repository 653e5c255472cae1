#include "logic/chains/net_update.h"

#include <string.h>

#include "logic/chains/weak_links.h"

/* --------------------------------------------------------------------------------------- nodes */

static bool add_singles(struct net *net, const struct position *position)
{
    struct cellset open = position->open;
    net->count = 0;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        for (unsigned digits = position->candidates[cell] & net->digits; digits;) {
            unsigned digit = bit_pop(&digits);
            if (net->count == NET_MAX_NODES)
                return false;
            net->single[cell][digit] = (uint16_t)net->count;
            net->group_at[net->count] = NET_MAX_NODES;
            net->nodes[net->count++] = (struct net_node){cellset_of(cell), (uint16_t)digit, true};
        }
    }
    return true;
}

/* Returns the node of DIGIT in CELLS, new if there was none; NET_MAX_NODES if there is no room.
 * Groups are found by their first candidate. */
static unsigned node_of(struct net *net, struct cellset cells, unsigned digit)
{
    struct cellset rest = cells;
    unsigned first = net->single[cellset_pop(&rest)][digit];
    if (cellset_is_empty(rest))
        return first;
    for (unsigned i = net->group_at[first]; i != NET_MAX_NODES; i = net->group_at[i])
        if (cellset_equal(net->nodes[i].cells, cells))
            return i;
    if (net->count == NET_MAX_NODES)
        return NET_MAX_NODES;
    net->group_at[net->count] = net->group_at[first];
    net->group_at[first] = (uint16_t)net->count;
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
        unsigned cell = cellset_pop(&open), digits = position->candidates[cell];
        if (bit_count(digits) != 2)
            continue;
        unsigned a = bit_pop(&digits);
        add_link(net, net->single[cell][a], net->single[cell][bit_first(digits)], NET_CELLS, cell);
    }
}

/* The places of UNIT in crossing I. */
static unsigned crossing_places(const struct topology *topology, unsigned unit, unsigned i)
{
    const struct crossing *crossing = &topology->crossings[topology->unit_crossings[i]];
    return crossing->first == unit ? crossing->first_places : crossing->second_places;
}

/* True if REST of PLACES, those of a digit in UNIT, is one place or all that lie in a second unit.
 */
static bool is_group(const struct topology *topology, unsigned unit, unsigned places, unsigned rest)
{
    bool fits = !(rest & (rest - 1));
    for (unsigned i = topology->crossing_start[unit]; i < topology->crossing_start[unit + 1]; i++)
        fits |= (places & crossing_places(topology, unit, i)) == rest;
    return fits;
}

/* Passes over the groups. HoDoKu's order, in which links are followed, decides between equally good
 * steps: groups by line, digit and box; links to candidates, those of boxes first, before links to
 * groups of the line, then to those of the box. */
enum group_pass { GROUP_NODES, GROUP_TO_SINGLES, GROUP_TO_LINE, GROUP_TO_BOX, GROUP_PASSES };

/* A digit where two units cross. */
struct crossed_digit {
    const struct crossing *crossing;
    unsigned digit;
};

/* The places of UNIT, one of the two of GROUP, outside it, if they are a node; else none. */
static unsigned rest_of(const struct position *position, const struct crossed_digit *group,
                        unsigned unit)
{
    const struct crossing *crossing = group->crossing;
    unsigned places = position->places[unit][group->digit];
    unsigned rest = places & ~(unsigned)(unit == crossing->first ? crossing->first_places
                                                                 : crossing->second_places);
    return rest && is_group(position->topology, unit, places, rest) ? rest : 0;
}

static void link_group(struct net *net, const struct crossed_digit *group, unsigned unit,
                       bool to_single)
{
    const struct topology *topology = net->position->topology;
    const struct crossing *crossing = group->crossing;
    unsigned places = net->position->places[crossing->first][group->digit];
    unsigned rest = rest_of(net->position, group, unit);
    if (!rest || to_single != !(rest & (rest - 1)))
        return;
    unsigned from =
        node_of(net, topology_cells(topology, crossing->first, places & crossing->first_places),
                group->digit);
    unsigned to = node_of(net, topology_cells(topology, unit, rest), group->digit);
    if (to_single || from < to)
        add_link(net, from, to, NET_UNITS, unit);
}

/* Returns false if the places of the digit at the crossing are no node. */
static bool pass_group(struct net *net, const struct crossed_digit *group, enum group_pass pass)
{
    const struct position *position = net->position;
    const struct crossing *crossing = group->crossing;
    unsigned places = position->places[crossing->first][group->digit] & crossing->first_places;
    if (!(places & (places - 1)))
        return false;
    if (pass == GROUP_NODES) {
        if (!rest_of(position, group, crossing->first) &&
            !rest_of(position, group, crossing->second))
            return false;
        node_of(net, topology_cells(position->topology, crossing->first, places), group->digit);
    }
    if (pass == GROUP_TO_SINGLES || pass == GROUP_TO_BOX)
        link_group(net, group, crossing->second, pass == GROUP_TO_SINGLES);
    if (pass == GROUP_TO_SINGLES || pass == GROUP_TO_LINE)
        link_group(net, group, crossing->first, pass == GROUP_TO_SINGLES);
    return true;
}

/* Passes over the groups of DIGITS in UNIT, the first of their two; returns the digits that have
 * some. */
static unsigned pass_unit(struct net *net, unsigned unit, unsigned digits, enum group_pass pass)
{
    const struct topology *topology = net->position->topology;
    unsigned grouped = 0;
    while (digits) {
        struct crossed_digit group = {.digit = bit_pop(&digits)};
        unsigned i = topology->crossing_start[unit];
        for (; i < topology->crossing_start[unit + 1]; i++) {
            group.crossing = &topology->crossings[topology->unit_crossings[i]];
            if (group.crossing->first == unit && pass_group(net, &group, pass))
                grouped |= 1u << group.digit;
        }
    }
    return grouped;
}

static void pass_groups(struct net *net, const struct topology *topology)
{
    unsigned grouped[LOGIC_MAX_UNITS];
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        grouped[unit] = pass_unit(net, unit, net->digits, GROUP_NODES);
    for (unsigned pass = GROUP_TO_SINGLES; pass < GROUP_PASSES; pass++)
        for (unsigned unit = 0; unit < topology->unit_count; unit++)
            pass_unit(net, unit, grouped[unit], (enum group_pass)pass);
}

/* Links the two places of a digit in UNIT. */
static void add_unit_links(struct net *net, const struct position *position, unsigned unit)
{
    const struct topology *topology = position->topology;
    for (unsigned digits = net->digits; digits;) {
        unsigned digit = bit_pop(&digits), places = position->places[unit][digit];
        if (bit_count(places) != 2)
            continue;
        unsigned a = topology_cell(topology, unit, bit_first(places));
        unsigned b = topology_cell(topology, unit, bit_last(places));
        add_link(net, net->single[a][digit], net->single[b][digit], NET_UNITS, unit);
    }
}

static void add_als_links(struct net *net, struct search *search, const struct als_list *list)
{
    for (unsigned i = 0; i < list->count; i++) {
        const struct als *als = &list->sets[i];
        if (search_tick(search))
            return;
        if (als->size < 2)
            continue;
        for (unsigned from = als->digits; from;) {
            unsigned a = bit_pop(&from);
            unsigned x = node_of(net, als_hold(list, als, a)->cells, a);
            for (unsigned to = from; to;) {
                unsigned b = bit_pop(&to);
                unsigned y = node_of(net, als_hold(list, als, b)->cells, b);
                add_link(net, x, y, NET_ALS, i);
            }
        }
    }
}

/* Without digit A, ALS holds all its other digits, and the adjacent cell BESIDE keeps only
 * candidates other than these. If one is left, that is a strong link. */
static void add_cell_beside(struct net *net, const struct position *position,
                            const struct als_list *list, unsigned als, unsigned beside)
{
    const struct als *set = &list->sets[als];
    unsigned candidates = position->candidates[beside], seen = 0;
    for (unsigned digits = candidates & set->digits; digits;) {
        unsigned digit = bit_pop(&digits);
        seen |= cellset_has(&als_hold(list, set, digit)->sees, beside) ? 1u << digit : 0;
    }
    if (bit_count(seen) < 2 || bit_count(candidates & ~seen) > 1)
        return;
    for (unsigned left = candidates & ~seen ? candidates & ~seen : candidates; left;) {
        unsigned digit = bit_pop(&left), rest = candidates & ~(1u << digit);
        for (unsigned from = bit_count(rest) < 2 ? 0 : set->digits & ~rest; from;) {
            unsigned a = bit_pop(&from);
            add_link(net, node_of(net, als_hold(list, set, a)->cells, a),
                     net->single[beside][digit], NET_ALS_CELL, als);
        }
    }
}

static void add_cells_beside(struct net *net, struct search *search, const struct als_list *list)
{
    for (unsigned i = 0; i < list->count && !search_tick(search); i++) {
        struct cellset cells = cellset_none();
        for (unsigned k = 0; k < bit_count(list->sets[i].digits); k++)
            cells = cellset_or(cells, list->holds[list->digits[list->sets[i].first + k].hold].sees);
        cells = cellset_minus(cells, list->sets[i].cells);
        while (!cellset_is_empty(cells))
            add_cell_beside(net, search->position, list, i, cellset_pop(&cells));
    }
}

/* Sorts the links by start. They were found by kind, plain ones first, so that chains use sets only
 * if needed. */
static void sort_links(struct net *net)
{
    memset(net->first_link, 0, (net->count + 2) * sizeof net->first_link[0]);
    for (unsigned i = 0; i < net->link_count; i++)
        net->first_link[net->found[i].from + 2]++;
    for (unsigned node = 2; node < net->count + 2; node++)
        net->first_link[node] += net->first_link[node - 1];
    for (unsigned i = 0; i < net->link_count; i++)
        net->links[net->first_link[net->found[i].from + 1]++] = net->found[i];
}

/* ------------------------------------------------------------------------------------- updates */

static void add_links(struct net *net, struct search *search, const struct als_list *als)
{
    const struct position *position = search->position;
    unsigned units = net->kinds & NET_UNITS ? position->topology->unit_count : 0;
    if (net->kinds & NET_CELLS)
        add_cell_links(net, position);
    for (unsigned unit = 0; unit < units && !search_tick(search); unit++)
        add_unit_links(net, position, unit);
    if (net->kinds & NET_GROUPS)
        pass_groups(net, position->topology);
    if (net->kinds & NET_ALS) {
        add_als_links(net, search, als);
        add_cells_beside(net, search, als);
    }
}

/* Updates the nodes and weak links of candidates, which are shared by all nets of a position with
 * the same digits, except those of one digit each. Returns false if there are too many. */
static bool update_singles(struct net *net, struct search *search, unsigned digits, bool in_cells)
{
    unsigned version = search->position->version;
    bool is_known = net->single_version == version && net->digits == digits;
    net->single_version = 0;
    net->digits = digits;
    if (!is_known && !add_singles(net, search->position))
        return false;
    if (!is_known)
        net->single_count = net->count;
    net->count = net->single_count;
    for (unsigned i = 0; i < net->count; i++)
        net->group_at[i] = NET_MAX_NODES;
    if (!is_known || net->has_groups || net->in_cells != in_cells)
        weak_links_of_singles(net, search, in_cells);
    net->in_cells = in_cells;
    net->has_groups = false;
    net->single_version = search_is_over(search) ? 0 : version;
    return !search_is_over(search);
}

bool net_update(struct net *net, struct search *search, unsigned kinds, unsigned digits,
                struct als_list *als)
{
    unsigned version = search->position->version;
    if (net->version == version && net->kinds == kinds && net->digits == digits)
        return net->count > 0;
    net->version = 0; /* invalid until complete */
    net->position = search->position;
    net->kinds = kinds;
    net->link_count = net->count = 0;
    if ((kinds & NET_ALS && !als_list_update(als, search)) ||
        !update_singles(net, search, digits, kinds != NET_UNITS))
        return false;
    add_links(net, search, als);
    sort_links(net);
    net->has_groups = net->count > net->single_count;
    if (net->has_groups)
        weak_links_of_groups(net, search);
    net->words = (net->count + 63) / 64;
    if (search_is_over(search))
        return false;
    net->version = version;
    return net->count > 0;
}
