#include "logic/implications/graph.h"

#include <string.h>

static bool number_candidates(struct forcing_graph *graph)
{
    struct cellset open = graph->position->open;
    graph->count = 0;
    while (!cellset_is_empty(open)) {
        unsigned cell = cellset_pop(&open);
        for (unsigned digits = graph->position->candidates[cell]; digits;) {
            unsigned digit = bit_pop(&digits);
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

/* Links candidate I within its cell. */
static uint32_t link_in_cell(struct forcing_graph *graph, unsigned i, uint32_t end)
{
    unsigned cell = graph->cell[i];
    unsigned others = graph->position->candidates[cell] & ~(1u << graph->digit[i]);
    graph->has_pair[i] = bit_count(others) == 1;
    if (graph->has_pair[i])
        add_strong(graph, i, graph->id[cell][bit_first(others)], forcing_cell(cell));
    while (others)
        graph->offs[end++] = graph->id[cell][bit_pop(&others)];
    graph->in_cell[i] = (uint8_t)(end - graph->first_off[i]);
    return end;
}

/* Links candidate I within its units. */
static uint32_t link_in_units(struct forcing_graph *graph, unsigned i, uint32_t end)
{
    const struct topology *topology = graph->position->topology;
    unsigned own = graph->cell[i], digit = graph->digit[i];
    struct cellset seen = cellset_of(own);
    for (unsigned n = 0; n < topology->cell_unit_count[own]; n++) {
        unsigned place, unit = forcing_unit(topology, own, n, &place);
        unsigned others = graph->position->places[unit][digit] & ~(1u << place);
        if (bit_count(others) == 1)
            add_strong(graph, i, graph->id[topology_cell(topology, unit, bit_first(others))][digit],
                       forcing_place(unit, digit));
        while (others) {
            unsigned cell = topology_cell(topology, unit, bit_pop(&others));
            if (!cellset_has(&seen, cell))
                graph->offs[end++] = graph->id[cell][digit];
            cellset_add(&seen, cell);
        }
    }
    return end;
}

bool forcing_graph_link(struct forcing_graph *graph, unsigned candidate)
{
    uint32_t end = graph->offs_end;
    if (graph->is_linked[candidate])
        return true;
    if (!has_room(graph, end))
        return false;
    graph->is_linked[candidate] = true;
    graph->first_off[candidate] = end;
    graph->strong_count[candidate] = 0;
    end = link_in_units(graph, candidate, link_in_cell(graph, candidate, end));
    graph->end_off[candidate] = graph->offs_end = end;
    return true;
}

bool forcing_graph_number(struct forcing_graph *graph, const struct position *position)
{
    if (graph->is_built && graph->position == position && graph->version == position->version)
        return true;
    graph->position = position;
    graph->version = position->version;
    graph->is_built = number_candidates(graph);
    graph->offs_end = 0;
    memset(graph->is_linked, 0, graph->count * sizeof *graph->is_linked);
    return graph->is_built;
}

bool forcing_graph_build(struct forcing_graph *graph, const struct position *position)
{
    bool is_built = forcing_graph_number(graph, position);
    for (unsigned i = 0; is_built && i < graph->count; i++)
        is_built = forcing_graph_link(graph, i);
    return is_built;
}
