#include "logic/topology.h"

#include <string.h>

static unsigned max_cell_units(const struct sudoku_layout *layout)
{
    unsigned max = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        unsigned count = layout->cell_units_start[cell + 1] - layout->cell_units_start[cell];
        max = count > max ? count : max;
    }
    return max;
}

static struct cellset unit_cells(const struct sudoku_layout *layout, unsigned unit)
{
    struct cellset cells = cellset_none();
    for (unsigned place = 0; place < layout->side; place++)
        cellset_add(&cells, layout_unit(layout, unit)[place]);
    return cells;
}

/* True if LAYOUT is within the limits. Techniques assume that every unit holds every digit, so
 * short units are not supported. */
static bool is_within_limits(const struct sudoku_layout *layout)
{
    return layout->unit_start[layout->unit_count] == layout->unit_count * layout->side &&
           layout->side <= LOGIC_MAX_SIDE && layout->cell_count <= LOGIC_MAX_CELLS &&
           layout->unit_count <= LOGIC_MAX_UNITS && max_cell_units(layout) <= LOGIC_MAX_CELL_UNITS;
}

static void order_units(struct topology *topology, unsigned cell)
{
    unsigned count = 0;
    for (unsigned lines = 0; lines < 2; lines++)
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
            if (topology_is_line(topology, topology->cell_units[cell][n]) == lines)
                topology->lines_last[cell][count++] = (uint8_t)n;
}

static void index_cells(struct topology *topology)
{
    const struct sudoku_layout *layout = topology->layout;
    for (unsigned unit = 0; unit < layout->unit_count; unit++) {
        topology->unit[unit] = unit_cells(layout, unit);
        for (unsigned place = 0; place < layout->side; place++) {
            unsigned cell = layout_unit(layout, unit)[place];
            unsigned n = topology->cell_unit_count[cell]++;
            topology->cell_units[cell][n] = (uint8_t)unit;
            topology->cell_places[cell][n] = (uint8_t)place;
        }
    }
    for (unsigned cell = 0; cell < layout->cell_count; cell++) {
        order_units(topology, cell);
        for (uint32_t p = layout->peers_start[cell]; p < layout->peers_start[cell + 1]; p++)
            cellset_add(&topology->peers[cell], layout->peers[p]);
    }
}

static uint16_t places_in(const struct topology *topology, unsigned unit, struct cellset cells)
{
    unsigned places = 0;
    for (unsigned place = 0; place < topology->side; place++)
        places |= (unsigned)cellset_has(&cells, topology_cell(topology, unit, place)) << place;
    return (uint16_t)places;
}

/* Returns false if there are too many. */
static bool find_crossings(struct topology *topology)
{
    for (unsigned a = 0; a < topology->unit_count; a++) {
        for (unsigned b = a + 1; b < topology->unit_count; b++) {
            struct cellset common = cellset_and(topology->unit[a], topology->unit[b]);
            if (cellset_count(common) < 2)
                continue;
            if (topology->crossing_count == LOGIC_MAX_CROSSINGS)
                return false;
            topology->crossings[topology->crossing_count++] = (struct crossing){
                .first = (uint16_t)a,
                .second = (uint16_t)b,
                .first_places = places_in(topology, a, common),
                .second_places = places_in(topology, b, common),
            };
        }
    }
    return true;
}

static void index_crossings(struct topology *topology)
{
    unsigned count = 0;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        topology->crossing_start[unit] = (uint16_t)count;
        for (unsigned i = 0; i < topology->crossing_count; i++)
            if (topology->crossings[i].first == unit || topology->crossings[i].second == unit)
                topology->unit_crossings[count++] = (uint16_t)i;
    }
    topology->crossing_start[topology->unit_count] = (uint16_t)count;
}

/* The number of rows, or columns, that the cells of UNIT occupy. */
static unsigned span(const struct topology *topology, unsigned unit, const uint16_t *lines)
{
    uint64_t met = 0;
    unsigned count = 0;
    for (unsigned place = 0; place < topology->side; place++) {
        uint64_t line = (uint64_t)1 << lines[topology_cell(topology, unit, place)] % 64;
        count += !(met & line);
        met |= line;
    }
    return count;
}

/* A cell sees fins in other lines through units that are no lines. */
static void find_max_uncovered(struct topology *topology)
{
    const struct sudoku_layout *layout = topology->layout;
    unsigned max_span = 1, max_units = 0;
    for (unsigned unit = 0; unit < topology->unit_count; unit++) {
        if (layout->unit_label[unit].kind <= SUDOKU_UNIT_COLUMN)
            continue;
        unsigned rows = span(topology, unit, layout->cell_row);
        unsigned columns = span(topology, unit, layout->cell_column);
        max_span = rows > max_span ? rows : max_span;
        max_span = columns > max_span ? columns : max_span;
    }
    for (unsigned cell = 0; cell < topology->cell_count; cell++) {
        unsigned count = 0;
        for (unsigned n = 0; n < topology->cell_unit_count[cell]; n++)
            count += layout->unit_label[topology->cell_units[cell][n]].kind > SUDOKU_UNIT_COLUMN;
        max_units = count > max_units ? count : max_units;
    }
    topology->max_uncovered = (max_span - 1) * max_units;
}

bool topology_build(struct topology *topology, const struct sudoku_layout *layout)
{
    if (!is_within_limits(layout))
        return false;
    memset(topology, 0, sizeof *topology);
    topology->layout = layout;
    topology->side = layout->side;
    topology->cell_count = layout->cell_count;
    topology->unit_count = layout->unit_count;
    index_cells(topology);
    find_max_uncovered(topology);
    if (!find_crossings(topology))
        return false;
    index_crossings(topology);
    return true;
}

struct cellset topology_common_peers(const struct topology *topology, struct cellset cells)
{
    if (cellset_is_empty(cells))
        return cells;
    struct cellset common = topology->peers[cellset_pop(&cells)];
    while (!cellset_is_empty(cells))
        common = cellset_and(common, topology->peers[cellset_pop(&cells)]);
    return common;
}

bool topology_unit_of(const struct topology *topology, struct cellset cells, unsigned *unit)
{
    unsigned first = cellset_first(cells);
    for (unsigned n = 0; n < topology->cell_unit_count[first]; n++) {
        *unit = topology->cell_units[first][n];
        if (cellset_is_subset(cells, topology->unit[*unit]))
            return true;
    }
    return false;
}

bool topology_has(const struct topology *topology, const struct sudoku_candidate *items,
                  size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (items[i].cell >= topology->cell_count || items[i].digit < 1 ||
            items[i].digit > topology->side)
            return false;
    return true;
}
