#include "rules/learn/activity.h"

#include <string.h>

/* Growth of the step per contradiction, as in MiniSat, and the step at which all activities are
 * scaled down. */
static const float growth = 1.05F, max_step = 1e20F;

static size_t pair_count(const struct program *program)
{
    return (size_t)program->cell_count * SUDOKU_RULES_MAX_VALUES;
}

bool learn_activity_create(struct learn_activity *own, const struct program *program,
                           struct arena *arena)
{
    own->program = program;
    own->of_pair = arena_alloc(arena, pair_count(program) * sizeof *own->of_pair);
    return own->of_pair;
}

void learn_activity_clear(struct learn_activity *activity)
{
    activity->step = 1;
    memset(activity->of_pair, 0, pair_count(activity->program) * sizeof *activity->of_pair);
}

void learn_activity_age(struct learn_activity *activity)
{
    activity->step *= growth;
    if (activity->step < max_step)
        return;
    for (size_t i = 0; i < pair_count(activity->program); i++)
        activity->of_pair[i] /= max_step;
    activity->step /= max_step;
}

/* The same among auxiliary cells only, or among the others. */
static unsigned choose(const struct learn_activity *own, const sudoku_valueset *sets,
                       bool is_auxiliary)
{
    unsigned best = LEARN_UNKNOWN, fewest = SUDOKU_RULES_MAX_VALUES + 1;
    float most = 0;
    for (unsigned cell = 0; cell < own->program->cell_count; cell++) {
        if (valueset_is_single(sets[cell]) ||
            own->program->rules->is_auxiliary[cell] != is_auxiliary)
            continue;
        const unsigned count = valueset_count(sets[cell]);
        for (unsigned left = sets[cell]; left; left &= left - 1) {
            const unsigned fact = fact_has(cell, valueset_min((sudoku_valueset)left));
            const float active = own->of_pair[fact / 2];
            if (active < most || (active == most && count >= fewest))
                continue;
            best = fact;
            most = active;
            fewest = count;
        }
    }
    return best;
}

unsigned learn_activity_choose(const struct learn_activity *activity, const sudoku_valueset *sets)
{
    const unsigned fact = choose(activity, sets, false);
    return fact != LEARN_UNKNOWN ? fact : choose(activity, sets, true);
}
