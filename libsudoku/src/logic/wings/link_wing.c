#include "logic/wings/link_wing.h"

#include <string.h>

#include "logic/chains/net_update.h"
#include "logic/relation.h"

enum { LINKS = 3 };

static const uint16_t kinds[][LINKS] = {
    [LINK_WING_M] = {NET_CELLS, NET_UNITS, NET_UNITS},
    [LINK_WING_S] = {NET_UNITS, NET_CELLS, NET_UNITS},
    [LINK_WING_L] = {NET_UNITS, NET_UNITS, NET_UNITS},
    [LINK_WING_H] = {NET_CELLS, NET_CELLS, NET_UNITS},
};

struct link_wing {
    struct search *search;
    const struct net *net;
    const struct net_link *links[LINKS]; /* chosen */
    uint64_t starting[LINKS][NET_WORDS]; /* nodes from which a link of each place's kind starts */
    uint64_t of_digit[LOGIC_MAX_SIDE][NET_WORDS];
};

static const struct net_node *node_at(const struct link_wing *wing, unsigned node)
{
    return &wing->net->nodes[node];
}

/* Sorts the nodes by digit and by the kinds of their links. */
static void list_nodes(struct link_wing *wing)
{
    const struct net *net = wing->net;
    for (unsigned digit = 0; digit < wing->search->topology->side; digit++)
        memset(wing->of_digit[digit], 0, net->words * sizeof(uint64_t));
    for (unsigned index = 0; index < LINKS; index++)
        memset(wing->starting[index], 0, net->words * sizeof(uint64_t));
    for (unsigned node = 0; node < net->count; node++)
        relation_set(wing->of_digit[net->nodes[node].digit], node);
    for (unsigned i = 0; i < net->link_count; i++)
        for (unsigned index = 0; index < LINKS; index++)
            if (net->links[i].kind == kinds[wing->search->technique->variant][index])
                relation_set(wing->starting[index], net->links[i].from);
}

/* The nodes of word WORD from which link INDEX of the variant may start, by their links and, if it
 * has to, by the digit of the first node. */
static uint64_t starts_of(const struct link_wing *wing, unsigned index, unsigned word)
{
    bool is_last = index + 1 == LINKS;
    uint64_t starting = wing->starting[index][word];
    uint64_t same = wing->of_digit[node_at(wing, wing->links[0]->from)->digit][word];
    switch (wing->search->technique->variant) {
    case LINK_WING_M:
        return is_last ? starting & same : starting;
    case LINK_WING_S:
        return is_last ? starting & ~same : starting;
    case LINK_WING_L:
        return starting & (is_last ? same : ~same);
    default:
        return starting;
    }
}

/* True if one of the chosen links is new since the last search. */
static bool has_new_link(const struct link_wing *wing)
{
    bool is_known = true;
    for (unsigned i = 0; i < LINKS; i++) {
        const struct net_link *link = wing->links[i];
        is_known &= link->kind == NET_CELLS ? search_knows_cell(wing->search, link->index)
                                            : search_knows_places(wing->search, link->index,
                                                                  node_at(wing, link->from)->digit);
    }
    return !is_known;
}

static void add_links(const struct link_wing *wing)
{
    struct step *step = &wing->search->step;
    for (unsigned i = 0; i < LINKS; i++) {
        const struct net_link *link = wing->links[i];
        const struct net_node *from = node_at(wing, link->from), *to = node_at(wing, link->to);
        if (link->kind == NET_CELLS)
            cellset_add(&step->cells, link->index);
        else
            step_add_place(step, link->index, from->digit);
        step_add_link(step, true, from->cells, from->digit, to->cells, to->digit);
        if (i + 1 == LINKS)
            break;
        const struct net_node *next = node_at(wing, wing->links[i + 1]->from);
        step_add_link(step, false, to->cells, to->digit, next->cells, next->digit);
    }
}

/* Eliminates what sees both ends. */
static bool report(struct link_wing *wing)
{
    const uint64_t *first = net_weak(wing->net, wing->links[0]->from);
    const uint64_t *last = net_weak(wing->net, wing->links[LINKS - 1]->to);
    if (!relation_meets(first, last, wing->net->words))
        return false;
    struct step *step = search_start(wing->search);
    for (unsigned i = 0; i < wing->net->words; i++)
        for (uint64_t both = first[i] & last[i]; both; both &= both - 1) {
            const struct net_node *seen = node_at(wing, 64 * i + (unsigned)__builtin_ctzll(both));
            step_eliminate(step, wing->search->position, seen->cells, seen->digit);
        }
    add_links(wing);
    return search_report(wing->search);
}

/* True if NODE is in the chosen links before INDEX. */
static bool is_used(const struct link_wing *wing, unsigned node, unsigned index)
{
    for (unsigned i = 0; i < index; i++)
        if (wing->links[i]->from == node || wing->links[i]->to == node)
            return true;
    return false;
}

/* Chooses link INDEX and those after it, from NODE on. */
static bool choose(struct link_wing *wing, unsigned index, unsigned node)
{
    const struct net *net = wing->net;
    for (unsigned i = net->first_link[node]; i < net->first_link[node + 1]; i++) {
        const struct net_link *link = &net->links[i];
        if (link->kind != kinds[wing->search->technique->variant][index] ||
            is_used(wing, link->to, index))
            continue;
        wing->links[index] = link;
        if (index + 1 == LINKS) {
            if (has_new_link(wing) && report(wing))
                return true;
            continue;
        }
        for (unsigned k = 0; k < net->words; k++)
            for (uint64_t next = net_weak(net, link->to)[k] & starts_of(wing, index + 1, k); next;
                 next &= next - 1) {
                unsigned after = 64 * k + (unsigned)__builtin_ctzll(next);
                if (!is_used(wing, after, index + 1) && choose(wing, index + 1, after))
                    return true;
            }
    }
    return false;
}

bool link_wing_find(struct search *search)
{
    struct link_wing wing; /* list_nodes() fills the rows as far as they are used */
    wing.search = search;
    wing.net = net_of(search);
    if (!wing.net ||
        !net_update(net_of(search), search, NET_UNITS | NET_CELLS, net_all_digits(search), NULL))
        return search_is_over(search);
    list_nodes(&wing);
    for (unsigned node = 0; node < wing.net->count; node++)
        if (search_poll(search) || choose(&wing, 0, node))
            return true;
    return false;
}
