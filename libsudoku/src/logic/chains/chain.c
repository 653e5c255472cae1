#include "logic/chains/chain.h"

#include "logic/chains/chain_starts.h"
#include "logic/chains/lasso.h"
#include "logic/chains/net_update.h"
#include "logic/chains/reach.h"
#include "logic/fish/placements.h"
#include "logic/relation.h"
#include "logic/scratch.h"

/* Maximum number of links of X-chains and XY-chains; HoDoKu's limit. */
enum { MAX_LINKS = 20 };

struct chain {
    struct search *search;
    const struct net *net;
    enum chain_form form;              /* being tried */
    const struct technique *technique; /* the first technique of those searched for together */
    bool is_grouped;
    struct reach *reach;
    struct chain_starts *starts; /* NULL if and only if ALS is NULL */
    struct als_list *als;        /* sets of links; NULL: such links are not used */
};

/* ------------------------------------------------------------------------------------- reports */

/* The cells of the almost locked set of LINK, including the adjacent cell. */
static struct cellset cells_of_sets(const struct chain *chain, const struct net_link *link)
{
    struct cellset cells = chain->als->sets[link->index].cells;
    const struct net_node *from = &chain->net->nodes[link->from];
    const struct net_node *to = &chain->net->nodes[link->to];
    if (link->kind == NET_ALS_CELL)
        cells = cellset_or(cells, cellset_or(from->cells, to->cells));
    return cells;
}

/* Adds the set of LINK as a premise, with the adjacent cell. */
static void add_set(struct chain *chain, const struct net_link *link)
{
    step_add_cells(&chain->search->step, cells_of_sets(chain, link));
    step_add_set(&chain->search->step, chain->als->sets[link->index].cells);
}

static void add_premise(struct chain *chain, const struct net_link *link)
{
    struct step *step = &chain->search->step;
    const struct net_node *from = &chain->net->nodes[link->from];
    const struct net_node *to = &chain->net->nodes[link->to];
    if (link->kind == NET_UNITS)
        step_add_place(step, link->index, from->digit);
    else if (link->kind == NET_CELLS)
        cellset_add(&step->cells, link->index);
    else
        add_set(chain, link);
    step_add_link(step, true, from->cells, from->digit, to->cells, to->digit);
}

/* Adds the links from the start to END. Returns true if some node is not a single candidate. */
static bool add_links(struct chain *chain, unsigned end)
{
    const struct net *net = chain->net;
    uint16_t path[NET_MAX_NODES];
    unsigned count = 0;
    bool is_grouped = false;
    unsigned node = end;
    do {
        /* A path has only nodes that were reached.
         * NOLINTNEXTLINE(clang-analyzer-core.uninitialized.Assign) */
        path[count] = chain->reach->true_by[node];
        node = chain->reach->false_by[net->links[path[count++]].from];
    } while (node != REACH_NO_NODE);
    while (count--) {
        const struct net_link *link = &net->links[path[count]];
        const struct net_node *from = &net->nodes[link->from], *to = &net->nodes[link->to];
        is_grouped |= !from->is_single || !to->is_single;
        add_premise(chain, link);
        if (!count)
            break;
        const struct net_node *next = &net->nodes[net->links[path[count - 1]].from];
        step_add_link(&chain->search->step, false, to->cells, to->digit, next->cells, next->digit);
    }
    return is_grouped;
}

/* Eliminates the candidates with weak links to both nodes A and B. */
static void eliminate_between(struct chain *chain, unsigned a, unsigned b, struct cellset spared)
{
    const struct net *net = chain->net;
    for (unsigned i = 0; i < net->words; i++) {
        for (uint64_t both = net_weak(net, a)[i] & net_weak(net, b)[i]; both; both &= both - 1) {
            unsigned node = 64 * i + (unsigned)__builtin_ctzll(both);
            if (net->nodes[node].is_single)
                step_eliminate(&chain->search->step, chain->search->position,
                               cellset_minus(net->nodes[node].cells, spared),
                               net->nodes[node].digit);
        }
    }
}

/* The cells of the loop through END. */
static struct cellset cells_along(const struct chain *chain, unsigned end)
{
    const struct net *net = chain->net;
    struct cellset cells = cellset_none();
    for (unsigned node = end; node != REACH_NO_NODE;) {
        unsigned from = net->links[chain->reach->true_by[node]].from;
        cells = cellset_or(cells, cellset_or(net->nodes[node].cells, net->nodes[from].cells));
        node = chain->reach->false_by[from];
    }
    return cells;
}

/* A weak link of a loop within a cell eliminates its other candidates. One between cells spares
 * those of the loop, as HoDoKu does. */
static void eliminate_by_weak(struct chain *chain, unsigned a, unsigned b, struct cellset along)
{
    const struct net_node *nodes = chain->net->nodes;
    bool is_in_cell = nodes[a].digit != nodes[b].digit;
    eliminate_between(chain, a, b, is_in_cell ? cellset_none() : along);
}

/* In a loop an almost locked set lacks one digit of its link or the other, and so holds all the
 * rest, together with the adjacent cell if there is one. */
static void eliminate_beside(struct chain *chain, const struct net_link *link)
{
    const struct als *als = &chain->als->sets[link->index];
    unsigned linked =
        1u << chain->net->nodes[link->from].digit | 1u << chain->net->nodes[link->to].digit;
    for (unsigned rest = als->digits & ~linked; rest;) {
        unsigned digit = bit_pop(&rest);
        struct cellset holders =
            cellset_and(cells_of_sets(chain, link), chain->search->position->of_digit[digit]);
        step_eliminate(&chain->search->step, chain->search->position,
                       topology_common_peers(chain->search->topology, holders), digit);
    }
}

/* The weak links of the loop through END are strong, too. */
static void eliminate_along(struct chain *chain, unsigned end)
{
    struct cellset along = cells_along(chain, end);
    eliminate_by_weak(chain, end, chain->reach->start, along);
    for (unsigned node = end; node != REACH_NO_NODE;) {
        const struct net_link *link = &chain->net->links[chain->reach->true_by[node]];
        unsigned before = chain->reach->false_by[link->from];
        if (link->kind >= NET_ALS)
            eliminate_beside(chain, link);
        if (before != REACH_NO_NODE)
            eliminate_by_weak(chain, before, link->from, along);
        node = before;
    }
}

static void eliminate_others(struct chain *chain, unsigned node)
{
    const struct net_node *start = &chain->net->nodes[node];
    const uint16_t *candidates = chain->search->position->candidates;
    for (unsigned others = candidates[cellset_first(start->cells)] & ~(1u << start->digit); others;)
        step_eliminate(&chain->search->step, chain->search->position, start->cells,
                       bit_pop(&others));
}

/* The cell where the loop of the step under construction begins and ends; none for other forms. */
static struct cellset turn_of(const struct chain *chain)
{
    const struct candidate_list *gone = &chain->search->step.eliminations;
    if (chain->form == CHAIN_CONTINUOUS)
        return cellset_of(cellset_first(chain->net->nodes[chain->reach->start].cells));
    return chain->form == CHAIN_DISCONTINUOUS ? cellset_of(gone->items[0].cell) : cellset_none();
}

/* True if HoDoKu sees the step under construction, too. */
static bool is_seen(const struct chain *chain, unsigned end)
{
    const struct sudoku_candidate *gone = &chain->search->step.eliminations.items[0];
    if (chain->form <= CHAIN_XY && reach_links(chain->reach, chain->net, end) > MAX_LINKS)
        return false;
    if (chain_is_lasso(chain->net, chain->reach, end, turn_of(chain)))
        return false;
    return chain->form != CHAIN_DISCONTINUOUS || end == chain->reach->start ||
           chain_is_nice_loop(chain->net, chain->search->position,
                              chain->net->single[gone->cell][gone->digit - 1]);
}

static bool report(struct chain *chain, unsigned end)
{
    if (!search_wants(chain->search) || (!chain->search->wants_all && !is_seen(chain, end)) ||
        add_links(chain, end) > chain->is_grouped)
        return false;
    return search_report(chain->search);
}

/* Reports a loop for each candidate that sees both ends, as HoDoKu does. */
static bool report_one_by_one(struct chain *chain, unsigned end)
{
    const struct net *net = chain->net;
    if (chain->form != CHAIN_DISCONTINUOUS)
        return false;
    for (unsigned i = 0; i < net->words; i++) {
        uint64_t both = net_weak(net, chain->reach->start)[i] & net_weak(net, end)[i];
        for (; both; both &= both - 1) {
            const struct net_node *node = &net->nodes[64 * i + (unsigned)__builtin_ctzll(both)];
            search_start(chain->search);
            if (node->is_single)
                step_eliminate(&chain->search->step, chain->search->position, node->cells,
                               node->digit);
            if (report(chain, end))
                return true;
        }
    }
    return false;
}

/* True if some node has weak links to both A and B. */
static bool have_common_links(const struct net *net, unsigned a, unsigned b)
{
    return relation_meets(net_weak(net, a), net_weak(net, b), net->words);
}

static bool report_ends(struct chain *chain, unsigned end)
{
    if (!have_common_links(chain->net, chain->reach->start, end))
        return false;
    const struct net_node *start = &chain->net->nodes[chain->reach->start];
    const struct net_node *last = &chain->net->nodes[end];
    if ((chain->form == CHAIN_X || chain->form == CHAIN_XY) && start->digit != last->digit)
        return false;
    bool has_group = !start->is_single || !last->is_single;
    if (chain->search->wants_all ? chain->form == CHAIN_DISCONTINUOUS : has_group)
        return report_one_by_one(chain, end);
    search_start(chain->search);
    eliminate_between(chain, chain->reach->start, end, cellset_none());
    unsigned count = chain->search->step.eliminations.count;
    if ((chain->form == CHAIN_DISCONTINUOUS && count != 1) ||
        (chain->form == CHAIN_AIC && count < 2))
        return false;
    return report(chain, end);
}

/* Reports that the start is true, since its negation implies it: its cell loses all other
 * candidates. */
static bool report_start(struct chain *chain)
{
    unsigned start = chain->reach->start;
    bool all = chain->search->wants_all;
    if (chain->form != CHAIN_DISCONTINUOUS && !(all && chain->form == CHAIN_X))
        return false;
    if (all && report_one_by_one(chain, start))
        return true;
    if (!chain->net->nodes[start].is_single)
        return false;
    search_start(chain->search);
    if (chain->form == CHAIN_X)
        eliminate_between(chain, start, start, cellset_none());
    else
        eliminate_others(chain, start);
    return report(chain, start);
}

/* Reports the conclusions of the chain from the start to END in the current form. */
static bool conclude(struct chain *chain, unsigned end)
{
    unsigned start = chain->reach->start;
    if (end == start)
        return report_start(chain);
    bool is_loop = net_is_weak(chain->net, start, end);
    /* HoDoKu sees the loops that begin and end in one cell; others are chains to it. */
    if (!chain->search->wants_all && chain->form >= CHAIN_CONTINUOUS)
        is_loop = cellset_equal(chain->net->nodes[start].cells, chain->net->nodes[end].cells);
    if (chain->form == CHAIN_CONTINUOUS) {
        if (!is_loop)
            return false;
        search_start(chain->search);
        eliminate_along(chain, end);
        return report(chain, end);
    }
    if (is_loop && chain->form >= CHAIN_DISCONTINUOUS && !chain->search->wants_all)
        return false;
    return report_ends(chain, end);
}

/* Tries the chain to END in all requested forms. */
static bool conclude_all(struct chain *chain, unsigned end)
{
    bool is_enough = false;
    for (unsigned i = 0; i < chain->search->row_count && !is_enough; i++) {
        chain->search->technique = &chain->technique[i];
        chain->form = (enum chain_form)(chain->technique[i].variant & 0xf);
        is_enough = conclude(chain, end);
    }
    return is_enough;
}

static bool find_from(struct chain *chain, unsigned start)
{
    if (search_poll(chain->search))
        return true;
    reach_from_false(chain->reach, chain->net, start);
    for (unsigned i = 0; i < chain->net->words; i++)
        for (uint64_t bits = chain->reach->is_true[i]; bits; bits &= bits - 1)
            if (conclude_all(chain, 64 * i + (unsigned)__builtin_ctzll(bits)))
                return true;
    return false;
}

static unsigned link_kinds(const struct chain *chain)
{
    if (chain->form == CHAIN_X)
        return NET_UNITS;
    if (chain->form == CHAIN_XY)
        return NET_CELLS;
    return NET_UNITS | NET_CELLS | (chain->is_grouped ? NET_GROUPS : 0) |
           (chain->is_grouped && chain->search->wants_all ? NET_ALS : 0);
}

/* True if a chain from START can have a conclusion; loops through almost locked sets have more.
 * HoDoKu's loops begin and end in one cell, whose other candidates see both ends. */
static bool can_conclude(const struct chain *chain, unsigned start)
{
    const struct chain_starts *starts = chain->starts;
    bool has_loops = false;
    for (unsigned i = 0; chain->search->wants_all && i < chain->search->row_count; i++)
        has_loops |= (chain->technique[i].variant & 0xf) == CHAIN_CONTINUOUS;
    return chain_starts_has_chain(starts, start) ||
           (has_loops && chain_starts_has_loop(starts, chain->net, start));
}

/* The ones of DIGITS that have candidates in no placement of the digit, which X-chains can
 * eliminate. */
static unsigned excludable_digits(struct search *search, unsigned digits)
{
    unsigned excludable = 0;
    while (digits) {
        unsigned digit = bit_pop(&digits);
        if (!cellset_is_empty(placements_exclude(search, digit)))
            excludable |= 1u << digit;
    }
    return excludable;
}

/* The digits with new strong links between two candidates. */
static unsigned digits_with_new_links(const struct search *search)
{
    unsigned digits = 0;
    for (unsigned digit = 0; digit < search->topology->side; digit++)
        digits |= (unsigned)search_has_new_pair(search, digit) << digit;
    return digits;
}

static bool has_new_bivalue_cell(const struct search *search)
{
    struct cellset cells = position_bivalue(search->position);
    while (!cellset_is_empty(cells))
        if (!search_knows_cell(search, cellset_pop(&cells)))
            return true;
    return false;
}

/* The digits for the net; none if it has no new strong links. Groups and almost locked sets have
 * some in any position. */
static unsigned digits_of(const struct chain *chain)
{
    struct search *search = chain->search;
    bool is_new = chain->is_grouped;
    if (chain->form == CHAIN_X)
        return excludable_digits(search, digits_with_new_links(search));
    is_new = is_new || has_new_bivalue_cell(search) ||
             (chain->form != CHAIN_XY && digits_with_new_links(search));
    return is_new ? net_all_digits(search) : 0;
}

/* Gets the working memory. Returns false if memory is short. */
static bool take_room(struct chain *chain, struct net *net)
{
    struct search *search = chain->search;
    if (link_kinds(chain) & NET_ALS)
        chain->als = als_list_of(search);
    else
        chain->starts = scratch_part(search, SCRATCH_CHAIN_STARTS, sizeof(struct chain_starts));
    chain->reach = scratch_part(search, SCRATCH_CHAIN_REACH, sizeof *chain->reach);
    return net && chain->reach && (chain->als || chain->starts);
}

bool chain_find(struct search *search)
{
    struct net *net = net_of(search);
    struct chain chain = {
        .search = search,
        .net = net,
        .technique = search->technique,
        .form = (enum chain_form)(search->technique->variant & 0xf),
        .is_grouped = search->technique->variant >> 4,
    };
    unsigned digits = digits_of(&chain);
    if (!digits)
        return false;
    if (!take_room(&chain, net) || !net_update(net, search, link_kinds(&chain), digits, chain.als))
        return search_is_over(search);
    if (chain.starts)
        chain_starts_update(chain.starts, net);
    for (unsigned start = 0; start < net->count; start++)
        if (net->first_link[start] != net->first_link[start + 1] &&
            (!chain.starts || can_conclude(&chain, start)) && find_from(&chain, start))
            return true;
    return false;
}
