/* Custom layouts for tests, unit by unit. */
#ifndef TESTS_SUPPORT_GROUPS_H
#define TESTS_SUPPORT_GROUPS_H

#include <string.h>

#include <sudoku/layout.h>

#include "support/check.h"

enum { GROUPS_MAX_UNITS = 1024, GROUPS_MAX_CELLS = 8192 };

struct groups {
    unsigned count, used;
    uint16_t cells[GROUPS_MAX_CELLS];
    uint8_t lengths[GROUPS_MAX_UNITS];
};

static inline void groups_add(struct groups *groups, const uint16_t *cells, unsigned length)
{
    memcpy(groups->cells + groups->used, cells, length * sizeof *cells);
    groups->lengths[groups->count++] = (uint8_t)length;
    groups->used += length;
}

static inline void groups_add_pair(struct groups *groups, unsigned a, unsigned b)
{
    groups_add(groups, (uint16_t[]){(uint16_t)a, (uint16_t)b}, 2);
}

/* Adds COUNT (2 or more) cells FIRST, FIRST + STEP ... */
static inline void groups_add_line(struct groups *groups, unsigned first, unsigned step,
                                   unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        groups->cells[groups->used++] = (uint16_t)(first + i * step);
    groups->lengths[groups->count++] = (uint8_t)count;
}

/* Adds the units of LAYOUT. */
static inline void groups_add_units(struct groups *groups, const struct sudoku_layout *layout)
{
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++)
        groups_add(groups, sudoku_layout_unit_cells(layout, unit),
                   sudoku_layout_unit_length(layout, unit));
}

/* Adds all pairs of cells of a ROWS x COLUMNS board that are a knight's move apart. */
static inline void groups_add_knights_moves(struct groups *groups, unsigned rows, unsigned columns)
{
    static const int steps[4][2] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
    for (unsigned cell = 0; cell < rows * columns; cell++) {
        for (unsigned i = 0; i < 4; i++) {
            int row = (int)(cell / columns) + steps[i][0];
            int column = (int)(cell % columns) + steps[i][1];
            if (row < (int)rows && column >= 0 && column < (int)columns)
                groups_add_pair(groups, cell, (unsigned)row * columns + (unsigned)column);
        }
    }
}

/* Returns the layout, owned by the caller; NULL with a failed expectation. */
static inline struct sudoku_layout *groups_layout(const struct groups *groups, unsigned side,
                                                  unsigned cell_count)
{
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = side;
    custom.cell_count = cell_count;
    custom.unit_count = groups->count;
    custom.units = groups->cells;
    custom.unit_lengths = groups->lengths;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create_custom(&custom, &layout), SUDOKU_OK);
    return layout;
}

#endif
