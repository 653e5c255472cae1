#include "logic/forcing/multiple.h"

#include <string.h>

#include "logic/forcing/outcome.h"
#include "logic/forcing/proof.h"
#include "logic/forcing/targets.h"

/* -------------------------------------------------------------------------------------- search */

static const struct position *position_of(const struct multiple *multiple)
{
    return multiple->forcing->graph.position;
}

static const struct forcing_closure *close_on(struct multiple *multiple, unsigned candidate)
{
    struct forcing *forcing = multiple->forcing;
    struct forcing_closure *closure = &forcing->on[candidate];
    if (forcing_lists_chains(&multiple->run.mode))
        multiple->run.nest = &forcing->nests->on[candidate];
    if (!forcing->is_closed[candidate])
        forcing_close(&multiple->run, closure, candidate, true,
                      outcome_max_length(multiple, FORCING_CELL) - 1);
    forcing->is_closed[candidate] = true;
    return closure;
}

static const struct forcing_closure *close_off(struct multiple *multiple, unsigned candidate)
{
    struct forcing *forcing = multiple->forcing;
    if (forcing_lists_chains(&multiple->run.mode))
        multiple->run.nest = &forcing->nests->off;
    if (forcing->off_of != candidate)
        forcing_close(&multiple->run, &forcing->off, candidate, false, FORCING_MAX);
    forcing->off_of = candidate;
    return &forcing->off;
}

/* True if trials tell which dynamic chains need not be followed: they lead nowhere. */
static bool follows_by_trial(const struct multiple *multiple)
{
    return multiple->hints || !multiple->finds_contradictions;
}

/* The implications of CANDIDATE being on or off. NULL: not computed, since contradictions are
 * searched for and dynamic chains must be followed in any case. */
static const uint64_t *row_of(struct multiple *multiple, unsigned candidate, bool is_on)
{
    struct forcing *forcing = multiple->forcing;
    if (!multiple->run.mode.is_dynamic)
        return forcing_reach_row(&forcing->reach, candidate, is_on);
    if (!follows_by_trial(multiple))
        return NULL;
    return forcing_implications_row(&forcing->implications, &forcing->graph, candidate, is_on);
}

static bool is_on_in(const struct outcomes *outcomes, unsigned index)
{
    return !outcomes->last_is_off || index + 1 < outcomes->count;
}

/* True if chains from the candidates of OUTCOMES can have an acceptable common target. */
static bool can_meet(struct multiple *multiple, const struct outcomes *outcomes)
{
    uint64_t common[FORCING_WORDS], any = 0;
    unsigned words = multiple->forcing->graph.words;
    memcpy(common, multiple->wanted, words * sizeof *common);
    for (unsigned k = 0; k < outcomes->count; k++) {
        const uint64_t *row = row_of(multiple, outcomes->candidates[k], is_on_in(outcomes, k));
        for (unsigned i = 0; row && i < words; i++)
            common[i] &= row[i];
    }
    for (unsigned i = 0; i < words; i++)
        any |= common[i];
    return any != 0;
}

/* Tries the targets that follow from each of the candidates. */
static bool try_outcomes(struct multiple *multiple, struct outcomes *outcomes)
{
    if (!multiple->finds_verities || !can_meet(multiple, outcomes))
        return false;
    for (unsigned i = 0; i < outcomes->count; i++)
        outcomes->from[i] = is_on_in(outcomes, i) ? close_on(multiple, outcomes->candidates[i])
                                                  : close_off(multiple, outcomes->candidates[i]);
    return outcome_offer_common(multiple, outcomes, true) ||
           outcome_offer_common(multiple, outcomes, false);
}

/* True if chains from CANDIDATE can lead to a contradiction, or must be followed in any case. */
static bool can_clash(struct multiple *multiple, unsigned candidate, bool is_on)
{
    struct forcing *forcing = multiple->forcing;
    const struct forcing_graph *graph = &forcing->graph;
    const struct forcing_mode *mode = &multiple->run.mode;
    if (multiple->hints) {
        row_of(multiple, candidate, is_on);
        return forcing->implications.clashes[is_on][candidate];
    }
    return mode->level > 0 || (multiple->finds_verities && !multiple->is_nishio) ||
           trial_may_clash(&forcing->trial, graph->position, graph->cell[candidate],
                           graph->digit[candidate], is_on, mode->x_only);
}

/* Tries contradictions of CANDIDATE being on or off. */
static bool try_clashes(struct multiple *multiple, unsigned candidate)
{
    if (outcome_may_be_better(multiple, candidate, true) && can_clash(multiple, candidate, true) &&
        outcome_offer_clash(multiple, close_on(multiple, candidate), candidate, true))
        return true;
    return outcome_may_be_better(multiple, candidate, false) &&
           can_clash(multiple, candidate, false) &&
           outcome_offer_clash(multiple, close_off(multiple, candidate), candidate, false);
}

/* Tries targets common to CANDIDATE being on and being off. */
static bool try_both_ways(struct multiple *multiple, unsigned candidate)
{
    struct outcomes outcomes = {.hint = {.kind = FORCING_BOTH_WAYS, .source = candidate},
                                .count = 2,
                                .last_is_off = true,
                                .candidates = {(uint16_t)candidate, (uint16_t)candidate}};
    return try_outcomes(multiple, &outcomes);
}

/* Tries all places of a digit in UNIT; CANDIDATE is the first. */
static bool try_unit(struct multiple *multiple, unsigned candidate, unsigned unit)
{
    const struct forcing_graph *graph = &multiple->forcing->graph;
    const struct topology *topology = multiple->search->topology;
    unsigned digit = graph->digit[candidate];
    unsigned places = position_of(multiple)->places[unit][digit];
    struct outcomes outcomes = {.hint = {.kind = FORCING_UNIT, .source = candidate, .unit = unit}};
    if (bit_count(places) < 2 ||
        topology_cell(topology, unit, bit_first(places)) != graph->cell[candidate])
        return false;
    while (places) {
        unsigned cell = topology_cell(topology, unit, bit_pop(&places));
        outcomes.candidates[outcomes.count++] = graph->id[cell][digit];
    }
    return try_outcomes(multiple, &outcomes);
}

static bool try_units(struct multiple *multiple, unsigned candidate)
{
    const struct topology *topology = multiple->search->topology;
    unsigned place, cell = multiple->forcing->graph.cell[candidate];
    for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
        if (try_unit(multiple, candidate, forcing_unit(topology, cell, n, &place)))
            return true;
    return false;
}

/* Tries CANDIDATE alone, in a cell that has more than two candidates or not. */
static bool try_candidate(struct multiple *multiple, unsigned candidate, bool is_crowded)
{
    bool is_dynamic = multiple->run.mode.is_dynamic;
    if (multiple->finds_contradictions && is_dynamic && try_clashes(multiple, candidate))
        return true;
    if (!multiple->finds_verities || multiple->is_nishio)
        return false;
    return (is_dynamic && is_crowded && try_both_ways(multiple, candidate)) ||
           try_units(multiple, candidate);
}

/* Tries all digits of CELL together and each alone. */
static bool try_cell(struct multiple *multiple, unsigned cell)
{
    const struct forcing_graph *graph = &multiple->forcing->graph;
    unsigned digits = position_of(multiple)->candidates[cell], count = bit_count(digits);
    struct outcomes outcomes = {.hint = {.kind = FORCING_CELL}};
    if (count < (multiple->run.mode.is_dynamic ? 2 : 3))
        return false;
    outcomes.hint.source = graph->id[cell][bit_first(digits)];
    while (digits) {
        unsigned candidate = graph->id[cell][bit_pop(&digits)];
        if (try_candidate(multiple, candidate, count > 2))
            return true;
        outcomes.candidates[outcomes.count++] = (uint16_t)candidate;
    }
    return !multiple->is_nishio && try_outcomes(multiple, &outcomes);
}

struct forcing_run forcing_run_of(struct search *search, struct forcing *forcing, unsigned variant)
{
    return (struct forcing_run){
        .graph = &forcing->graph,
        .trail = &forcing->trail,
        .ancestry = &forcing->ancestry,
        .mode = {.x_only = variant & FORCING_NISHIO,
                 .is_dynamic = variant & (FORCING_DYNAMIC | FORCING_NISHIO),
                 .first_only = variant & FORCING_FIRST,
                 .level = variant / FORCING_LEVEL},
        .search = search,
    };
}

/* Base ratings: Nishio 7.5, chains that do not join 8.0, dynamic ones 8.5, plus 0.5 for each level.
 */
static void set_up(struct multiple *multiple, struct search *search, struct forcing *forcing,
                   unsigned variant, struct forcing_hints *hints)
{
    bool by_progress = search->by_progress && !hints;
    *multiple = (struct multiple){
        .search = search,
        .forcing = forcing,
        .run = forcing_run_of(search, forcing, variant),
        .hints = hints,
        .is_nishio = variant & FORCING_NISHIO,
        .finds_contradictions = !(variant & FORCING_VERITY),
        .finds_verities = !(variant & FORCING_ABSURD),
        .by_progress = by_progress,
        .by_conclusion = !by_progress && variant & (FORCING_ABSURD | FORCING_VERITY),
    };
    const struct forcing_mode *mode = &multiple->run.mode;
    multiple->base = multiple->is_nishio ? 75 : mode->is_dynamic ? 85 + 5 * mode->level : 80;
    forcing->best = (struct forcing_hint){0};
    memset(forcing->progress, 0, sizeof forcing->progress);
    memset(forcing->is_closed, 0, sizeof forcing->is_closed);
    forcing->off_of = FORCING_NONE;
    forcing_forget_cases(forcing);
    if (!mode->is_dynamic)
        forcing_reach_update(&forcing->reach, &forcing->graph, false);
    memset(multiple->wanted, 0xff, sizeof multiple->wanted);
}

/* True if there is no time to compare the best hint with more: nested chains are slow, so those of
 * the first cell with any suffice; ranked by progress, the best one found in half of the time limit
 * does, by whichever of the techniques compared. */
static bool best_suffices(const struct multiple *multiple)
{
    const struct search *search = multiple->search;
    bool has_hint = multiple->forcing->best.rating,
         has_step = search->best && !step_is_empty(search->best);
    if (!multiple->by_progress)
        return multiple->run.mode.first_only && has_hint;
    return limiter_is_half_over(search->limiter) && (has_hint || has_step);
}

/* Tries all cells. Returns true if no more steps are needed. */
static bool try_cells(struct multiple *multiple)
{
    struct cellset open = position_of(multiple)->open;
    while (!cellset_is_empty(open) && !best_suffices(multiple))
        if (try_cell(multiple, cellset_pop(&open)) || search_is_over(multiple->search))
            return true;
    return false;
}

static bool find(struct search *search, forcing_advance_function *advance)
{
    struct multiple multiple;
    struct forcing *forcing = forcing_of(search);
    if (!forcing)
        return true;
    if (!forcing_graph_build(&forcing->graph, search->position))
        return false;
    set_up(&multiple, search, forcing, search->technique->variant, NULL);
    multiple.run.advance = advance;
    if (!forcing_prepare(search, forcing, &multiple.run.mode))
        return true;
    if (multiple.by_conclusion && search->is_useful && !search->wants_all)
        targets_find(search, &forcing->graph, multiple.wanted);
    if (try_cells(&multiple))
        return true;
    struct forcing_hint best = forcing->best;
    return best.rating && forcing_prove(search, forcing, &multiple.run, &best);
}

void forcing_list_multiple(struct search *search, struct forcing *forcing, unsigned variant,
                           struct forcing_hints *hints)
{
    struct multiple multiple;
    set_up(&multiple, search, forcing, variant, hints);
    try_cells(&multiple);
}

bool forcing_find_multiple_by(struct search *search, forcing_advance_function *advance)
{
    const struct technique *technique = search->technique;
    bool is_enough = false;
    for (unsigned i = 0; i < search->row_count && !is_enough; i++) {
        search->technique = &technique[i];
        is_enough = find(search, advance);
    }
    return is_enough;
}
