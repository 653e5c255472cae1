#include "logic/forcing/forcing.h"

bool forcing_prepare(struct search *search, struct forcing *forcing,
                     const struct forcing_mode *mode)
{
    if (!forcing_lists_chains(mode))
        return true;
    forcing->within = scratch_part(search, SCRATCH_FORCING_WITHIN, sizeof *forcing->within);
    forcing->nests = scratch_part(search, SCRATCH_NESTS, sizeof *forcing->nests);
    return forcing->within && forcing->nests;
}

void forcing_add_premise(struct step *step, forcing_premise premise)
{
    unsigned place = premise - LOGIC_MAX_CELLS;
    if (premise < LOGIC_MAX_CELLS)
        cellset_add(&step->cells, premise);
    else
        step_add_place(step, place / LOGIC_MAX_SIDE, place % LOGIC_MAX_SIDE);
}

bool forcing_report(struct search *search, const struct forcing_hint *hint,
                    const struct forcing_graph *graph)
{
    unsigned cell = graph->cell[hint->target], digit = graph->digit[hint->target];
    search->step.rating = hint->rating;
    search->step.progress = hint->progress;
    search->step.is_forcing = true;
    if (hint->target_is_on)
        step_place(&search->step, cell, digit);
    else
        step_eliminate(&search->step, search->position, cellset_of(cell), digit);
    return search_report(search);
}
