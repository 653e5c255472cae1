#include "logic/forcing/targets.h"

#include <string.h>

#include "logic/relation.h"

static bool is_wanted(struct search *search, unsigned cell, unsigned digit, bool is_on)
{
    struct step *step = search_start(search);
    step->is_forcing = true;
    if (is_on)
        step_place(step, cell, digit);
    else
        step_eliminate(step, search->position, cellset_of(cell), digit);
    return search_wants(search);
}

void targets_find(struct search *search, const struct forcing_graph *graph, uint64_t *wanted)
{
    memset(wanted, 0, graph->words * sizeof *wanted);
    for (unsigned is_on = 0; is_on < 2; is_on++) {
        unsigned end = 0; /* exclusive end of the ranks */
        for (unsigned target = 0; target < graph->count; target++)
            if (targets_rank(graph, target) >= end &&
                is_wanted(search, graph->cell[target], graph->digit[target], is_on))
                end = targets_rank(graph, target) + 1;
        for (unsigned target = 0; target < graph->count; target++)
            if (targets_rank(graph, target) < end)
                relation_set(wanted, 2 * target + is_on);
    }
}
