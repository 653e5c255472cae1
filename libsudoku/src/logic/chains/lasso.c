#include "logic/chains/lasso.h"

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
