#include "logic/forcing/empty_group.h"

#include <string.h>

/* A query about one source with the consequences ROW. */
struct query {
    const struct forcing_graph *graph;
    const uint64_t *row;
    struct forcing_hint hint;
    empty_group_offer *offer;
    void *user;
};

static bool cell_is_empty(const struct query *query, unsigned first)
{
    const struct forcing_graph *graph = query->graph;
    bool is_empty = true;
    for (unsigned id = first; is_empty && id < graph->count; id++) {
        if (graph->cell[id] != graph->cell[first])
            break;
        is_empty = forcing_row_has(query->row, id, false);
    }
    return is_empty;
}

static bool unit_is_empty(const struct query *query, const struct forcing_first *first)
{
    const struct forcing_graph *graph = query->graph;
    const struct position *position = graph->position;
    unsigned digit = graph->digit[first->id];
    for (unsigned places = position->places[first->unit][digit]; places;) {
        unsigned cell = topology_cell(position->topology, first->unit, bit_pop(&places));
        if (!forcing_row_has(query->row, graph->id[cell][digit], false))
            return false;
    }
    return true;
}

/* Most groups keep their first candidate: a quick check. */
static bool find(struct query *query, const struct forcing_reach *reach)
{
    for (unsigned i = 0; i < reach->group_count; i++) {
        const struct forcing_first *first = &reach->groups[i];
        bool is_cell = i < reach->cell_count;
        if (!forcing_row_has(query->row, first->id, false) ||
            !(is_cell ? cell_is_empty(query, first->id) : unit_is_empty(query, first)))
            continue;
        query->hint.kind = is_cell ? FORCING_EMPTY_CELL : FORCING_EMPTY_UNIT;
        query->hint.unit = first->unit;
        query->hint.group = first->id;
        if (query->offer(query->user, &query->hint))
            return true;
    }
    return false;
}

static unsigned ids_of(const struct forcing_graph *graph, const struct forcing_first *first,
                       bool is_cell, uint16_t *ids)
{
    return is_cell ? forcing_ids_in_cell(graph, graph->cell[first->id], ids)
                   : forcing_ids_in_unit(graph, first->unit, graph->digit[first->id], ids);
}

/* A candidate that turns off all of a group is the negation of what each of them implies, since
 * links hold both ways: so all sources are found at once. */
static void find_emptying(struct forcing_reach *reach, const struct forcing_graph *graph)
{
    uint16_t ids[LOGIC_MAX_SIDE];
    memset(reach->emptying, 0, graph->words * sizeof *reach->emptying);
    for (unsigned i = 0; i < reach->group_count; i++) {
        unsigned count = ids_of(graph, &reach->groups[i], i < reach->cell_count, ids);
        for (unsigned word = 0; word < graph->words; word++) {
            uint64_t common = ~(uint64_t)0;
            for (unsigned k = 0; k < count; k++)
                common &= forcing_reach_row(reach, ids[k], true)[word];
            reach->emptying[word] |= common;
        }
    }
    reach->knows_emptying = true;
}

bool empty_group_find(struct forcing *forcing, unsigned source, bool is_on,
                      empty_group_offer *offer, void *user)
{
    struct query query = {
        .graph = &forcing->graph,
        .row = forcing_reach_row(&forcing->reach, source, is_on),
        .hint = {.source = source, .source_is_on = is_on, .target = source, .target_is_on = !is_on},
        .offer = offer,
        .user = user,
    };
    if (!forcing->reach.knows_emptying)
        find_emptying(&forcing->reach, &forcing->graph);
    return query.row && forcing_row_has(forcing->reach.emptying, source, !is_on) &&
           find(&query, &forcing->reach);
}

unsigned empty_group_ids(const struct forcing_graph *graph, const struct forcing_hint *hint,
                         uint16_t *ids)
{
    const struct forcing_first first = {(uint16_t)hint->group, (uint16_t)hint->unit};
    return ids_of(graph, &first, hint->kind == FORCING_EMPTY_CELL, ids);
}
