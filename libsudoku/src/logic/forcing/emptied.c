#include "logic/forcing/emptied.h"

/* Whether all COUNT candidates IDS follow off from the source of HINT, which then tells so. */
static bool try_ids(const struct forcing *forcing, struct forcing_hint *hint, const uint16_t *ids,
                    unsigned count)
{
    if (count < 2 ||
        !forcing_reaches_all(&forcing->reach, hint->source, hint->source_is_on, ids, count))
        return false;
    hint->emptied = ids[0];
    return true;
}

/* A quick look: whether the first place of DIGIT in the unit of HINT is off. */
static bool may_empty(const struct forcing *forcing, const struct forcing_hint *hint,
                      unsigned digit)
{
    const struct forcing_graph *graph = &forcing->graph;
    unsigned places = graph->position->places[hint->unit][digit];
    if (!places)
        return false;
    unsigned cell = topology_cell(graph->position->topology, hint->unit, bit_first(places));
    return forcing_reaches(&forcing->reach, hint->source, hint->source_is_on,
                           graph->id[cell][digit], false);
}

static bool find_units(const struct forcing *forcing, struct forcing_hint *hint,
                       emptied_offer *offer, void *user)
{
    const struct forcing_graph *graph = &forcing->graph;
    const struct topology *topology = graph->position->topology;
    uint16_t ids[LOGIC_MAX_SIDE];
    hint->kind = FORCING_EMPTY_UNIT;
    for (hint->unit = 0; hint->unit < topology->unit_count; hint->unit++)
        for (unsigned digit = 0; digit < topology->side; digit++)
            if (may_empty(forcing, hint, digit) &&
                try_ids(forcing, hint, ids, forcing_ids_in_unit(graph, hint->unit, digit, ids)) &&
                offer(user, hint))
                return true;
    return false;
}

bool emptied_find(const struct forcing *forcing, unsigned source, bool is_on, emptied_offer *offer,
                  void *user)
{
    const struct forcing_graph *graph = &forcing->graph;
    struct cellset open = graph->position->open;
    uint16_t ids[LOGIC_MAX_SIDE];
    struct forcing_hint hint = {
        .kind = FORCING_EMPTY_CELL,
        .source = source,
        .source_is_on = is_on,
        .target = source,
        .target_is_on = !is_on,
    };
    while (!cellset_is_empty(open))
        if (try_ids(forcing, &hint, ids, forcing_ids_in_cell(graph, cellset_take(&open), ids)) &&
            offer(user, &hint))
            return true;
    return find_units(forcing, &hint, offer, user);
}

unsigned emptied_ids(const struct forcing_graph *graph, const struct forcing_hint *hint,
                     uint16_t *ids)
{
    if (hint->kind == FORCING_EMPTY_CELL)
        return forcing_ids_in_cell(graph, graph->cell[hint->emptied], ids);
    return forcing_ids_in_unit(graph, hint->unit, graph->digit[hint->emptied], ids);
}
