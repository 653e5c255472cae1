/* The conclusions of forcing chains that come before a step of another technique. */
#ifndef LOGIC_FORCING_TARGETS_H
#define LOGIC_FORCING_TARGETS_H

#include "logic/implications/graph.h"
#include "logic/search.h"

/* The rank of a conclusion about TARGET, in HoDoKu's order: lower further up and left. */
static inline unsigned targets_rank(const struct forcing_graph *graph, unsigned target)
{
    return (unsigned)graph->cell[target] * LOGIC_MAX_SIDE + graph->digit[target];
}

/* Fills WANTED, bits 2 * target + is_on, with the conclusions that SEARCH accepts and all of their
 * rank or a lower one, which may be the best of a search and hide the others. */
void targets_find(struct search *search, const struct forcing_graph *graph, uint64_t *wanted);

#endif
