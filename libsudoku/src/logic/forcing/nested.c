#include "logic/forcing/nested.h"

#include <string.h>

#include "logic/basic/intersection.h"
#include "logic/basic/subset.h"
#include "logic/fish/fish.h"
#include "logic/forcing/forcing.h"

/* Maximum number of parents of a candidate; beyond it chains stop. */
enum { ROOM = 4096, CLASH = FORCING_MAX };

/* Tried in this order until one has a step. */
static const struct technique between[] = {
    {.find = intersection_find, .variant = INTERSECTION_POINTING},
    {.find = intersection_find, .variant = INTERSECTION_CLAIMING},
    {.find = subset_find_hidden, .variant = 2},
    {.find = subset_find_naked, .variant = 2},
    {.find = fish_find, .variant = FISH_VARIANT(2, FISH_BASIC, FISH_NO_FINS)},
};

struct advance {
    struct forcing_run *run;
    struct forcing_inner *inner;
    bool has_found;
};

/* Begins in the position of the search. */
static void begin(const struct forcing_run *run, struct forcing_inner *inner)
{
    position_branch(&inner->position, run->graph->position);
    inner->graph.is_built = false;
    inner->gone = 0;
    inner->since = inner->outer_since;
    trial_cache_clear(&inner->cache);
}

/* Updates the inner position: off candidates of the closure are removed. */
static void set_position(const struct forcing_run *run, struct forcing_inner *inner)
{
    const struct forcing_graph *graph = run->graph;
    while (inner->gone < run->closure->off_count) {
        unsigned candidate = run->closure->off[inner->gone++];
        position_remove(&inner->position, graph->cell[candidate], graph->digit[candidate]);
    }
}

static bool has_room(const struct forcing_trail *trail)
{
    return trail->parents_end + ROOM < FORCING_MAX_PARENTS &&
           trail->rests_end + ROOM < FORCING_MAX_RESTS;
}

/* ------------------------------------------------------------------------ premises and parents */

/* Adds the removed candidates of PREMISE as parents; returns their number. */
static unsigned add_gone(const struct advance *advance, forcing_premise premise)
{
    const struct forcing_graph *graph = advance->run->graph;
    const struct position *before = graph->position, *now = &advance->inner->position;
    unsigned place = premise - LOGIC_MAX_CELLS, count = 0;
    unsigned unit = place / LOGIC_MAX_SIDE, digit = place % LOGIC_MAX_SIDE;
    bool is_cell = premise < LOGIC_MAX_CELLS;
    unsigned gone = is_cell ? before->candidates[premise] & ~(unsigned)now->candidates[premise]
                            : before->places[unit][digit] & ~(unsigned)now->places[unit][digit];
    for (; gone; count++) {
        unsigned bit = bit_pop(&gone);
        unsigned cell = is_cell ? premise : topology_cell(before->topology, unit, bit);
        forcing_add_off_parent(advance->run, graph->id[cell][is_cell ? bit : digit]);
    }
    return count;
}

/* Adds all premises of STEP; returns the number of their parents. */
static unsigned add_premises(const struct advance *advance, const struct step *step)
{
    struct cellset cells = step->cells;
    unsigned count = 0;
    while (!cellset_is_empty(cells)) {
        forcing_premise premise = forcing_cell(cellset_pop(&cells));
        forcing_add_off_rest(advance->run, premise);
        count += add_gone(advance, premise);
    }
    for (unsigned unit = 0; unit < advance->inner->position.topology->unit_count; unit++)
        for (unsigned digits = step->places[unit]; digits;) {
            forcing_premise premise = forcing_place(unit, bit_pop(&digits));
            forcing_add_off_rest(advance->run, premise);
            count += add_gone(advance, premise);
        }
    return count;
}

/* CANDIDATE is off by the premises of STEP. Without parents it needs no chain and is skipped. */
static void exclude(struct advance *advance, unsigned candidate, const struct step *step,
                    unsigned inner_length)
{
    if (advance->run->closure->length[false][candidate] || !has_room(advance->run->trail))
        return;
    forcing_begin_off(advance->run, candidate);
    if (!add_premises(advance, step))
        return;
    forcing_take_off(advance->run, candidate, inner_length);
    advance->has_found = true;
}

/* ---------------------------------------------------------------------------------- techniques */

/* What techniques within a chain change in the search. */
struct outer_search {
    const struct technique *technique;
    struct position *position;
    bool wants_all;
    unsigned since;
    bool (*accept)(struct search *search);
    void *user;
};

static struct outer_search keep_search(const struct search *search)
{
    return (struct outer_search){search->technique, search->position, search->wants_all,
                                 search->since,     search->accept,   search->user};
}

static void restore_search(struct search *search, const struct outer_search *outer)
{
    search->technique = outer->technique;
    search->position = outer->position;
    search->wants_all = outer->wants_all;
    search->since = outer->since;
    search->accept = outer->accept;
    search->user = outer->user;
}

static bool accept_step(struct search *search)
{
    struct advance *advance = search->user;
    const struct candidate_list *list = &search->step.eliminations;
    for (unsigned i = 0; i < list->count; i++)
        exclude(advance, advance->run->graph->id[list->items[i].cell][list->items[i].digit - 1],
                &search->step, 0);
    return false;
}

/* Runs the techniques in POSITION, whose parts up to version SINCE they know, until *HAS_FOUND;
 * ACCEPT gets their steps and USER. */
static void run_techniques(struct search *search, struct position *position, unsigned since,
                           bool (*accept)(struct search *search), void *user, const bool *has_found)
{
    struct step *saved = &forcing_of(search)->inner.step;
    struct outer_search outer = keep_search(search);
    step_copy(saved, &search->step);
    search->position = position;
    search->wants_all = true;
    search->since = since;
    search->accept = accept;
    search->user = user;
    for (unsigned i = 0; i < sizeof between / sizeof between[0] && !*has_found; i++) {
        search->technique = &between[i];
        between[i].find(search);
    }
    restore_search(search, &outer);
    step_copy(&search->step, saved);
}

static void ask_techniques(struct advance *advance, struct search *search)
{
    struct forcing_inner *inner = advance->inner;
    run_techniques(search, &inner->position, inner->since, accept_step, advance,
                   &advance->has_found);
    if (!advance->has_found)
        inner->since = inner->position.version;
}

static bool note_step(struct search *search)
{
    *(bool *)search->user = true;
    return true;
}

void forcing_prepare_advances(struct search *search)
{
    struct forcing_inner *inner = &forcing_of(search)->inner;
    bool has_found = false;
    run_techniques(search, search->position, 0, note_step, &has_found, &has_found);
    inner->outer_since = has_found ? 0 : search->position->version;
}

/* ---------------------------------------------------------------------------------------- chains
 */

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

/* True if candidate OUTER of the run, DIGIT in CELL, may lead to a contradiction. */
static bool may_clash(struct advance *advance, unsigned outer, unsigned cell, unsigned digit)
{
    struct forcing_inner *inner = advance->inner;
    if (trial_cache_holds(&inner->cache, advance->run, outer))
        return false;
    if (trial_may_clash(&inner->trial, &inner->position, cell, digit, true, false))
        return true;
    trial_cache_store(&inner->cache, advance->run, outer, &inner->trial);
    return false;
}

/* Tries whether DIGIT in CELL leads to a contradiction, the reason for it being off. */
static void ask_chain(struct advance *advance, struct forcing_run *run, unsigned cell,
                      unsigned digit)
{
    struct forcing_inner *inner = advance->inner;
    unsigned outer = advance->run->graph->id[cell][digit];
    if (advance->run->closure->length[true][outer] || !may_clash(advance, outer, cell, digit) ||
        !forcing_graph_number(&inner->graph, &inner->position))
        return;
    forcing_close(run, &inner->closure, inner->graph.id[cell][digit], true, FORCING_MAX);
    if (!inner->closure.clash_length)
        return;
    step_start(&inner->step, NULL);
    collect(inner, &inner->step);
    exclude(advance, outer, &inner->step, inner->closure.clash_length);
}

/* Finds the first remaining candidate that leads to a contradiction. */
static void ask_chains(struct advance *advance)
{
    struct forcing_inner *inner = advance->inner;
    struct forcing_run run = {.graph = &inner->graph,
                              .trail = &inner->trail,
                              .ancestry = &inner->ancestry,
                              .mode = {.is_dynamic = true},
                              .search = advance->run->search};
    struct cellset open = inner->position.open;
    while (!cellset_is_empty(open) && !advance->has_found && !search_poll(run.search)) {
        unsigned cell = cellset_pop(&open);
        for (unsigned digits = inner->position.candidates[cell]; digits && !advance->has_found;)
            ask_chain(advance, &run, cell, bit_pop(&digits));
    }
}

bool forcing_advance(struct forcing_run *run)
{
    struct search *search = run->search;
    struct advance advance = {run, &forcing_of(search)->inner, false};
    if (!run->advances)
        begin(run, advance.inner);
    set_position(run, advance.inner);
    ask_techniques(&advance, search);
    if (!advance.has_found && run->mode.level > 1)
        ask_chains(&advance);
    return advance.has_found;
}
