#include "rules/learn/analyze.h"

bool learn_analysis_create(struct learn_analysis *own, struct learn_trail *trail,
                           struct learn_explainer *explainer, struct learn_activity *activity,
                           struct arena *arena)
{
    const size_t facts = (size_t)trail->program->cell_count * LEARN_FACTS_OF_CELL;
    *own = (struct learn_analysis){.trail = trail, .explainer = explainer, .activity = activity};
    own->is_marked = arena_alloc(arena, facts * sizeof *own->is_marked);
    own->fact = arena_alloc(arena, facts * sizeof *own->fact);
    return own->is_marked && own->fact;
}

/* Returns the place after the last of PREMISES. */
static uint32_t end_of(const struct learn_premises *premises)
{
    uint32_t end = 0;
    for (unsigned i = 0; i < premises->count; i++)
        if (premises->place[i] >= end)
            end = premises->place[i] + 1;
    return end;
}

static void mark(struct learn_analysis *own, const struct learn_premises *premises)
{
    for (unsigned i = 0; i < premises->count; i++) {
        const uint32_t place = premises->place[i];
        if (own->is_marked[place])
            continue;
        own->is_marked[place] = true;
        own->marked++;
        own->marked_last += own->trail->event[place].level == own->last_level;
    }
}

/* Adds the opposite of EVENT to the clause. */
static void add(struct learn_analysis *own, const struct learn_event *event)
{
    if (own->count == 1)
        own->level = event->level;
    own->fact[own->count++] = event->fact ^ 1U;
}

void learn_analyze(struct learn_analysis *analysis, const struct learn_premises *premises)
{
    uint32_t place = end_of(premises);
    analysis->count = analysis->level = analysis->marked = analysis->marked_last = 0;
    analysis->last_level = place ? analysis->trail->event[place - 1].level : 0;
    mark(analysis, premises);
    while (analysis->marked > 0) {
        if (!analysis->is_marked[--place])
            continue;
        const struct learn_event *event = &analysis->trail->event[place];
        analysis->is_marked[place] = false;
        analysis->marked--;
        learn_activity_raise(analysis->activity, event->fact);
        if (event->level < analysis->last_level || analysis->marked_last-- == 1)
            add(analysis, event);
        else
            mark(analysis, learn_explain(analysis->explainer, event));
    }
    learn_activity_age(analysis->activity);
}
