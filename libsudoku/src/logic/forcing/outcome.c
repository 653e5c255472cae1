#include "logic/forcing/outcome.h"

#include "logic/forcing/hints.h"
#include "logic/forcing/proof.h"
#include "logic/forcing/targets.h"

static bool wants_all(const struct multiple *multiple)
{
    return multiple->hints || multiple->search->wants_all;
}

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

unsigned outcome_max_length(const struct multiple *multiple, enum forcing_kind kind)
{
    const struct forcing_hint *best = &multiple->forcing->best;
    if (wants_all(multiple) || multiple->by_conclusion || multiple->by_progress)
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

bool outcome_may_be_better(const struct multiple *multiple, unsigned candidate, bool is_on)
{
    const struct forcing_graph *graph = &multiple->forcing->graph;
    const struct forcing_hint *best = &multiple->forcing->best;
    if (wants_all(multiple) || !best->rating)
        return true;
    if (multiple->by_progress)
        return progress_of(multiple, candidate, !is_on) >= best->progress;
    if (!multiple->by_conclusion)
        return true;
    if (is_on == best->target_is_on) /* one places, the other eliminates */
        return !is_on;
    return targets_rank(graph, candidate) <= targets_rank(graph, best->target);
}

/* The total length of the chains nested in those of HINT, each counted once. */
static unsigned nested_length(struct multiple *multiple, const struct forcing_hint *hint,
                              const struct forcing_closure *const *from, unsigned count)
{
    struct forcing_counted *counted = &multiple->forcing->counted;
    unsigned sum = 0;
    counted->count = 0;
    for (unsigned i = 0; i < count && from[i]->nest; i++) {
        const struct forcing_closure *closure = from[i];
        if (hint->kind != FORCING_CONTRADICTION)
            sum += forcing_nest_count(closure->nest, hint->target, hint->target_is_on, counted);
        else
            sum +=
                forcing_nest_count(closure->nest, FORCING_MAX, closure->clash_is_on, counted) +
                forcing_nest_count(closure->nest, closure->clash, !closure->clash_is_on, counted);
    }
    return sum;
}

static void rate(const struct multiple *multiple, struct forcing_hint *hint)
{
    hint->rating = multiple->base + forcing_length_rating(hint->length);
}

/* Keeps HINT, by the COUNT closures FROM, if it is the best, or reports it if all are wanted. */
static bool offer(struct multiple *multiple, struct forcing_hint *hint,
                  const struct forcing_closure *const *from, unsigned count)
{
    struct forcing *forcing = multiple->forcing;
    if (search_is_over(multiple->search))
        return true;
    hint->progress = progress_of(multiple, hint->target, hint->target_is_on);
    rate(multiple, hint);
    if (!wants_all(multiple) && !is_better(multiple, hint))
        return false;
    hint->length += nested_length(multiple, hint, from, count);
    rate(multiple, hint);
    if (multiple->hints)
        forcing_hints_add(multiple->hints, hint, NULL, 0);
    else if (multiple->search->wants_all)
        return forcing_prove(multiple->search, forcing, &multiple->run, hint);
    else if (is_better(multiple, hint))
        forcing->best = *hint;
    return false;
}

bool outcome_offer_clash(struct multiple *multiple, const struct forcing_closure *closure,
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
    return closure->clash_length && offer(multiple, &hint, &closure, 1);
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

bool outcome_offer_common(struct multiple *multiple, const struct outcomes *outcomes, bool is_on)
{
    const struct forcing_closure *first = outcomes->from[0];
    const uint16_t *targets = is_on ? first->on : first->off;
    unsigned count = is_on ? first->on_count : first->off_count;
    unsigned limit = outcome_max_length(multiple, outcomes->hint.kind);
    for (unsigned i = 0; i < count; i++) {
        struct forcing_hint hint = outcomes->hint;
        hint.length = common_length(outcomes, targets[i], is_on, limit);
        hint.target = targets[i];
        hint.target_is_on = is_on;
        if (!hint.length)
            continue;
        if (offer(multiple, &hint, outcomes->from, outcomes->count))
            return true;
        limit = outcome_max_length(multiple, outcomes->hint.kind);
    }
    return false;
}
