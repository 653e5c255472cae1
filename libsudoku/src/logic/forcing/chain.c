#include "logic/forcing/chain.h"

#include "logic/forcing/cycle.h"
#include "logic/forcing/forcing.h"
#include "logic/forcing/hints.h"

/* Kinds of links followed: of one digit, within cells of two candidates, or both. */
struct follow {
    enum forcing_kind kind;
    unsigned cycle_rating;
    unsigned chain_rating; /* 0: no such chains exist, they would have odd length */
};

static const struct follow follows[] = {
    {FORCING_X_CHAIN, 65, 66},
    {FORCING_Y_CHAIN, 65, 0},
    {FORCING_XY_CHAIN, 70, 70},
};

struct chain_walk {
    struct search *search;
    struct forcing_hints
        *hints; /* to which all are added; NULL: the best one is reported, or all */
    const struct forcing_graph *graph;
    const struct forcing_reach *reach; /* reachability, which bounds useful chains */
    struct forcing_chain *chain;
    const struct follow *follow;
};

static bool wants_all(const struct chain_walk *walk)
{
    return walk->hints || walk->search->wants_all;
}

static const uint16_t *offs_of(const struct chain_walk *walk, unsigned on, const uint16_t **end)
{
    const struct forcing_graph *graph = walk->graph;
    *end = &graph->offs[graph->end_off[on]];
    return &graph->offs[graph->first_off[on] +
                        (walk->follow->kind == FORCING_X_CHAIN ? graph->in_cell[on] : 0u)];
}

static const struct forcing_strong *ons_of(const struct chain_walk *walk, unsigned off,
                                           const struct forcing_strong **end)
{
    const struct forcing_graph *graph = walk->graph;
    const struct forcing_strong *strong = graph->strong[off];
    *end = strong + graph->strong_count[off];
    if (walk->follow->kind == FORCING_X_CHAIN)
        return strong + graph->has_pair[off];
    if (walk->follow->kind == FORCING_Y_CHAIN)
        *end = strong + graph->has_pair[off];
    return strong;
}

static bool reach(struct forcing_chain *chain, unsigned candidate, bool is_on, unsigned parent)
{
    if (chain->reached[is_on][candidate] == chain->mark)
        return false;
    chain->reached[is_on][candidate] = chain->mark;
    chain->parent[is_on][candidate] = (uint16_t)parent;
    return true;
}

/* ------------------------------------------------------------------------------------- reports */

static struct cellset cell_of(const struct forcing_graph *graph, unsigned candidate)
{
    return cellset_of(graph->cell[candidate]);
}

static void add_link(struct chain_walk *walk, bool is_strong, unsigned from, unsigned to)
{
    const struct forcing_graph *graph = walk->graph;
    step_add_link(&walk->search->step, is_strong, cell_of(graph, from), graph->digit[from],
                  cell_of(graph, to), graph->digit[to]);
}

/* Stores the chain from its source to TARGET in PATH; returns its number of candidates. */
static unsigned collect(const struct chain_walk *walk, unsigned target, bool is_on, uint16_t *path)
{
    unsigned count = 0;
    uint16_t back[2 * FORCING_MAX];
    for (unsigned at = target; at != FORCING_NONE && count < 2 * FORCING_MAX;) {
        back[count++] = (uint16_t)at;
        at = walk->chain->parent[is_on][at];
        is_on = !is_on;
    }
    for (unsigned i = 0; i < count; i++)
        path[i] = back[count - 1 - i];
    return count;
}

static bool report_chain(struct chain_walk *walk, const struct forcing_hint *hint)
{
    uint16_t path[2 * FORCING_MAX];
    unsigned count = collect(walk, hint->target, hint->target_is_on, path);
    struct step *step = search_start(walk->search);
    bool is_on = hint->source_is_on;
    for (unsigned i = 0; i + 1 < count; i++, is_on = !is_on) {
        add_link(walk, !is_on, path[i], path[i + 1]);
        if (!is_on)
            forcing_add_premise(step, walk->chain->premise[path[i + 1]]);
    }
    return forcing_report(walk->search, hint, walk->graph);
}

/* The same for the cycle that the off candidate of ENTRY closes at the source, in reverse. */
static unsigned collect_cycle(const struct chain_walk *walk, unsigned entry, unsigned source,
                              uint16_t *path)
{
    unsigned count = 0;
    const struct forcing_chain *chain = walk->chain;
    while (count + 2 <= 2 * FORCING_MAX) {
        const struct forcing_entry *at = &chain->off[entry];
        path[count++] = at->off;
        path[count++] = at->parent;
        if (at->parent == source)
            break;
        entry = chain->parent[true][at->parent];
    }
    return count;
}

/* The premise by which TO is on if FROM is off. */
static forcing_premise premise_of(const struct chain_walk *walk, unsigned from, unsigned to)
{
    const struct forcing_strong *end, *strong = ons_of(walk, from, &end);
    while (strong + 1 < end && strong->to != to)
        strong++;
    return strong->premise;
}

static bool report_cycle(struct chain_walk *walk, const struct forcing_hint *hint)
{
    uint16_t path[2 * FORCING_MAX];
    struct cellset gone[LOGIC_MAX_SIDE];
    unsigned count = collect_cycle(walk, hint->target, hint->source, path);
    struct step *step = search_start(walk->search);
    step->rating = hint->rating;
    /* In reverse: off, on, off, on; the last on is the source, which the first off follows from. */
    for (unsigned i = count; i-- > 0;) {
        unsigned from = path[i], to = path[i ? i - 1 : count - 1];
        add_link(walk, i % 2 == 0, from, to);
        if (i % 2 == 0)
            forcing_add_premise(step, premise_of(walk, from, to));
    }
    forcing_cycle_eliminates(walk->graph, path, count, gone);
    for (unsigned digit = 0; digit < walk->search->topology->side; digit++)
        step_eliminate(step, walk->search->position, gone[digit], digit);
    return search_report(walk->search);
}

/* -------------------------------------------------------------------------------------- cycles */

/* Marks the off candidates on the way to ON. */
static void mark_path(struct forcing_chain *chain, unsigned on, unsigned source)
{
    chain->path_mark++;
    while (on != source) {
        const struct forcing_entry *entry = &chain->off[chain->parent[true][on]];
        chain->on_path[entry->off] = chain->path_mark;
        on = entry->parent;
    }
}

static unsigned max_length(const struct chain_walk *walk, unsigned base)
{
    if (wants_all(walk))
        return 2 * FORCING_MAX;
    return forcing_max_length(base, walk->follow->kind, &walk->chain->best);
}

/* Offers the cycle of LENGTH candidates from ENTRY back to SOURCE. */
static bool take_cycle(struct chain_walk *walk, unsigned entry, unsigned source, unsigned length)
{
    struct forcing_hint hint = {
        .rating = walk->follow->cycle_rating + forcing_length_rating(length),
        .length = length,
        .kind = walk->follow->kind,
        .is_cycle = true,
        .source = source,
        .source_is_on = true,
        .target = entry,
    };
    uint16_t path[2 * FORCING_MAX];
    struct cellset gone[LOGIC_MAX_SIDE];
    if (!wants_all(walk) && !forcing_is_better(&hint, &walk->chain->best))
        return false;
    unsigned count = collect_cycle(walk, entry, source, path);
    if (!forcing_cycle_eliminates(walk->graph, path, count, gone))
        return false;
    if (walk->hints) {
        forcing_hints_add_cycle(walk->hints, &hint, gone, path, count);
        return false;
    }
    if (walk->search->wants_all)
        return report_cycle(walk, &hint);
    walk->chain->best = hint;
    return false;
}

/* Follows the on candidates from FIRST to END to the off candidates they imply; returns the new end
 * of the entries. */
static unsigned follow_ons(struct chain_walk *walk, unsigned first, unsigned end, unsigned entries,
                           unsigned source)
{
    struct forcing_chain *chain = walk->chain;
    for (unsigned i = first; i < end; i++) {
        const uint16_t *last, *off = offs_of(walk, chain->on[i], &last);
        mark_path(chain, chain->on[i], source);
        for (; off < last && entries < FORCING_MAX_OFFS; off++)
            if (chain->on_path[*off] != chain->path_mark)
                chain->off[entries++] = (struct forcing_entry){*off, chain->on[i]};
    }
    return entries;
}

/* Breadth first from SOURCE being on. A candidate may be off several times, but on only once. */
static bool find_cycles(struct chain_walk *walk, unsigned source)
{
    struct forcing_chain *chain = walk->chain;
    unsigned first = 0, end = 1, entry = 0, entries = 0;
    chain->mark++;
    reach(chain, source, true, FORCING_NONE);
    chain->on[0] = (uint16_t)source;
    for (unsigned length = 2; first < end; length += 2) {
        if (length > max_length(walk, walk->follow->cycle_rating))
            return false;
        entries = follow_ons(walk, first, end, entries, source);
        first = end;
        for (; entry < entries; entry++) {
            const struct forcing_strong *last, *on = ons_of(walk, chain->off[entry].off, &last);
            for (; on < last; on++) {
                if (on->to == source && length >= 4 && take_cycle(walk, entry, source, length))
                    return true;
                if (reach(chain, on->to, true, entry))
                    chain->on[end++] = on->to;
            }
        }
    }
    return false;
}

/* ------------------------------------------------------------------------------ forcing chains */

/* Breadth first from SOURCE to its negation, through LIMIT candidates at most. Returns the length
 * of the chain, or 0. */
static unsigned search_chain(struct chain_walk *walk, unsigned source, bool is_on, unsigned limit)
{
    struct forcing_chain *chain = walk->chain;
    uint16_t *on = chain->on;
    unsigned first_on = 0, end_on = 0, first_off = 0, end_off = 0;
    chain->mark++;
    reach(chain, source, is_on, FORCING_NONE);
    if (is_on)
        on[end_on++] = (uint16_t)source;
    else
        chain->off[end_off++].off = (uint16_t)source;
    for (unsigned length = 2; length <= limit && (first_on < end_on || first_off < end_off);
         length++) {
        unsigned stop_on = end_on, stop_off = end_off;
        for (; first_on < stop_on; first_on++) {
            const uint16_t *last, *off = offs_of(walk, on[first_on], &last);
            for (; off < last; off++) {
                if (reach(chain, *off, false, on[first_on]))
                    chain->off[end_off++].off = *off;
                if (is_on && *off == source)
                    return length;
            }
        }
        for (; first_off < stop_off; first_off++) {
            unsigned from = chain->off[first_off].off;
            const struct forcing_strong *last, *strong = ons_of(walk, from, &last);
            for (; strong < last; strong++) {
                if (reach(chain, strong->to, true, from)) {
                    chain->premise[strong->to] = strong->premise;
                    on[end_on++] = strong->to;
                }
                if (!is_on && strong->to == source)
                    return length;
            }
        }
    }
    return 0;
}

/* A candidate alone in its cell has no chain. */
static bool find_chain(struct chain_walk *walk, unsigned source, bool is_on)
{
    unsigned base = walk->follow->chain_rating, limit = base ? max_length(walk, base) : 0;
    unsigned length = 0;
    if (limit >= 4 && forcing_reaches(walk->reach, source, is_on, source, !is_on))
        length = search_chain(walk, source, is_on, limit);
    if (!length)
        return false;
    struct forcing_hint hint = {
        .rating = base + forcing_length_rating(length),
        .length = length,
        .kind = walk->follow->kind,
        .source = source,
        .source_is_on = is_on,
        .target = source,
        .target_is_on = !is_on,
    };
    if (walk->hints) {
        uint16_t path[2 * FORCING_MAX];
        forcing_hints_add(walk->hints, &hint, path,
                          collect(walk, hint.target, hint.target_is_on, path));
        return false;
    }
    if (walk->search->wants_all)
        return report_chain(walk, &hint);
    if (forcing_is_better(&hint, &walk->chain->best))
        walk->chain->best = hint;
    return false;
}

static bool find_all(struct chain_walk *walk)
{
    for (unsigned source = 0; source < walk->graph->count; source++)
        if (search_poll(walk->search) ||
            ((walk->follow->kind != FORCING_Y_CHAIN || walk->graph->has_pair[source]) &&
             forcing_reaches_round(walk->reach, source) && find_cycles(walk, source)) ||
            find_chain(walk, source, true) || find_chain(walk, source, false))
            return true;
    return false;
}

static const struct follow *follow_of(enum forcing_kind kind)
{
    return &follows[kind == FORCING_X_CHAIN ? 0 : kind == FORCING_Y_CHAIN ? 1 : 2];
}

/* Finds the chain of the best hint again and reports it. */
static bool report_best(struct chain_walk *walk)
{
    struct forcing_hint hint = walk->chain->best;
    walk->follow = follow_of(hint.kind);
    if (hint.is_cycle) {
        /* Makes no other hint better than this one. */
        walk->chain->best.kind = FORCING_CONTRADICTION;
        find_cycles(walk, hint.source);
        hint.target = walk->chain->best.target;
        return report_cycle(walk, &hint);
    }
    search_chain(walk, hint.source, hint.source_is_on, hint.length);
    return report_chain(walk, &hint);
}

/* Finds chains of every kind of links. Returns true if no more are needed. */
static bool find_kinds(struct chain_walk *walk, struct forcing *forcing)
{
    for (unsigned i = 0; i < sizeof follows / sizeof follows[0]; i++) {
        walk->follow = &follows[i];
        forcing_reach_update(&forcing->reach, &forcing->graph,
                             walk->follow->kind == FORCING_X_CHAIN);
        if (find_all(walk))
            return true;
    }
    return false;
}

static struct chain_walk walk_through(struct search *search, struct forcing *forcing,
                                      struct forcing_hints *hints)
{
    return (struct chain_walk){search,          hints,           &forcing->graph,
                               &forcing->reach, &forcing->chain, NULL};
}

bool forcing_find_chain(struct search *search)
{
    struct forcing *forcing = forcing_of(search);
    if (!forcing)
        return true;
    struct chain_walk walk = walk_through(search, forcing, NULL);
    forcing->chain.best = (struct forcing_hint){0};
    if (!forcing_graph_build(&forcing->graph, search->position))
        return false;
    return find_kinds(&walk, forcing) || (forcing->chain.best.rating && report_best(&walk));
}

void forcing_list_chains(struct search *search, struct forcing *forcing,
                         struct forcing_hints *hints)
{
    struct chain_walk walk = walk_through(search, forcing, hints);
    find_kinds(&walk, forcing);
}
