/* The layout as the library's own modules see it: flat tables, read only.
 *
 * Takes a layout, gives its units, the units of a cell, and peers, never fails. */
#ifndef LAYOUT_H
#define LAYOUT_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

/* The name of a unit: what it is, and its number among its kind, from 0. */
struct unit_label {
    uint8_t kind;
    uint16_t number;
};

struct sudoku_layout {
    struct sudoku_allocator allocator;
    void *memory; /* one block behind all tables; NULL for the classic constant */
    unsigned side;
    unsigned cell_count;
    unsigned unit_count;
    unsigned box_rows;
    unsigned box_columns;
    bool is_square;                      /* side * side cells, numbered row by row */
    const uint16_t *unit_cells;          /* unit_count * side */
    const struct unit_label *unit_label; /* unit_count */
    const uint16_t *cell_row;            /* cell_count */
    const uint16_t *cell_column;         /* cell_count */
    const uint32_t *cell_units_start;    /* cell_count + 1 positions in cell_units */
    const uint16_t *cell_units;          /* units of each cell, ascending */
    const uint32_t *peers_start;         /* cell_count + 1 positions in peers */
    const uint16_t *peers;               /* peers of each cell, in no order */
};

/* The cells of UNIT. */
static inline const uint16_t *layout_unit(const struct sudoku_layout *layout, unsigned unit)
{
    return layout->unit_cells + (size_t)unit * layout->side;
}

/* Rows of the most nearly square box for SIDE: its largest divisor up to the square root. */
unsigned layout_default_box_rows(unsigned side);

#endif
