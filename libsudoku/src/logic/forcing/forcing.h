/* What the finders of forcing chains share. */
#ifndef LOGIC_FORCING_FORCING_H
#define LOGIC_FORCING_FORCING_H

#include "logic/forcing/hint.h"
#include "logic/scratch.h"
#include "logic/search.h"

static inline struct forcing *forcing_of(const struct search *search)
{
    return &search->scratch->forcing;
}

/* Adds PREMISE to STEP. */
void forcing_add_premise(struct step *step, forcing_premise premise);

/* Gives the step under construction the rating and the conclusion of HINT, and reports it. */
bool forcing_report(struct search *search, const struct forcing_hint *hint,
                    const struct forcing_graph *graph);

#endif
