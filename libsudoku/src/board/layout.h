/* The layout inside the library: flat, read-only tables. */
#ifndef BOARD_LAYOUT_H
#define BOARD_LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

#include "board/unit_label.h"

struct sudoku_layout {
    struct sudoku_allocator allocator;
    void *memory; /* the block of all tables; NULL for the classic constant */
    unsigned side;
    unsigned cell_count;
    unsigned unit_count;
    unsigned box_rows;
    unsigned box_columns;
    bool is_square;                      /* side * side cells, numbered row by row */
    bool is_figure;                      /* joined boards, numbered row by row over the figure */
    unsigned place_count;                /* joined boards; 0 for other layouts */
    const uint16_t *places;              /* row and column of each joined board */
    const uint32_t *unit_start;          /* unit_count + 1 positions in unit_cells */
    const uint16_t *unit_cells;          /* cells of each unit */
    const struct unit_label *unit_label; /* unit_count */
    const uint16_t *cell_row;            /* cell_count */
    const uint16_t *cell_column;         /* cell_count */
    const uint32_t *cell_units_start;    /* cell_count + 1 positions in cell_units */
    const uint16_t *cell_units;          /* units of each cell, ascending */
    const uint32_t *peers_start;         /* cell_count + 1 positions in peers */
    const uint16_t *peers;               /* peers of each cell, unordered */
};

/* Returns the kind and number of UNIT on its board, and stores in *BOARD the number of that board,
 * from 1; 0 if the layout joins none. */
struct unit_label layout_unit_label(const struct sudoku_layout *layout, unsigned unit,
                                    unsigned *board);

/* Returns the cells of UNIT. */
static inline const uint16_t *layout_unit(const struct sudoku_layout *layout, unsigned unit)
{
    return layout->unit_cells + layout->unit_start[unit];
}

static inline unsigned layout_unit_length(const struct sudoku_layout *layout, unsigned unit)
{
    return layout->unit_start[unit + 1] - layout->unit_start[unit];
}

/* True if UNIT holds every digit; in a shorter one digits merely differ. */
static inline bool layout_unit_is_full(const struct sudoku_layout *layout, unsigned unit)
{
    return layout_unit_length(layout, unit) == layout->side;
}

#endif
