#include "logic/forcing/emptied.h"

/* What is asked of one source, whose consequences are ROW. */
struct emptied {
    const struct forcing_graph *graph;
    const uint64_t *row;
    struct forcing_hint hint;
    emptied_offer *offer;
    void *user;
};

/* Offers the hint where all COUNT candidates IDS follow off. */
static bool try_ids(struct emptied *emptied, const uint16_t *ids, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (!forcing_row_has(emptied->row, ids[i], false))
            return false;
    emptied->hint.emptied = ids[0];
    return count > 1 && emptied->offer(emptied->user, &emptied->hint);
}

static bool find_cells(struct emptied *emptied)
{
    struct cellset open = emptied->graph->position->open;
    uint16_t ids[LOGIC_MAX_SIDE];
    emptied->hint.kind = FORCING_EMPTY_CELL;
    while (!cellset_is_empty(open))
        if (try_ids(emptied, ids, forcing_ids_in_cell(emptied->graph, cellset_take(&open), ids)))
            return true;
    return false;
}

/* Most digits of a unit have their first place left, which is a quick look. */
static bool find_units(struct emptied *emptied)
{
    const struct forcing_graph *graph = emptied->graph;
    const struct position *position = graph->position;
    const struct topology *topology = position->topology;
    uint16_t ids[LOGIC_MAX_SIDE];
    emptied->hint.kind = FORCING_EMPTY_UNIT;
    for (unsigned unit = 0; unit < topology->unit_count; unit++)
        for (unsigned digit = 0; digit < topology->side; digit++) {
            unsigned places = position->places[unit][digit];
            if (!places)
                continue;
            unsigned first = topology_cell(topology, unit, bit_first(places));
            emptied->hint.unit = unit;
            if (forcing_row_has(emptied->row, graph->id[first][digit], false) &&
                try_ids(emptied, ids, forcing_ids_in_unit(graph, unit, digit, ids)))
                return true;
        }
    return false;
}

bool emptied_find(const struct forcing *forcing, unsigned source, bool is_on, emptied_offer *offer,
                  void *user)
{
    struct emptied emptied = {
        .graph = &forcing->graph,
        .row = forcing_reach_row(&forcing->reach, source, is_on),
        .hint = {.source = source, .source_is_on = is_on, .target = source, .target_is_on = !is_on},
        .offer = offer,
        .user = user,
    };
    return emptied.row && (find_cells(&emptied) || find_units(&emptied));
}

unsigned emptied_ids(const struct forcing_graph *graph, const struct forcing_hint *hint,
                     uint16_t *ids)
{
    if (hint->kind == FORCING_EMPTY_CELL)
        return forcing_ids_in_cell(graph, graph->cell[hint->emptied], ids);
    return forcing_ids_in_unit(graph, hint->unit, graph->digit[hint->emptied], ids);
}
