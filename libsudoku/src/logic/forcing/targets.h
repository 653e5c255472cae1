/* Which conclusions of forcing chains come before a step that another technique has. */
#ifndef LOGIC_FORCING_TARGETS_H
#define LOGIC_FORCING_TARGETS_H

#include "logic/forcing/graph.h"
#include "logic/search.h"

/* Of what is concluded of TARGET, as HoDoKu orders it: the further up and left, the lower. */
static inline unsigned targets_rank(const struct forcing_graph *graph, unsigned target)
{
    return graph->cell[target] + graph->digit[target];
}

/* Fills WANTED, bits 2 * target + is_on, with the conclusions that SEARCH wants, and all that rank
 * with them or before: those may be the best of a search, and hide the others. */
void targets_find(struct search *search, const struct forcing_graph *graph, uint64_t *wanted);

#endif
