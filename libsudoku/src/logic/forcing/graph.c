#include "logic/forcing/graph.h"

unsigned forcing_units(const struct topology *topology, unsigned cell, unsigned *units,
                       unsigned *places)
{
    unsigned count = 0;
    for (unsigned lines = 0; lines < 2; lines++)
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++) {
            unsigned unit = topology->cell_units[cell][n];
            if (topology_is_line(topology, unit) != lines)
                continue;
            places[count] = topology->cell_places[cell][n];
            units[count++] = unit;
        }
    return count;
}

unsigned forcing_ids_in_cell(const struct forcing_graph *graph, unsigned cell, uint16_t *ids)
{
    unsigned count = 0;
    for (unsigned digits = graph->position->candidates[cell]; digits;)
        ids[count++] = graph->id[cell][bit_take(&digits)];
    return count;
}

unsigned forcing_ids_in_unit(const struct forcing_graph *graph, unsigned unit, unsigned digit,
                             uint16_t *ids)
{
    unsigned count = 0;
    for (unsigned places = graph->position->places[unit][digit]; places;)
        ids[count++] =
            graph->id[topology_cell(graph->position->topology, unit, bit_take(&places))][digit];
    return count;
}

static bool number_candidates(struct forcing_graph *graph)
{
    struct cellset open = graph->position->open;
    graph->count = 0;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_take(&open);
        for (unsigned digits = graph->position->candidates[cell]; digits;) {
            unsigned digit = bit_take(&digits);
            if (graph->count == FORCING_MAX)
                return false;
            graph->cell[graph->count] = (uint16_t)cell;
            graph->digit[graph->count] = (uint8_t)digit;
            graph->id[cell][digit] = (uint16_t)graph->count++;
        }
    }
    graph->words = (2 * graph->count + 63) / 64;
    return true;
}

static void add_strong(struct forcing_graph *graph, unsigned from, unsigned to,
                       forcing_premise premise)
{
    graph->strong[from][graph->strong_count[from]++] =
        (struct forcing_strong){(uint16_t)to, premise};
}

static bool has_room(const struct forcing_graph *graph, uint32_t end)
{
    return end + LOGIC_MAX_SIDE * (1 + LOGIC_MAX_CELL_UNITS) <=
           sizeof graph->offs / sizeof *graph->offs;
}

/* What is in the cell of candidate I. */
static uint32_t link_in_cell(struct forcing_graph *graph, unsigned i, uint32_t end)
{
    unsigned cell = graph->cell[i];
    unsigned others = graph->position->candidates[cell] & ~(1u << graph->digit[i]);
    graph->has_pair[i] = bit_count(others) == 1;
    if (graph->has_pair[i])
        add_strong(graph, i, graph->id[cell][bit_first(others)], forcing_cell(cell));
    while (others)
        graph->offs[end++] = graph->id[cell][bit_take(&others)];
    graph->in_cell[i] = (uint8_t)(end - graph->first_off[i]);
    return end;
}

/* What is in the units of candidate I. */
static uint32_t link_in_units(struct forcing_graph *graph, unsigned i, uint32_t end)
{
    const struct topology *topology = graph->position->topology;
    unsigned units[LOGIC_MAX_CELL_UNITS], places[LOGIC_MAX_CELL_UNITS], digit = graph->digit[i];
    unsigned count = forcing_units(topology, graph->cell[i], units, places);
    struct cellset seen = cellset_of(graph->cell[i]);
    for (unsigned n = 0; n < count; n++) {
        unsigned others = graph->position->places[units[n]][digit] & ~(1u << places[n]);
        if (bit_count(others) == 1)
            add_strong(graph, i,
                       graph->id[topology_cell(topology, units[n], bit_first(others))][digit],
                       forcing_place(units[n], digit));
        while (others) {
            unsigned cell = topology_cell(topology, units[n], bit_take(&others));
            if (!cellset_has(&seen, cell))
                graph->offs[end++] = graph->id[cell][digit];
            cellset_add(&seen, cell);
        }
    }
    return end;
}

bool forcing_graph_build(struct forcing_graph *graph, const struct position *position)
{
    if (graph->is_built && graph->position == position && graph->version == position->version)
        return true;
    graph->position = position;
    graph->version = position->version;
    graph->is_built = number_candidates(graph);
    uint32_t end = 0;
    for (unsigned i = 0; graph->is_built && i < graph->count; i++) {
        graph->first_off[i] = end;
        graph->strong_count[i] = 0;
        if (!has_room(graph, end))
            graph->is_built = false;
        else
            end = link_in_units(graph, i, link_in_cell(graph, i, end));
    }
    graph->first_off[graph->count] = end;
    return graph->is_built;
}
