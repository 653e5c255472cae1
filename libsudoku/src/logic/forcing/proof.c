#include "logic/forcing/proof.h"

#include <string.h>

enum { CLASH = FORCING_MAX };

struct chain_proof {
    struct search *search;
    struct forcing *forcing;
    const struct forcing_run *run;
    const struct forcing_case *assumed; /* current case */
};

/* The candidate of SLOT. */
static unsigned candidate_of(const struct chain_proof *proof, unsigned slot)
{
    return slot == CLASH ? proof->assumed->closure.clash : slot;
}

static void add_link(const struct chain_proof *proof, unsigned from, unsigned to, bool is_on)
{
    const struct forcing_graph *graph = &proof->forcing->graph;
    step_add_link(&proof->search->step, is_on, cellset_of(graph->cell[from]), graph->digit[from],
                  cellset_of(graph->cell[to]), graph->digit[to]);
}

/* Collects the premises and links on the way to SLOT in the current case, links from the source on:
 * each chain continues as far as it can, and another one begins where chains join. */
static void collect(const struct chain_proof *proof, unsigned slot, bool is_on)
{
    const struct forcing_trail *trail = &proof->assumed->trail;
    const forcing_premise *rests = &trail->rests[trail->first_rest[is_on][slot]];
    const uint16_t *parents = &trail->parents[trail->first_parent[is_on][slot]];
    if (proof->forcing->is_visited[is_on][slot])
        return;
    proof->forcing->is_visited[is_on][slot] = true;
    for (unsigned i = 0; i < trail->rest_count[is_on][slot]; i++)
        forcing_add_premise(&proof->search->step, rests[i]);
    unsigned count = trail->parent_count[is_on][slot], to = candidate_of(proof, slot), linked = 0;
    for (unsigned i = 0; i < count; i++) {
        collect(proof, parents[i] / 2, parents[i] & 1);
        if ((parents[i] & 1) == is_on)
            continue;
        add_link(proof, parents[i] / 2, to, is_on);
        linked++;
    }
    /* A technique excludes it because others are off. */
    if (count && !linked)
        add_link(proof, to, to, false);
}

void forcing_forget_cases(struct forcing *forcing)
{
    forcing->next_case = 0;
    for (unsigned i = 0; i < FORCING_CASES; i++)
        forcing->cases[i].source = FORCING_NONE;
}

const struct forcing_case *forcing_assume(struct search *search, struct forcing *forcing,
                                          const struct forcing_run *run, unsigned source,
                                          bool is_on)
{
    struct forcing_case *next = &forcing->cases[forcing->next_case];
    struct forcing_run own = *run;
    for (unsigned i = 0; i < FORCING_CASES; i++)
        if (forcing->cases[i].source == source && forcing->cases[i].is_on == is_on)
            return &forcing->cases[i];
    next->source = FORCING_NONE;
    own.trail = &next->trail;
    own.nest = run->nest ? &forcing->nests->proved : NULL;
    forcing_close(&own, &next->closure, source, is_on, 4 * FORCING_MAX);
    if (search_is_over(search))
        return NULL;
    forcing->next_case = (forcing->next_case + 1) % FORCING_CASES;
    next->source = source;
    next->is_on = is_on;
    return next;
}

/* Follows SOURCE to TARGET or the clash. */
static void follow(struct chain_proof *proof, unsigned source, bool is_on,
                   const struct forcing_hint *hint)
{
    struct forcing *forcing = proof->forcing;
    proof->assumed = forcing_assume(proof->search, forcing, proof->run, source, is_on);
    if (!proof->assumed)
        return;
    const struct forcing_closure *closure = &proof->assumed->closure;
    memset(forcing->is_visited, 0, sizeof forcing->is_visited);
    if (hint->kind != FORCING_CONTRADICTION) {
        collect(proof, hint->target, hint->target_is_on);
        return;
    }
    collect(proof, closure->clash, !closure->clash_is_on);
    collect(proof, CLASH, closure->clash_is_on);
}

/* Follows one of the alternative cases. */
static void follow_case(struct chain_proof *proof, unsigned source, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &proof->forcing->graph;
    step_add_fins(&proof->search->step, cellset_of(graph->cell[source]), graph->digit[source]);
    follow(proof, source, true, hint);
}

static void follow_cell(struct chain_proof *proof, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &proof->forcing->graph;
    unsigned cell = graph->cell[hint->source];
    unsigned digits = proof->search->position->candidates[cell];
    cellset_add(&proof->search->step.cells, cell);
    while (digits)
        follow_case(proof, graph->id[cell][bit_pop(&digits)], hint);
}

static void follow_unit(struct chain_proof *proof, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &proof->forcing->graph;
    unsigned digit = graph->digit[hint->source];
    unsigned places = proof->search->position->places[hint->unit][digit];
    step_add_place(&proof->search->step, hint->unit, digit);
    while (places) {
        unsigned cell = topology_cell(proof->search->topology, hint->unit, bit_pop(&places));
        follow_case(proof, graph->id[cell][digit], hint);
    }
}

bool forcing_prove(struct search *search, struct forcing *forcing, const struct forcing_run *run,
                   const struct forcing_hint *hint)
{
    struct chain_proof proof = {search, forcing, run, NULL};
    search_start(search);
    if (hint->kind == FORCING_CELL) {
        follow_cell(&proof, hint);
    } else if (hint->kind == FORCING_UNIT) {
        follow_unit(&proof, hint);
    } else if (hint->kind == FORCING_BOTH_WAYS) {
        follow(&proof, hint->source, false, hint);
        follow_case(&proof, hint->source, hint);
    } else {
        follow(&proof, hint->source, hint->source_is_on, hint);
    }
    return search_is_over(search) || forcing_report(search, hint, &proof.forcing->graph);
}
