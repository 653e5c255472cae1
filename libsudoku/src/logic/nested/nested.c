#include "logic/nested/nested.h"

#include <string.h>

#include "logic/forcing/chain.h"
#include "logic/forcing/forcing.h"
#include "logic/forcing/multiple.h"
#include "logic/nested/inner.h"
#include "logic/nested/rules.h"

enum { CLASH = FORCING_MAX };

/* Begins in the position of the search. */
static void begin(const struct forcing_run *run, struct forcing *forcing)
{
    struct forcing_inner *inner = &forcing->inner;
    position_branch(&inner->position, run->graph->position);
    inner->graph.is_built = false;
    trial_cache_clear(&inner->cache);
    if (!forcing->within)
        return;
    forcing->within->graph.is_built = false;
    forcing->within->reach.version = forcing->within->implications.version = 0;
}

/* Updates the inner position: off candidates of the closure are removed. */
static void set_position(struct forcing_run *run, struct forcing_inner *inner)
{
    const struct forcing_graph *graph = run->graph;
    while (run->gone < run->closure->off_count) {
        unsigned candidate = run->closure->off[run->gone++];
        position_remove(&inner->position, graph->cell[candidate], graph->digit[candidate]);
    }
}

/* ------------------------------------------------------------------------- first contradictions */

static unsigned visit(struct forcing_inner *inner, struct step *step, unsigned slot, bool is_on,
                      unsigned todo)
{
    const struct forcing_trail *trail = &inner->trail;
    for (unsigned i = 0; i < trail->rest_count[is_on][slot]; i++)
        forcing_add_premise(step, trail->rests[trail->first_rest[is_on][slot] + i]);
    for (unsigned i = 0; i < trail->parent_count[is_on][slot]; i++) {
        unsigned parent = trail->parents[trail->first_parent[is_on][slot] + i];
        if (!inner->is_visited[parent & 1][parent / 2])
            inner->stack[todo++] = (uint16_t)parent;
        inner->is_visited[parent & 1][parent / 2] = 1;
    }
    return todo;
}

/* Collects the premises of the inner contradiction. */
static void collect(struct forcing_inner *inner, struct step *step)
{
    const struct forcing_closure *closure = &inner->closure;
    memset(inner->is_visited, 0, sizeof inner->is_visited);
    unsigned todo = visit(inner, step, CLASH, closure->clash_is_on, 0);
    todo = visit(inner, step, closure->clash, !closure->clash_is_on, todo);
    while (todo) {
        unsigned next = inner->stack[--todo];
        todo = visit(inner, step, next / 2, next & 1, todo);
    }
}

/* True if candidate OUTER of RUN, DIGIT in CELL, may lead to a contradiction. */
static bool may_clash(struct forcing_run *run, struct forcing_inner *inner, unsigned outer,
                      unsigned cell, unsigned digit)
{
    if (trial_cache_holds(&inner->cache, run, outer))
        return false;
    if (trial_may_clash(&inner->trial, &inner->position, cell, digit, true, false))
        return true;
    trial_cache_store(&inner->cache, run, outer, &inner->trial);
    return false;
}

/* Tries whether DIGIT in CELL leads to a contradiction by chains of OWN, the reason for it being
 * off. */
static bool ask_chain(struct forcing_run *run, struct forcing_inner *inner, struct forcing_run *own,
                      unsigned cell, unsigned digit)
{
    unsigned outer = run->graph->id[cell][digit];
    if (run->closure->length[true][outer] || !may_clash(run, inner, outer, cell, digit) ||
        !forcing_graph_number(&inner->graph, &inner->position))
        return false;
    forcing_close(own, &inner->closure, inner->graph.id[cell][digit], true, FORCING_MAX);
    if (!inner->closure.clash_length)
        return false;
    step_start(&inner->step, NULL);
    collect(inner, &inner->step);
    return forcing_exclude(run, inner, outer, inner->closure.clash_length);
}

/* Finds the first remaining candidate that leads to a contradiction. */
static bool ask_first(struct forcing_run *run, struct forcing_inner *inner)
{
    struct forcing_run own = {.graph = &inner->graph,
                              .trail = &inner->trail,
                              .ancestry = &inner->ancestry,
                              .mode = {.is_dynamic = true},
                              .search = run->search};
    struct cellset open = inner->position.open;
    while (!cellset_is_empty(open) && !search_poll(run->search)) {
        unsigned cell = cellset_pop(&open);
        for (unsigned digits = inner->position.candidates[cell]; digits;)
            if (ask_chain(run, inner, &own, cell, bit_pop(&digits)))
                return true;
    }
    return false;
}

/* ---------------------------------------------------------------------------------- all chains */

/* Asks for chains and cycles without branches, or for multiple chains of VARIANT. */
static bool ask_all(struct forcing_run *run, struct forcing *forcing, bool asks_multiple,
                    unsigned variant)
{
    struct forcing_hints *hints = &forcing->inner.hints;
    struct forcing *within = forcing->within;
    if (!forcing_graph_build(&within->graph, &forcing->inner.position))
        return false;
    forcing_hints_clear(hints, &within->graph);
    if (asks_multiple)
        forcing_list_multiple(run->search, within, variant, hints);
    else
        forcing_list_chains(run->search, within, hints);
    return forcing_exclude_hints(run, forcing, variant);
}

/* Adds what chains and techniques find to RUN. Returns false if they find nothing. */
static bool advance(struct forcing_run *run)
{
    struct forcing *forcing = forcing_of(run->search);
    if (forcing_rules_exclude(run))
        return true;
    if (run->mode.level < 2)
        return false;
    if (!run->gone)
        begin(run, forcing);
    set_position(run, &forcing->inner);
    if (run->mode.first_only)
        return ask_first(run, &forcing->inner);
    if (run->mode.level > 3)
        return ask_all(run, forcing, true, FORCING_DYNAMIC);
    return ask_all(run, forcing, false, 0) ||
           (run->mode.level > 2 && ask_all(run, forcing, true, 0));
}

bool forcing_find_multiple(struct search *search)
{
    return forcing_find_multiple_by(search, advance);
}
