/* What the finders of forcing chains share. */
#ifndef LOGIC_FORCING_FORCING_H
#define LOGIC_FORCING_FORCING_H

#include "logic/forcing/hint.h"
#include "logic/forcing/work.h"
#include "logic/scratch.h"
#include "logic/search.h"

/* NULL: memory is short, and SEARCH is over. Within a search it is there. */
static inline struct forcing *forcing_of(struct search *search)
{
    return scratch_part(search, SCRATCH_FORCING, sizeof(struct forcing));
}

/* Adds PREMISE to STEP. */
void forcing_add_premise(struct step *step, forcing_premise premise);

/* Gives the step under construction the rating and the conclusion of HINT, and reports it. */
bool forcing_report(struct search *search, const struct forcing_hint *hint,
                    const struct forcing_graph *graph);

#endif
