#include "logic/chains/medusa.h"

#include <string.h>

#include "logic/chains/net_update.h"
#include "logic/relation.h"

/* Candidates of two colors, as nodes of the net. */
struct medusa {
    struct search *search;
    const struct net *net;
    bool is_contradictory; /* a candidate has both colors */
    uint64_t color[2][NET_WORDS];
    uint64_t seen[2][NET_WORDS]; /* candidates excluded by each color */
    uint64_t done[NET_WORDS];    /* of this and earlier parts of the net */
    uint16_t todo[NET_MAX_NODES];
};

/* ------------------------------------------------------------------------------------- coloring */

static void give_color(struct medusa *m, unsigned node, unsigned color, unsigned *count)
{
    m->is_contradictory |= relation_has(m->color[!color], node);
    if (relation_has(m->done, node))
        return;
    relation_set(m->done, node);
    relation_set(m->color[color], node);
    relation_add(m->seen[color], net_weak(m->net, node), m->net->words);
    m->todo[(*count)++] = (uint16_t)node;
}

/* Colors all candidates joined to FIRST. Returns their number. */
static unsigned color_from(struct medusa *m, unsigned first)
{
    unsigned count = 0;
    memset(m->color, 0, sizeof m->color);
    memset(m->seen, 0, sizeof m->seen);
    m->is_contradictory = false;
    give_color(m, first, 0, &count);
    for (unsigned i = 0; i < count; i++) {
        unsigned node = m->todo[i], color = relation_has(m->color[1], node);
        for (unsigned k = m->net->first_link[node]; k < m->net->first_link[node + 1]; k++)
            give_color(m, m->net->links[k].to, !color, &count);
    }
    return count;
}

/* --------------------------------------------------------------------------------------- report */

static void eliminate(struct medusa *m, const uint64_t *nodes)
{
    for (unsigned i = 0; i < m->net->words; i++)
        for (uint64_t left = nodes[i]; left; left &= left - 1) {
            const struct net_node *node = &m->net->nodes[64 * i + (unsigned)__builtin_ctzll(left)];
            step_eliminate(&m->search->step, m->search->position, node->cells, node->digit);
        }
}

/* Adds the COUNT colored candidates' links with their reasons. */
static void add_links(struct medusa *m, unsigned count)
{
    struct step *step = &m->search->step;
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = m->net->first_link[m->todo[i]]; k < m->net->first_link[m->todo[i] + 1];
             k++) {
            const struct net_link *link = &m->net->links[k];
            const struct net_node *from = &m->net->nodes[link->from];
            const struct net_node *to = &m->net->nodes[link->to];
            if (link->from > link->to)
                continue;
            if (link->kind == NET_CELLS)
                cellset_add(&step->cells, link->index);
            else
                step_add_place(step, link->index, from->digit);
            step_add_link(step, true, from->cells, from->digit, to->cells, to->digit);
        }
}

/* ------------------------------------------------------------------------------------- conflict */

/* Removes the candidates that COLOR excludes from LEFT, those of each digit. */
static void exclude(const struct medusa *m, unsigned color, struct cellset *left)
{
    for (unsigned i = 0; i < m->net->words; i++)
        for (uint64_t seen = m->seen[color][i]; seen; seen &= seen - 1) {
            const struct net_node *node = &m->net->nodes[64 * i + (unsigned)__builtin_ctzll(seen)];
            left[node->digit] = cellset_minus(left[node->digit], node->cells);
        }
}

/* True if COLOR excludes all candidates of a cell or all places of a digit in a unit, which is
 * added to the premises. */
static bool leaves_nothing(struct medusa *m, unsigned color)
{
    const struct position *position = m->search->position;
    const struct topology *topology = m->search->topology;
    struct cellset left[LOGIC_MAX_SIDE], empty = position->open;
    memcpy(left, position->of_digit, topology->side * sizeof *left);
    exclude(m, color, left);
    for (unsigned digit = 0; digit < topology->side; digit++)
        empty = cellset_minus(empty, left[digit]);
    if (!cellset_is_empty(empty)) {
        cellset_add(&m->search->step.cells, cellset_first(empty));
        return true;
    }
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (position->places[unit][digit] &&
                !cellset_meets(topology->unit[unit], left[digit])) {
                step_add_place(&m->search->step, unit, digit);
                return true;
            }
    return false;
}

static bool find_trap(struct medusa *m, unsigned count)
{
    uint64_t both[NET_WORDS];
    for (unsigned color = 0; color < 2; color++)
        if (relation_meets(m->color[color], m->seen[color], m->net->words))
            return false;
    for (unsigned i = 0; i < m->net->words; i++)
        both[i] = m->seen[0][i] & m->seen[1][i];
    search_start(m->search);
    eliminate(m, both);
    if (step_is_empty(&m->search->step))
        return false;
    add_links(m, count);
    return search_report(m->search);
}

static bool find_wrap(struct medusa *m, unsigned count)
{
    for (unsigned color = 0; color < 2; color++) {
        search_start(m->search);
        if (!relation_meets(m->color[color], m->seen[color], m->net->words) &&
            !leaves_nothing(m, color))
            continue;
        eliminate(m, m->color[color]);
        add_links(m, count);
        if (search_report(m->search))
            return true;
    }
    return false;
}

/* --------------------------------------------------------------------------------------- search */

bool medusa_find(struct search *search)
{
    struct medusa *m = scratch_part(search, SCRATCH_MEDUSA, sizeof *m);
    struct net *net = net_of(search);
    if (!m || !net || !net_update(net, search, NET_UNITS | NET_CELLS, net_all_digits(search), NULL))
        return search_is_over(search);
    m->search = search;
    m->net = net;
    memset(m->done, 0, sizeof m->done);
    for (unsigned node = 0; node < net->count; node++) {
        if (relation_has(m->done, node) || net->first_link[node] == net->first_link[node + 1])
            continue;
        unsigned count = color_from(m, node);
        if (search_tick(search))
            return true;
        if (!m->is_contradictory && count > 2 &&
            (search->technique->variant == MEDUSA_TRAP ? find_trap(m, count) : find_wrap(m, count)))
            return true;
    }
    return false;
}
