#include "logic/grouped/net_chains.h"

#include <string.h>

/* ------------------------------------------------------------------------------------- lengths */

static void follow(struct net_chains *chains, const struct net *net, unsigned source, bool is_true)
{
    if (is_true)
        reach_from_true(&chains->reach, net, source);
    else
        reach_from_false(&chains->reach, net, source);
}

static bool is_reached(const struct net_chains *chains, unsigned node, bool is_true)
{
    return relation_has(is_true ? chains->reach.is_true : chains->reach.is_false, node);
}

/* The node whose negation makes NODE true or false, or REACH_NO_NODE for the source. */
static unsigned node_before(const struct net_chains *chains, const struct net *net, unsigned node,
                            bool is_true)
{
    unsigned link = is_true ? chains->reach.true_by[node] : REACH_NO_LINK;
    if (!is_true)
        return chains->reach.false_by[node];
    return link == REACH_NO_LINK ? REACH_NO_NODE : net->links[link].from;
}

/* The number of nodes of the chain to NODE. */
static unsigned chain_length(const struct net_chains *chains, const struct net *net, unsigned node,
                             bool is_true)
{
    unsigned length = 1;
    while ((node = node_before(chains, net, node, is_true)) != REACH_NO_NODE) {
        is_true = !is_true;
        length++;
    }
    return length;
}

/* True if ROW has each node of GROUP being false. */
static bool is_emptied(const struct net_chains *chains, const struct net_group *group,
                       const uint64_t *row)
{
    for (unsigned i = 0; i < group->count; i++)
        if (!net_row_has(&chains->rows, row, group->nodes[i], false))
            return false;
    return true;
}

static void keep_shorter(struct net_proof *best, const struct net_proof *proof)
{
    if (proof->length && (!best->length || proof->length < best->length))
        *best = *proof;
}

/* The length of the chains by which CLASH is both true and false if NODE is not IS_TRUE: one chain
 * from a candidate to its negation, or two that end in candidates which exclude each other. */
static unsigned clash_length(const struct net_chains *chains, const struct net *net, unsigned node,
                             bool is_true, unsigned clash)
{
    unsigned length = chain_length(chains, net, clash, false);
    if (clash == node)
        return is_true ? chain_length(chains, net, clash, true) : length;
    bool is_excluded = net->nodes[chains->reach.false_by[clash]].is_single;
    return length - is_excluded + chain_length(chains, net, clash, true);
}

struct net_proof net_chains_refute(struct net_chains *chains, const struct net *net, unsigned node,
                                   bool is_true, bool whole_only)
{
    struct net_proof best = {.node = node, .is_true = is_true}, proof = best;
    const uint64_t *row = net_row(&chains->rows, node, !is_true);
    if (!row)
        return best;
    follow(chains, net, node, !is_true);
    for (unsigned clash = 0; clash < net->single_count; clash++) {
        if (!is_reached(chains, clash, false) || !is_reached(chains, clash, true))
            continue;
        proof.clash = clash;
        proof.length = clash_length(chains, net, node, is_true, clash);
        keep_shorter(&best, &proof);
    }
    for (unsigned i = 0; i < chains->group_count; i++) {
        proof.group = &chains->groups[i];
        proof.length = 0;
        if ((whole_only && !proof.group->is_whole) || !is_emptied(chains, proof.group, row))
            continue;
        for (unsigned k = 0; k < proof.group->count; k++)
            proof.length += chain_length(chains, net, proof.group->nodes[k], false);
        keep_shorter(&best, &proof);
    }
    return best;
}

/* True if each node of GROUP implies that NODE is true, or false; not if one of two is NODE, which
 * is a contradiction. */
static bool all_imply(const struct net_chains *chains, const struct net_group *group, unsigned node,
                      bool is_true)
{
    if (group->count == 2 && (group->nodes[0] == node || group->nodes[1] == node))
        return false;
    for (unsigned i = 0; i < group->count; i++)
        if (!net_row_has(&chains->rows, net_row(&chains->rows, group->nodes[i], true), node,
                         is_true))
            return false;
    return true;
}

struct net_proof net_chains_by_cases(struct net_chains *chains, const struct net *net,
                                     struct search *search, unsigned node, bool is_true)
{
    struct net_proof best = {.node = node, .is_true = is_true}, proof = best;
    proof.is_verity = true;
    for (unsigned i = 0; i < chains->group_count; i++) {
        proof.group = &chains->groups[i];
        proof.length = 0;
        if (!all_imply(chains, proof.group, node, is_true))
            continue;
        if (best.length && search_poll(search))
            return best;
        for (unsigned k = 0; k < proof.group->count; k++) {
            follow(chains, net, proof.group->nodes[k], true);
            proof.length += chain_length(chains, net, node, is_true);
        }
        keep_shorter(&best, &proof);
    }
    return best;
}

/* ---------------------------------------------------------------------------------------- links */

/* True if a chain can begin with NODE, a single one that the links before it have reached. */
static bool is_shown(const struct net_chains *chains, unsigned node, bool is_true)
{
    return relation_has(chains->is_shown[is_true], node);
}

static void note_shown(struct net_chains *chains, const struct net *net, unsigned node,
                       bool is_true)
{
    if (net->nodes[node].is_single)
        relation_set(chains->is_shown[is_true], node);
}

static void add_premise(struct step *step, const struct net *net, const struct net_link *link)
{
    if (link->kind == NET_CELLS)
        cellset_add(&step->cells, link->index);
    else
        step_add_place(step, link->index, net->nodes[link->from].digit);
}

/* Adds the links from the source, or from where the chain leaves those before it, to NODE. */
static void add_chain(struct net_chains *chains, const struct net *net, struct step *step,
                      unsigned node, bool is_true)
{
    uint16_t path[NET_ROWS_MEMBERS];
    unsigned count = 0;
    for (; node != REACH_NO_NODE && count < NET_ROWS_MEMBERS; is_true = !is_true) {
        path[count++] = (uint16_t)node;
        if (is_shown(chains, node, is_true))
            break;
        node = node_before(chains, net, node, is_true);
    }
    /* The loop has passed the first node, unless that one was shown. */
    is_true ^= node == REACH_NO_NODE;
    for (unsigned i = count; i-- > 0; is_true = !is_true) {
        const struct net_node *to = &net->nodes[path[i]];
        note_shown(chains, net, path[i], is_true);
        if (i + 1 == count)
            continue;
        const struct net_node *from = &net->nodes[path[i + 1]];
        if (is_true)
            add_premise(step, net, &net->links[chains->reach.true_by[path[i]]]);
        step_add_link(step, is_true, from->cells, from->digit, to->cells, to->digit);
    }
}

static void start_case(struct net_chains *chains, const struct net *net, unsigned source,
                       bool is_true)
{
    memset(chains->is_shown, 0, sizeof chains->is_shown);
    follow(chains, net, source, is_true);
}

static void show_cases(struct net_chains *chains, const struct net *net,
                       const struct net_proof *proof, struct step *step)
{
    /* A verity has a group. */
    for (unsigned i = 0; proof->group && i < proof->group->count; i++) {
        const struct net_node *assumed = &net->nodes[proof->group->nodes[i]];
        start_case(chains, net, proof->group->nodes[i], true);
        step_add_fins(step, assumed->cells, assumed->digit);
        add_chain(chains, net, step, proof->node, proof->is_true);
    }
}

static void show_contradiction(struct net_chains *chains, const struct net *net,
                               const struct net_proof *proof, struct step *step)
{
    start_case(chains, net, proof->node, !proof->is_true);
    for (unsigned i = 0; proof->group && i < proof->group->count; i++)
        add_chain(chains, net, step, proof->group->nodes[i], false);
    for (unsigned is_true = 0; !proof->group && is_true < 2; is_true++)
        add_chain(chains, net, step, proof->clash, is_true);
}

void net_chains_show(struct net_chains *chains, const struct net *net,
                     const struct net_proof *proof, struct step *step)
{
    if (proof->group && proof->group->is_cell)
        cellset_add(&step->cells, proof->group->index);
    else if (proof->group)
        step_add_place(step, proof->group->index, proof->group->digit);
    if (proof->is_verity)
        show_cases(chains, net, proof, step);
    else
        show_contradiction(chains, net, proof, step);
}
