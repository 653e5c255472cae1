#include "logic/implications/implications.h"

#include <string.h>

#include "logic/relation.h"

static void fill(const struct trial *trial, const struct forcing_graph *graph, uint64_t *row)
{
    memset(row, 0, graph->words * sizeof *row);
    for (unsigned i = 0; i < trial->off_count; i++)
        relation_set(row, 2u * graph->id[trial->off[i].cell][trial->off[i].digit]);
    for (unsigned i = 0; i < trial->on_count; i++)
        relation_set(row, 2u * graph->id[trial->on[i].cell][trial->on[i].digit] + 1);
}

const uint64_t *forcing_implications_row(struct forcing_implications *follows,
                                         const struct forcing_graph *graph, unsigned candidate,
                                         bool is_on)
{
    uint64_t *row = follows->row[is_on][candidate];
    if (follows->version != graph->version)
        memset(follows->is_known, 0, sizeof follows->is_known);
    follows->version = graph->version;
    if (follows->is_known[is_on][candidate])
        return row;
    follows->is_known[is_on][candidate] = true;
    bool clashes = trial_may_clash(&follows->trial, graph->position, graph->cell[candidate],
                                   graph->digit[candidate], is_on, false);
    follows->clashes[is_on][candidate] = clashes;
    if (clashes)
        memset(row, 0xff, graph->words * sizeof *row);
    else
        fill(&follows->trial, graph, row);
    return row;
}
