/* Shared by the finders of forcing chains. */
#ifndef LOGIC_FORCING_FORCING_H
#define LOGIC_FORCING_FORCING_H

#include "logic/forcing/hint.h"
#include "logic/forcing/work.h"
#include "logic/scratch.h"
#include "logic/search.h"

/* Returns the search's working memory, or NULL, and the search ends, if memory is short. Later
 * calls within the search succeed. */
static inline struct forcing *forcing_of(struct search *search)
{
    return scratch_part(search, SCRATCH_FORCING, sizeof(struct forcing));
}

/* Sets the memory that FORCING needs for chains of MODE, or returns false, and SEARCH ends, if
 * memory is short. */
bool forcing_prepare(struct search *search, struct forcing *forcing,
                     const struct forcing_mode *mode);

/* Adds PREMISE to STEP. */
void forcing_add_premise(struct step *step, forcing_premise premise);

/* Sets rating and conclusion of the step under construction by HINT, and reports it. */
bool forcing_report(struct search *search, const struct forcing_hint *hint,
                    const struct forcing_graph *graph);

#endif
