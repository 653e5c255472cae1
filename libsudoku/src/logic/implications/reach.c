#include "logic/implications/reach.h"

#include <string.h>

static unsigned number_of(unsigned candidate, bool is_on)
{
    return 2 * candidate + is_on;
}

static void find_next(struct forcing_reach *reach, const struct forcing_graph *graph,
                      unsigned candidate)
{
    uint64_t *on = reach->next[number_of(candidate, true)];
    uint64_t *off = reach->next[number_of(candidate, false)];
    unsigned skipped = reach->x_only ? graph->in_cell[candidate] : 0u;
    memset(on, 0, graph->words * sizeof *on);
    memset(off, 0, graph->words * sizeof *off);
    for (uint32_t i = graph->first_off[candidate] + skipped; i < graph->end_off[candidate]; i++)
        relation_set(on, number_of(graph->offs[i], false));
    unsigned first = reach->x_only && graph->has_pair[candidate];
    for (unsigned i = first; i < graph->strong_count[candidate]; i++)
        relation_set(off, number_of(graph->strong[candidate][i].to, true));
    relation_set(reach->leads, number_of(candidate, true));
    if (first < graph->strong_count[candidate])
        relation_set(reach->leads, number_of(candidate, false));
}

void forcing_reach_update(struct forcing_reach *reach, const struct forcing_graph *graph,
                          bool x_only)
{
    const struct relation relation = {.count = 2 * graph->count,
                                      .words = graph->words,
                                      .stride = FORCING_WORDS,
                                      .leads = reach->leads,
                                      .next = reach->next[0],
                                      .all = reach->all[0]};
    if (reach->version == graph->version && reach->x_only == x_only)
        return;
    reach->version = graph->version;
    reach->x_only = x_only;
    memset(reach->leads, 0, sizeof reach->leads);
    for (unsigned candidate = 0; candidate < graph->count; candidate++)
        find_next(reach, graph, candidate);
    relation_close(&relation);
    reach->absurd_count = 0;
    for (unsigned candidate = 0; candidate < graph->count; candidate++)
        if (forcing_reaches(reach, candidate, true, candidate, false))
            reach->absurd[reach->absurd_count++] = (uint16_t)candidate;
}

bool forcing_reaches_round(const struct forcing_reach *reach, unsigned source)
{
    for (unsigned i = 0; i < reach->absurd_count; i++)
        if (forcing_reaches(reach, reach->absurd[i], true, source, true) &&
            forcing_reaches(reach, source, true, reach->absurd[i], false))
            return true;
    return false;
}
