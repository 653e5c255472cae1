#include "logic/forcing/multiple.h"

#include <string.h>

#include "logic/forcing/forcing.h"
#include "logic/forcing/nested.h"
#include "logic/forcing/proof.h"
#include "logic/forcing/targets.h"

struct multiple {
    struct search *search;
    struct forcing *forcing;
    struct forcing_run run;
    unsigned base; /* rating of the shortest chains */
    bool finds_contradictions;
    bool finds_verities;
    bool is_nishio;
    bool by_progress;               /* conclusions that lead furthest come first */
    bool by_conclusion;             /* HoDoKu's order; else the shortest chains come first */
    uint64_t wanted[FORCING_WORDS]; /* acceptable targets, by 2 * candidate + is_on */
};

/* Candidates, each on, that may imply a common target. */
struct outcomes {
    struct forcing_hint hint; /* with its source, unit and kind */
    unsigned count;
    bool last_is_off;
    uint16_t candidates[LOGIC_MAX_SIDE];
    const struct forcing_closure *from[LOGIC_MAX_SIDE];
};

/* ------------------------------------------------------------------------------------- results */

/* The progress of CANDIDATE being on or off; 0: not ranked by it. */
static unsigned progress_of(const struct multiple *multiple, unsigned candidate, bool is_on)
{
    struct forcing *forcing = multiple->forcing;
    const struct forcing_graph *graph = &forcing->graph;
    uint16_t *known = &forcing->progress[is_on][candidate];
    if (multiple->by_progress && !*known)
        *known = (uint16_t)trial_progress(&forcing->trial, graph->position, graph->cell[candidate],
                                          graph->digit[candidate], is_on);
    return *known;
}

static unsigned max_length(const struct multiple *multiple, enum forcing_kind kind)
{
    const struct forcing_hint *best = &multiple->forcing->best;
    if (multiple->search->wants_all || multiple->by_conclusion || multiple->by_progress)
        return 4 * FORCING_MAX;
    return forcing_max_length(multiple->base, kind, best);
}

static bool is_better(const struct multiple *multiple, const struct forcing_hint *hint)
{
    const struct forcing_graph *graph = &multiple->forcing->graph;
    const struct forcing_hint *best = &multiple->forcing->best;
    if (!multiple->by_conclusion || !best->rating)
        return forcing_is_better(hint, best);
    if (hint->target_is_on != best->target_is_on)
        return hint->target_is_on;
    unsigned rank = targets_rank(graph, hint->target),
             best_rank = targets_rank(graph, best->target);
    return rank != best_rank ? rank < best_rank : forcing_is_better(hint, best);
}

/* True if a contradiction from CANDIDATE, on or off, could beat the best hint. */
static bool may_be_better(const struct multiple *multiple, unsigned candidate, bool is_on)
{
    const struct forcing_graph *graph = &multiple->forcing->graph;
    const struct forcing_hint *best = &multiple->forcing->best;
    if (multiple->search->wants_all || !best->rating)
        return true;
    if (multiple->by_progress)
        return progress_of(multiple, candidate, !is_on) >= best->progress;
    if (!multiple->by_conclusion)
        return true;
    if (is_on == best->target_is_on) /* one places, the other eliminates */
        return !is_on;
    return targets_rank(graph, candidate) <= targets_rank(graph, best->target);
}

/* Keeps HINT if it is the best, or reports it if all are wanted. */
static bool offer(struct multiple *multiple, struct forcing_hint *hint)
{
    struct forcing *forcing = multiple->forcing;
    if (search_is_over(multiple->search))
        return true;
    hint->progress = progress_of(multiple, hint->target, hint->target_is_on);
    hint->rating = multiple->base + forcing_length_rating(hint->length);
    if (multiple->search->wants_all)
        return forcing_prove(multiple->search, &multiple->run, hint);
    if (is_better(multiple, hint))
        forcing->best = *hint;
    return false;
}

static bool offer_clash(struct multiple *multiple, const struct forcing_closure *closure,
                        unsigned source, bool is_on)
{
    struct forcing_hint hint = {
        .kind = FORCING_CONTRADICTION,
        .length = closure->clash_length,
        .source = source,
        .source_is_on = is_on,
        .target = source,
        .target_is_on = !is_on,
    };
    return closure->clash_length && offer(multiple, &hint);
}

/* The total length of the chains from all candidates to TARGET, up to LIMIT, or 0 if it does not
 * follow from all. */
static unsigned common_length(const struct outcomes *outcomes, unsigned target, bool is_on,
                              unsigned limit)
{
    unsigned sum = 0;
    for (unsigned i = 0; i < outcomes->count; i++) {
        unsigned length = outcomes->from[i]->length[is_on][target];
        sum += length;
        if (!length || sum > limit)
            return 0;
    }
    return sum;
}

static bool offer_common(struct multiple *multiple, const struct outcomes *outcomes, bool is_on)
{
    const struct forcing_closure *first = outcomes->from[0];
    const uint16_t *targets = is_on ? first->on : first->off;
    unsigned count = is_on ? first->on_count : first->off_count;
    unsigned limit = max_length(multiple, outcomes->hint.kind);
    for (unsigned i = 0; i < count; i++) {
        struct forcing_hint hint = outcomes->hint;
        hint.length = common_length(outcomes, targets[i], is_on, limit);
        hint.target = targets[i];
        hint.target_is_on = is_on;
        if (!hint.length)
            continue;
        if (offer(multiple, &hint))
            return true;
        limit = max_length(multiple, outcomes->hint.kind);
    }
    return false;
}

/* -------------------------------------------------------------------------------------- search */

static const struct forcing_closure *close_on(struct multiple *multiple, unsigned candidate)
{
    struct forcing *forcing = multiple->forcing;
    struct forcing_closure *closure = &forcing->on[candidate];
    if (!forcing->is_closed[candidate])
        forcing_close(&multiple->run, closure, candidate, true,
                      max_length(multiple, FORCING_CELL) - 1);
    forcing->is_closed[candidate] = true;
    return closure;
}

static const struct forcing_closure *close_off(struct multiple *multiple, unsigned candidate)
{
    struct forcing *forcing = multiple->forcing;
    if (forcing->off_of != candidate)
        forcing_close(&multiple->run, &forcing->off, candidate, false, FORCING_MAX);
    forcing->off_of = candidate;
    return &forcing->off;
}

/* The implications of CANDIDATE being on or off. NULL: not computed, since contradictions are
 * searched for and dynamic chains must be followed in any case. */
static const uint64_t *row_of(struct multiple *multiple, unsigned candidate, bool is_on)
{
    struct forcing *forcing = multiple->forcing;
    if (!multiple->run.mode.is_dynamic)
        return forcing_reach_row(&forcing->reach, candidate, is_on);
    if (multiple->finds_contradictions)
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
    return offer_common(multiple, outcomes, true) || offer_common(multiple, outcomes, false);
}

/* True if chains from CANDIDATE can lead to a contradiction, or must be followed in any case. */
static bool can_clash(const struct multiple *multiple, unsigned candidate, bool is_on)
{
    struct forcing *forcing = multiple->forcing;
    const struct forcing_graph *graph = &forcing->graph;
    const struct forcing_mode *mode = &multiple->run.mode;
    return mode->level > 0 || (multiple->finds_verities && !multiple->is_nishio) ||
           trial_may_clash(&forcing->trial, graph->position, graph->cell[candidate],
                           graph->digit[candidate], is_on, mode->x_only);
}

/* Tries contradictions of CANDIDATE being on or off. */
static bool try_clashes(struct multiple *multiple, unsigned candidate)
{
    if (may_be_better(multiple, candidate, true) && can_clash(multiple, candidate, true) &&
        offer_clash(multiple, close_on(multiple, candidate), candidate, true))
        return true;
    return may_be_better(multiple, candidate, false) && can_clash(multiple, candidate, false) &&
           offer_clash(multiple, close_off(multiple, candidate), candidate, false);
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
    unsigned places = multiple->search->position->places[unit][digit];
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
    unsigned digits = multiple->search->position->candidates[cell], count = bit_count(digits);
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

/* Base ratings: Nishio 7.5, chains that do not join 8.0, dynamic ones 8.5, plus 0.5 for each level.
 */
static void set_up(struct multiple *multiple, struct search *search, struct forcing *forcing)
{
    unsigned variant = search->technique->variant;
    *multiple = (struct multiple){
        .search = search,
        .forcing = forcing,
        .run = {.graph = &forcing->graph,
                .trail = &forcing->trail,
                .ancestry = &forcing->ancestry,
                .advance = forcing_advance,
                .search = search},
        .is_nishio = variant & FORCING_NISHIO,
        .finds_contradictions = !(variant & FORCING_VERITY),
        .finds_verities = !(variant & FORCING_ABSURD),
        .by_progress = search->by_progress,
        .by_conclusion = !search->by_progress && variant & (FORCING_ABSURD | FORCING_VERITY),
    };
    struct forcing_mode *mode = &multiple->run.mode;
    mode->x_only = multiple->is_nishio;
    mode->is_dynamic = variant & (FORCING_DYNAMIC | FORCING_NISHIO);
    mode->level = variant / FORCING_LEVEL;
    multiple->base = multiple->is_nishio ? 75 : mode->is_dynamic ? 85 + 5 * mode->level : 80;
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
        return multiple->run.mode.level > 1 && has_hint;
    return limiter_is_half_over(search->limiter) && (has_hint || has_step);
}

static bool find(struct search *search)
{
    struct multiple multiple;
    struct forcing *forcing = forcing_of(search);
    if (!forcing)
        return true;
    set_up(&multiple, search, forcing);
    if (!forcing_graph_build(&forcing->graph, search->position))
        return false;
    forcing->best = (struct forcing_hint){0};
    memset(forcing->progress, 0, sizeof forcing->progress);
    memset(forcing->is_closed, 0, sizeof forcing->is_closed);
    forcing->off_of = FORCING_NONE;
    forcing_forget_cases(forcing);
    if (multiple.run.mode.level)
        forcing_prepare_advances(search);
    if (!multiple.run.mode.is_dynamic)
        forcing_reach_update(&forcing->reach, &forcing->graph, false);
    memset(multiple.wanted, 0xff, sizeof multiple.wanted);
    if (multiple.by_conclusion && search->is_useful && !search->wants_all)
        targets_find(search, &forcing->graph, multiple.wanted);
    struct cellset open = search->position->open;
    while (!cellset_is_empty(open) && !best_suffices(&multiple))
        if (try_cell(&multiple, cellset_pop(&open)) || search_is_over(search))
            return true;
    struct forcing_hint best = forcing->best;
    return best.rating && forcing_prove(search, &multiple.run, &best);
}

bool forcing_find_multiple(struct search *search)
{
    const struct technique *technique = search->technique;
    bool is_enough = false;
    for (unsigned i = 0; i < search->row_count && !is_enough; i++) {
        search->technique = &technique[i];
        is_enough = find(search);
    }
    return is_enough;
}
