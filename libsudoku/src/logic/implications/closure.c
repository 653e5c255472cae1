#include "logic/implications/closure.h"

#include <string.h>

#include "common/popcount.h"
#include "logic/relation.h"
#include "logic/search.h"

/* Slot of the second candidate of a clash, whose own slot is in use. */
enum { CLASH = FORCING_MAX };

/* Maximum number of parents of a candidate; beyond it chains stop. */
enum { ROOM = 4096 };

static unsigned number_of(unsigned candidate, bool is_on)
{
    return 2 * candidate + is_on;
}

static void add_parent(struct forcing_trail *trail, unsigned candidate, bool is_on)
{
    if (trail->parents_end < FORCING_MAX_PARENTS)
        trail->parents[trail->parents_end++] = (uint16_t)number_of(candidate, is_on);
}

static void add_rest(struct forcing_trail *trail, forcing_premise premise)
{
    if (trail->rests_end < FORCING_MAX_RESTS)
        trail->rests[trail->rests_end++] = premise;
}

/* Starts the record of how SLOT, a candidate or CLASH, was found. */
static void begin(struct forcing_trail *trail, unsigned slot, bool is_on)
{
    trail->first_parent[is_on][slot] = trail->parents_end;
    trail->first_rest[is_on][slot] = trail->rests_end;
}

static void end(struct forcing_trail *trail, unsigned slot, bool is_on)
{
    trail->parent_count[is_on][slot] =
        (uint16_t)(trail->parents_end - trail->first_parent[is_on][slot]);
    trail->rest_count[is_on][slot] = (uint16_t)(trail->rests_end - trail->first_rest[is_on][slot]);
}

/* Stores the union of the ancestors of PARENTS in ALL; empty if there are no parents. */
static void join_ancestors(const struct forcing_ancestry *ancestry, const uint16_t *parents,
                           unsigned count, uint64_t *all, unsigned words)
{
    for (unsigned i = 0; i < count; i++) {
        const uint64_t *ancestors = ancestry->sets[parents[i] & 1][parents[i] / 2];
        for (unsigned w = 0; w < words; w++)
            all[w] |= ancestors[w];
    }
}

/* The length of the chains to SLOT, whose parents are recorded, and CANDIDATE itself. */
static unsigned measure(struct forcing_run *run, unsigned slot, unsigned candidate, bool is_on)
{
    struct forcing_trail *trail = run->trail;
    const uint16_t *parents = &trail->parents[trail->first_parent[is_on][slot]];
    unsigned count = trail->parent_count[is_on][slot], words = run->graph->words;
    unsigned length = count ? run->closure->length[parents[0] & 1][parents[0] / 2] + 1u : 1;
    if (run->closure->nest)
        forcing_nest_join(run->closure->nest, slot, is_on, parents, count);
    if (!run->mode.is_dynamic || (count == 1 && slot == CLASH))
        return length;
    struct forcing_ancestry *ancestry = run->ancestry;
    uint64_t *all = ancestry->sets[is_on][slot];
    if (count == 1) {
        memcpy(all, ancestry->sets[parents[0] & 1][parents[0] / 2], words * sizeof *all);
    } else {
        memset(all, 0, words * sizeof *all);
        join_ancestors(ancestry, parents, count, all, words);
    }
    relation_set(all, number_of(candidate, is_on));
    return count == 1 ? length : popcount_words(all, words);
}

/* Adds CANDIDATE, whose parents are recorded. */
static void take_in(struct forcing_run *run, unsigned candidate, bool is_on)
{
    struct forcing_closure *closure = run->closure;
    end(run->trail, candidate, is_on);
    closure->length[is_on][candidate] = (uint16_t)measure(run, candidate, candidate, is_on);
    if (is_on)
        closure->on[closure->on_count++] = (uint16_t)candidate;
    else
        closure->off[closure->off_count++] = (uint16_t)candidate;
}

/* Records that CANDIDATE follows as well as its negation. */
static void clash(struct forcing_run *run, unsigned candidate, bool is_on)
{
    struct forcing_closure *closure = run->closure;
    end(run->trail, CLASH, is_on);
    closure->clash = candidate;
    closure->clash_is_on = is_on;
    closure->clash_length =
        measure(run, CLASH, candidate, is_on) + closure->length[!is_on][candidate];
}

/* --------------------------------------------------------------------------------- on and off */

/* Returns false on a clash. */
static bool follow_on(struct forcing_run *run, unsigned from)
{
    struct forcing_graph *graph = run->graph;
    if (!forcing_graph_link(graph, from))
        return true;
    uint32_t i = graph->first_off[from] + (run->mode.x_only ? graph->in_cell[from] : 0);
    for (; i < graph->end_off[from]; i++) {
        unsigned to = graph->offs[i];
        bool clashes = run->closure->length[true][to];
        if (!clashes && run->closure->length[false][to])
            continue;
        begin(run->trail, clashes ? CLASH : to, false);
        add_parent(run->trail, from, true);
        if (clashes) {
            clash(run, to, false);
            return false;
        }
        take_in(run, to, false);
    }
    return true;
}

/* TO is on, since FROM and, where chains join, others that could satisfy PREMISE are off. */
static bool reach_on(struct forcing_run *run, unsigned from, unsigned to, forcing_premise premise,
                     unsigned cell_gone, unsigned unit, unsigned places_gone)
{
    const struct forcing_graph *graph = run->graph;
    bool clashes = run->closure->length[false][to];
    unsigned slot = clashes ? CLASH : to;
    if (!clashes && run->closure->length[true][to])
        return true;
    begin(run->trail, slot, true);
    add_parent(run->trail, from, false);
    while (cell_gone)
        add_parent(run->trail, graph->id[graph->cell[to]][bit_pop(&cell_gone)], false);
    while (places_gone) {
        unsigned cell = topology_cell(graph->position->topology, unit, bit_pop(&places_gone));
        add_parent(run->trail, graph->id[cell][graph->digit[to]], false);
    }
    add_rest(run->trail, premise);
    if (clashes)
        clash(run, to, true);
    else
        take_in(run, to, true);
    return !clashes;
}

static bool follow_off(struct forcing_run *run, unsigned from)
{
    const struct forcing_graph *graph = run->graph;
    unsigned first = run->mode.x_only && graph->has_pair[from];
    for (unsigned i = first; i < graph->strong_count[from]; i++)
        if (!reach_on(run, from, graph->strong[from][i].to, graph->strong[from][i].premise, 0, 0,
                      0))
            return false;
    return true;
}

static void remove_candidate(struct forcing_run *run, unsigned candidate)
{
    const struct forcing_graph *graph = run->graph;
    const struct topology *topology = graph->position->topology;
    unsigned cell = graph->cell[candidate], digit = graph->digit[candidate];
    run->trail->left[cell] &= (uint16_t) ~(1u << digit);
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        run->trail->places[topology->cell_units[cell][n]][digit] &=
            (uint16_t) ~(1u << topology->cell_places[cell][n]);
}

static bool reach_in_cell(struct forcing_run *run, unsigned from)
{
    const struct forcing_graph *graph = run->graph;
    unsigned cell = graph->cell[from], left = run->trail->left[cell];
    unsigned others = left & ~(1u << graph->digit[from]);
    if (!bit_is_single(others) || others == left)
        return true;
    return reach_on(run, from, graph->id[cell][bit_first(others)], forcing_cell(cell),
                    graph->position->candidates[cell] & ~left, 0, 0);
}

static bool reach_in_unit(struct forcing_run *run, unsigned from, unsigned unit, unsigned place)
{
    const struct forcing_graph *graph = run->graph;
    unsigned digit = graph->digit[from], left = run->trail->places[unit][digit];
    unsigned others = left & ~(1u << place);
    if (!bit_is_single(others))
        return true;
    unsigned cell = topology_cell(graph->position->topology, unit, bit_first(others));
    return reach_on(run, from, graph->id[cell][digit], forcing_place(unit, digit), 0, unit,
                    graph->position->places[unit][digit] & ~left & ~(1u << place));
}

/* follow_off() in a dynamic closure. Consequences are found before any of them is followed, and
 * FROM is removed in any case. */
static bool follow_off_dynamic(struct forcing_run *run, unsigned from)
{
    const struct topology *topology = run->graph->position->topology;
    unsigned cell = run->graph->cell[from];
    bool goes_on = run->mode.x_only || reach_in_cell(run, from);
    for (unsigned n = 0; goes_on && n < topology->cell_unit_count[cell]; n++) {
        unsigned place, unit = forcing_unit(topology, cell, n, &place);
        goes_on = reach_in_unit(run, from, unit, place);
    }
    remove_candidate(run, from);
    return goes_on;
}

/* ------------------------------------------------------------------------------------- closure */

void forcing_begin_off(struct forcing_run *run, unsigned candidate)
{
    begin(run->trail, candidate, false);
}

void forcing_add_off_parent(struct forcing_run *run, unsigned parent)
{
    add_parent(run->trail, parent, false);
}

void forcing_add_off_rest(struct forcing_run *run, forcing_premise premise)
{
    add_rest(run->trail, premise);
}

void forcing_take_off(struct forcing_run *run, unsigned candidate, unsigned inner_length)
{
    take_in(run, candidate, false);
    run->closure->length[false][candidate] += (uint16_t)inner_length;
}

bool forcing_has_room(const struct forcing_run *run)
{
    const struct forcing_trail *trail = run->trail;
    return trail->parents_end + ROOM < FORCING_MAX_PARENTS &&
           trail->rests_end + ROOM < FORCING_MAX_RESTS;
}

static void start(struct forcing_run *run, unsigned source, bool is_on)
{
    struct forcing_closure *closure = run->closure;
    struct forcing_trail *trail = run->trail;
    const struct position *position = run->graph->position;
    memset(closure->length, 0, sizeof closure->length);
    closure->on_count = closure->off_count = closure->clash_length = 0;
    closure->nest = run->nest;
    if (closure->nest)
        closure->nest->count = 0;
    trail->parents_end = trail->rests_end = 0;
    run->next_on = run->next_off = run->gone = 0;
    if (run->mode.is_dynamic) {
        memcpy(trail->left, position->candidates,
               position->topology->cell_count * sizeof *trail->left);
        memcpy(trail->places, position->places,
               position->topology->unit_count * sizeof *trail->places);
    }
    begin(trail, source, is_on);
    take_in(run, source, is_on);
}

/* Follows the next candidate. Returns false on a clash or if none is left. */
static bool follow_next(struct forcing_run *run, unsigned max_length)
{
    const struct forcing_closure *closure = run->closure;
    if (run->next_on < closure->on_count)
        return follow_on(run, closure->on[run->next_on++]);
    if (run->next_off == closure->off_count)
        return run->mode.level && run->advance(run);
    unsigned from = closure->off[run->next_off++];
    if (run->mode.is_dynamic)
        return follow_off_dynamic(run, from);
    return closure->length[false][from] < max_length && follow_off(run, from);
}

void forcing_close(struct forcing_run *run, struct forcing_closure *closure, unsigned source,
                   bool is_on, unsigned max_length)
{
    run->closure = closure;
    start(run, source, is_on);
    while (!search_tick(run->search) && follow_next(run, max_length))
        ;
}
