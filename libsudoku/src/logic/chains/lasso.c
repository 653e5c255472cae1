#include "logic/chains/lasso.h"

#include "logic/relation.h"

/* The first cell of NODE. */
static struct cellset first_of(const struct net *net, unsigned node)
{
    return cellset_of(cellset_first(net->nodes[node].cells));
}

/* Nodes of a chain, visited from its end on. */
struct visits {
    const struct net *net;
    struct cellset turn;
    struct cellset before; /* first cell of the last node */
    struct cellset met;    /* of those before */
};

/* True if NODE holds a cell that was met or, other than as its first, that where the loop turns. */
static bool meets(const struct visits *visits, unsigned node)
{
    const struct cellset cells = visits->net->nodes[node].cells;
    struct cellset rest = cellset_minus(cells, first_of(visits->net, node));
    return cellset_meets(cells, visits->met) || cellset_meets(rest, visits->turn);
}

static void visit(struct visits *visits, unsigned node)
{
    visits->met = cellset_or(visits->met, visits->before);
    visits->before = first_of(visits->net, node);
}

bool chain_is_lasso(const struct net *net, const struct reach *reach, unsigned end,
                    struct cellset turn)
{
    struct visits visits = {net, turn, first_of(net, end), cellset_none()};
    bool is_loop = end == reach->start || net_is_weak(net, reach->start, end);
    for (unsigned node = end; node != REACH_NO_NODE; visit(&visits, node)) {
        unsigned from = net->links[reach->true_by[node]].from;
        node = reach->false_by[from];
        if (meets(&visits, from))
            return node != REACH_NO_NODE || !is_loop ||
                   !cellset_meets(net->nodes[from].cells, net->nodes[end].cells);
        visit(&visits, from);
        if (node == REACH_NO_NODE)
            break;
        if (meets(&visits, node))
            return true;
    }
    return false;
}

/* ----------------------------------------------------------------------------- HoDoKu's loops */

/* Stores in *FROM what made NODE true or false. Returns false if that is where REACH starts. */
static bool step_back(const struct net *net, const struct reach *reach, unsigned node, bool is_true,
                      unsigned *from)
{
    unsigned link = reach->true_by[node];
    if (!is_true) {
        *from = reach->false_by[node];
        return *from != REACH_NO_NODE;
    }
    if (link == REACH_NO_LINK)
        return false;
    *from = net->links[link].from;
    return true;
}

/* True if the chain to NODE, from the cell TURN to the cell TURN, leaves it and has no node with
 * the first cell of another one further on, except the next. */
static bool is_nice_loop(const struct net *net, const struct reach *reach, unsigned node,
                         bool is_true, struct cellset turn)
{
    struct cellset further = cellset_none(), next = cellset_none();
    unsigned count = 0;
    for (unsigned from;; node = from, is_true = !is_true, count++) {
        struct cellset first = first_of(net, node);
        bool is_at_turn = cellset_equal(first, turn);
        if (is_at_turn ? count == 1 : cellset_meets(net->nodes[node].cells, further))
            return false;
        if (!step_back(net, reach, node, is_true, &from))
            return count > 2 && !cellset_equal(next, turn);
        further = cellset_or(further, next);
        next = first;
    }
}

bool chain_is_nice_loop(const struct net *net, const struct position *position, unsigned turn)
{
    struct reach reach;
    const struct cellset cell = net->nodes[turn].cells;
    const uint16_t *single = net->single[cellset_first(cell)];
    unsigned others = position->candidates[cellset_first(cell)] & ~(1u << net->nodes[turn].digit);
    reach_from_true(&reach, net, turn);
    if (relation_has(reach.is_false, turn) && is_nice_loop(net, &reach, turn, false, cell))
        return true;
    for (unsigned rest = others; rest;) {
        unsigned other = single[bit_pop(&rest)];
        if (relation_has(reach.is_true, other) && is_nice_loop(net, &reach, other, true, cell))
            return true;
    }
    while (others) {
        reach_from_false(&reach, net, single[bit_pop(&others)]);
        if (relation_has(reach.is_false, turn) && is_nice_loop(net, &reach, turn, false, cell))
            return true;
    }
    return false;
}
