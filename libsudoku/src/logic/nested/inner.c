#include "logic/nested/inner.h"

#include <string.h>

#include "logic/forcing/forcing.h"
#include "logic/forcing/multiple.h"
#include "logic/forcing/proof.h"
#include "logic/nested/rules.h"

enum { CLASH = FORCING_MAX };

/* The reason of a hint is under construction: its premises are in the step, KEY is of all on and
 * off candidates of its chains. */
struct inner_reason {
    struct forcing_run *run;
    struct forcing *forcing;
    struct forcing_inner *inner;
    struct forcing_run within; /* the run of multiple chains */
    uint64_t key;
};

/* ---------------------------------------------------------------------------------- exclusions */

/* Adds the removed candidates of PREMISE as parents; returns their number. */
static unsigned add_gone(struct forcing_run *run, const struct position *now,
                         forcing_premise premise)
{
    const struct position *before = run->graph->position;
    unsigned place = premise - LOGIC_MAX_CELLS, count = 0;
    unsigned unit = place / LOGIC_MAX_SIDE, digit = place % LOGIC_MAX_SIDE;
    bool is_cell = premise < LOGIC_MAX_CELLS;
    unsigned gone = is_cell ? before->candidates[premise] & ~(unsigned)now->candidates[premise]
                            : before->places[unit][digit] & ~(unsigned)now->places[unit][digit];
    for (; gone; count++) {
        unsigned bit = bit_pop(&gone);
        unsigned cell = is_cell ? premise : topology_cell(before->topology, unit, bit);
        forcing_add_off_parent(run, run->graph->id[cell][is_cell ? bit : digit]);
    }
    return count;
}

/* Adds all premises of STEP; returns the number of their parents. */
static unsigned add_premises(struct forcing_run *run, const struct position *now,
                             const struct step *step)
{
    struct cellset cells = step->cells;
    unsigned count = 0;
    while (!cellset_is_empty(cells)) {
        forcing_premise premise = forcing_cell(cellset_pop(&cells));
        forcing_add_off_rest(run, premise);
        count += add_gone(run, now, premise);
    }
    for (unsigned unit = 0; unit < now->topology->unit_count; unit++)
        for (unsigned digits = step->places[unit]; digits;) {
            forcing_premise premise = forcing_place(unit, bit_pop(&digits));
            forcing_add_off_rest(run, premise);
            count += add_gone(run, now, premise);
        }
    return count;
}

bool forcing_exclude(struct forcing_run *run, struct forcing_inner *inner, unsigned candidate,
                     unsigned inner_length)
{
    if (run->closure->length[false][candidate] || !forcing_has_room(run))
        return false;
    forcing_begin_off(run, candidate);
    if (!add_premises(run, &inner->position, &inner->step))
        return false;
    forcing_take_off(run, candidate, inner_length);
    return true;
}

/* ------------------------------------------------------------------------------------- reasons */

static void mix(struct inner_reason *reason, uint64_t value)
{
    reason->key = (reason->key + value + 1) * 0x9e3779b97f4a7c15u;
    reason->key ^= reason->key >> 29;
}

static void add_candidate(struct inner_reason *reason, unsigned candidate, bool is_on)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    mix(reason,
        2 * ((uint64_t)graph->cell[candidate] * LOGIC_MAX_SIDE + graph->digit[candidate]) + is_on);
}

/* Starts a chain of the hint. */
static void start_chain(struct inner_reason *reason)
{
    mix(reason, (uint64_t)1 << 32);
}

/* Follows the chain to SLOT, which stands for CANDIDATE, back to the source, breadth first. */
static void add_chain(struct inner_reason *reason, const struct forcing_case *assumed,
                      unsigned slot, unsigned candidate, bool is_on)
{
    struct forcing_inner *inner = reason->inner;
    const struct forcing_trail *trail = &assumed->trail;
    unsigned count = 0;
    memset(inner->is_visited, 0, sizeof inner->is_visited);
    start_chain(reason);
    inner->is_visited[is_on][slot] = 1;
    inner->stack[count++] = (uint16_t)(2 * slot + is_on);
    for (unsigned next = 0; next < count; next++) {
        unsigned at = inner->stack[next] / 2;
        is_on = inner->stack[next] & 1;
        add_candidate(reason, at == slot ? candidate : at, is_on);
        for (unsigned i = 0; i < trail->rest_count[is_on][at]; i++)
            forcing_add_premise(&inner->step, trail->rests[trail->first_rest[is_on][at] + i]);
        for (unsigned i = 0; i < trail->parent_count[is_on][at]; i++) {
            unsigned parent = trail->parents[trail->first_parent[is_on][at] + i];
            if (!inner->is_visited[parent & 1][parent / 2])
                inner->stack[count++] = (uint16_t)parent;
            inner->is_visited[parent & 1][parent / 2] = 1;
        }
    }
}

/* Follows SOURCE to the target of HINT. */
static void add_case(struct inner_reason *reason, unsigned source, bool is_on,
                     const struct forcing_hint *hint)
{
    const struct forcing_case *assumed = forcing_assume(
        reason->run->search, reason->forcing->within, &reason->within, source, is_on);
    if (!assumed)
        return;
    const struct forcing_closure *closure = &assumed->closure;
    if (hint->kind != FORCING_CONTRADICTION) {
        add_chain(reason, assumed, hint->target, hint->target, hint->target_is_on);
        return;
    }
    for (unsigned on = 2; on-- > 0;)
        add_chain(reason, assumed, closure->clash_is_on == on ? CLASH : closure->clash,
                  closure->clash, on);
}

static void add_cell(struct inner_reason *reason, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    unsigned cell = graph->cell[hint->source];
    forcing_add_premise(&reason->inner->step, forcing_cell(cell));
    for (unsigned digits = graph->position->candidates[cell]; digits;)
        add_case(reason, graph->id[cell][bit_pop(&digits)], true, hint);
}

static void add_unit(struct inner_reason *reason, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    const struct position *position = graph->position;
    unsigned digit = graph->digit[hint->source];
    forcing_add_premise(&reason->inner->step, forcing_place(hint->unit, digit));
    for (unsigned places = position->places[hint->unit][digit]; places;) {
        unsigned cell = topology_cell(position->topology, hint->unit, bit_pop(&places));
        add_case(reason, graph->id[cell][digit], true, hint);
    }
}

static void add_cases(struct inner_reason *reason, const struct forcing_hint *hint)
{
    if (hint->kind == FORCING_CELL) {
        add_cell(reason, hint);
    } else if (hint->kind == FORCING_UNIT) {
        add_unit(reason, hint);
    } else if (hint->kind == FORCING_BOTH_WAYS) {
        add_case(reason, hint->source, true, hint);
        add_case(reason, hint->source, false, hint);
    } else {
        add_case(reason, hint->source, hint->source_is_on, hint);
    }
}

/* Adds the premise by which TO is on if FROM is off. */
static void add_strong(struct inner_reason *reason, unsigned from, unsigned to)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    for (unsigned i = 0; i < graph->strong_count[from]; i++)
        if (graph->strong[from][i].to == to) {
            forcing_add_premise(&reason->inner->step, graph->strong[from][i].premise);
            return;
        }
}

/* Adds the cell or unit that FROM and TO share: Sukaku Explainer counts what is gone there, since
 * it follows cycles both ways. */
static void add_weak(struct inner_reason *reason, unsigned from, unsigned to)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    const struct topology *topology = graph->position->topology;
    unsigned cell = graph->cell[to], place;
    if (cell == graph->cell[from]) {
        forcing_add_premise(&reason->inner->step, forcing_cell(cell));
        return;
    }
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
        unsigned unit = forcing_unit(topology, cell, n, &place);
        if (cellset_has(&topology->unit[unit], graph->cell[from])) {
            forcing_add_premise(&reason->inner->step, forcing_place(unit, graph->digit[to]));
            return;
        }
    }
}

/* A path from its source, on or off, to its target. */
static void add_path(struct inner_reason *reason, const uint16_t *path, unsigned count, bool is_on)
{
    start_chain(reason);
    for (unsigned i = count; i-- > 0; is_on = !is_on) {
        add_candidate(reason, path[i], is_on);
        if (is_on && i)
            add_strong(reason, path[i - 1], path[i]);
    }
}

/* A cycle in reverse: off, on, off, on; the last is its source, which the first off follows from.
 */
static void add_cycle(struct inner_reason *reason, const uint16_t *path, unsigned count)
{
    start_chain(reason);
    start_chain(reason);
    add_candidate(reason, path[count - 1], true);
    for (unsigned i = 0; i < count; i++) {
        unsigned after = path[i ? i - 1 : count - 1];
        if (i + 1 < count)
            add_candidate(reason, path[i], i % 2);
        if (i % 2)
            add_weak(reason, path[i], path[i - 1]);
        else
            add_strong(reason, path[i], after);
    }
}

/* ---------------------------------------------------------------------------------------- hints */

/* The candidates of LISTED that are not off yet, by cell. */
static struct cellset cells_of(const struct inner_reason *reason,
                               const struct forcing_listed *listed, bool *has_new)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    struct cellset cells = cellset_none();
    *has_new = false;
    for (unsigned word = 0; word < FORCING_HINT_WORDS; word++)
        for (uint64_t bits = listed->gone[word]; bits; bits &= bits - 1) {
            unsigned candidate = 64 * word + (unsigned)__builtin_ctzll(bits);
            unsigned cell = graph->cell[candidate];
            unsigned outer = reason->run->graph->id[cell][graph->digit[candidate]];
            cellset_add(&cells, cell);
            *has_new |= !reason->run->closure->length[false][outer];
        }
    return cells;
}

static void find_reason(struct inner_reason *reason, const struct forcing_listed *listed)
{
    const uint16_t *path = &reason->inner->hints.paths[listed->first];
    step_start(&reason->inner->step, NULL);
    reason->key = 0;
    if (!listed->count)
        add_cases(reason, &listed->hint);
    else if (listed->hint.is_cycle)
        add_cycle(reason, path, listed->count);
    else
        add_path(reason, path, listed->count, listed->hint.target_is_on);
}

/* Excludes what LISTED does. */
static bool exclude_listed(struct inner_reason *reason, const struct forcing_listed *listed)
{
    const struct forcing_graph *graph = &reason->forcing->within->graph;
    const struct position *position = graph->position;
    struct forcing_run *run = reason->run;
    bool has_new, has_found = false;
    struct cellset cells = cells_of(reason, listed, &has_new);
    if (!has_new)
        return false;
    find_reason(reason, listed);
    unsigned modulus = forcing_hash_modulus(cellset_count(cells));
    while (!cellset_is_empty(cells) && !search_is_over(run->search)) {
        unsigned cell = forcing_pop_hashed(&cells, position->topology->cell_count, modulus);
        for (unsigned digits = position->candidates[cell]; digits;) {
            unsigned digit = bit_pop(&digits), outer = run->graph->id[cell][digit];
            if (!relation_has(listed->gone, graph->id[cell][digit]) ||
                !forcing_exclude(run, reason->inner, outer, 0))
                continue;
            forcing_nest_add(run->closure->nest, outer, reason->key, listed->hint.length);
            has_found = true;
        }
    }
    return has_found;
}

bool forcing_exclude_hints(struct forcing_run *run, struct forcing *forcing, unsigned variant)
{
    struct forcing_hints *hints = &forcing->inner.hints;
    struct inner_reason reason = {.run = run, .forcing = forcing, .inner = &forcing->inner};
    bool has_found = false;
    reason.within = forcing_run_of(run->search, forcing->within, variant);
    forcing_hints_sort(hints);
    for (unsigned i = 0; i < hints->count && !search_is_over(run->search); i++)
        has_found |= exclude_listed(&reason, &hints->listed[hints->order[i]]);
    return has_found;
}
