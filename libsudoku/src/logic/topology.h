/* A layout as sets of cells.
 *
 * Built once for a layout and then only read. Digits are counted from 0 in this folder. */
#ifndef LOGIC_TOPOLOGY_H
#define LOGIC_TOPOLOGY_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/logic.h>

#include "board/layout.h"
#include "logic/bits.h"
#include "logic/cellset.h"

enum {
    LOGIC_MAX_SIDE = 16,
    LOGIC_MAX_CELLS = CELLSET_CAPACITY,
    LOGIC_MAX_UNITS = 128,
    LOGIC_MAX_CELL_UNITS = 12, /* maximum units of a cell */
    LOGIC_MAX_CROSSINGS = 2048
};

/* Two units with two or more common cells. */
struct crossing {
    uint16_t first; /* rows and columns come before boxes */
    uint16_t second;
    uint16_t first_places; /* the common cells, as places in each unit */
    uint16_t second_places;
};

struct topology {
    const struct sudoku_layout *layout;
    unsigned side;
    unsigned cell_count;
    unsigned unit_count;
    struct cellset unit[LOGIC_MAX_UNITS];
    struct cellset peers[LOGIC_MAX_CELLS]; /* without the cell itself */
    uint8_t cell_unit_count[LOGIC_MAX_CELLS];
    uint8_t cell_units[LOGIC_MAX_CELLS][LOGIC_MAX_CELL_UNITS];
    uint8_t cell_places[LOGIC_MAX_CELLS][LOGIC_MAX_CELL_UNITS]; /* the cell's place in each of its
                                                                 * units */
    /* The order in which forcing chains visit the units of a cell: lines last. */
    uint8_t lines_last[LOGIC_MAX_CELLS][LOGIC_MAX_CELL_UNITS];
    /* Of the lines across some rows or columns, the maximum number with fins that one cell outside
     * can see. */
    unsigned max_uncovered;
    unsigned crossing_count;
    struct crossing crossings[LOGIC_MAX_CROSSINGS];
    /* Where the ascending list of each unit's crossings begins. */
    uint16_t crossing_start[LOGIC_MAX_UNITS + 1];
    uint16_t unit_crossings[2 * LOGIC_MAX_CROSSINGS];
};

/* Builds TOPOLOGY for LAYOUT. Returns false if LAYOUT exceeds the limits above. */
bool topology_build(struct topology *topology, const struct sudoku_layout *layout);

/* The cell at PLACE of UNIT. */
static inline unsigned topology_cell(const struct topology *topology, unsigned unit, unsigned place)
{
    return layout_unit(topology->layout, unit)[place];
}

/* The cells of UNIT at PLACES, a bit each. */
static inline struct cellset topology_cells(const struct topology *topology, unsigned unit,
                                            unsigned places)
{
    struct cellset cells = cellset_none();
    while (places)
        cellset_add(&cells, topology_cell(topology, unit, bit_pop(&places)));
    return cells;
}

/* True if UNIT is a row or a column. */
static inline bool topology_is_line(const struct topology *topology, unsigned unit)
{
    return topology->layout->unit_label[unit].kind <= SUDOKU_UNIT_COLUMN;
}

/* The common peers of CELLS. */
struct cellset topology_common_peers(const struct topology *topology, struct cellset cells);

/* True if one unit contains all CELLS; stores the first such unit in *UNIT. */
bool topology_unit_of(const struct topology *topology, struct cellset cells, unsigned *unit);

/* True if the board has the COUNT candidates of ITEMS, whose digits are counted from 1. */
bool topology_has(const struct topology *topology, const struct sudoku_candidate *items,
                  size_t count);

#endif
