/* Layouts for tests.
 *
 * The caller owns each one; NULL after a failed expectation. */
#ifndef TESTS_SUPPORT_LAYOUTS_H
#define TESTS_SUPPORT_LAYOUTS_H

#include <sudoku/layout.h>

#include "support/check.h"

/* Returns the square layout with these boxes (0, 0: the default ones) and extra units. */
static inline struct sudoku_layout *square_layout(unsigned side, unsigned box_rows,
                                                  unsigned box_columns, unsigned variants)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.box_rows = box_rows;
    options.box_columns = box_columns;
    options.variants = variants;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

/* Returns the square jigsaw layout with these regions and extra units. */
static inline struct sudoku_layout *jigsaw_layout(unsigned side, const uint8_t *regions,
                                                  unsigned variants)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.variants = variants;
    options.regions = regions;
    struct sudoku_layout *layout;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

enum { SAMURAI_CELLS = 369, SAMURAI_UNITS = 5 * 27 };

/* Returns a samurai: five classic boards on 21 x 21 places, the first in the middle, sharing a
 * corner box with each of the others. The middle's cells come first, which makes it easy for engine
 * `simple`. */
static inline struct sudoku_layout *samurai_layout(const struct sudoku_allocator *allocator,
                                                   enum sudoku_status *status)
{
    static const unsigned corner[5][2] = {{6, 6}, {0, 0}, {0, 12}, {12, 0}, {12, 12}};
    uint16_t number[21][21] = {{0}}, positions[2 * SAMURAI_CELLS];
    uint16_t units[SAMURAI_UNITS * 9];
    const struct sudoku_layout *classic = sudoku_layout_classic();
    unsigned cells = 0;
    for (unsigned i = 0; i < 5 * 81; i++) {
        unsigned row = corner[i / 81][0] + i % 81 / 9, column = corner[i / 81][1] + i % 9;
        if (number[row][column])
            continue;
        positions[2 * cells] = (uint16_t)row;
        positions[2 * cells + 1] = (uint16_t)column;
        number[row][column] = (uint16_t)++cells;
    }
    CHECK_EQ(cells, SAMURAI_CELLS);
    for (unsigned i = 0; i < SAMURAI_UNITS * 9; i++) {
        unsigned cell = sudoku_layout_unit_cells(classic, i / 9 % 27)[i % 9];
        const unsigned *at = corner[i / 243];
        units[i] = (uint16_t)(number[at[0] + cell / 9][at[1] + cell % 9] - 1);
    }
    struct sudoku_custom_layout custom = SUDOKU_CUSTOM_LAYOUT_INIT;
    custom.side = 9;
    custom.cell_count = SAMURAI_CELLS;
    custom.unit_count = SAMURAI_UNITS;
    custom.units = units;
    custom.positions = positions;
    custom.allocator = allocator;
    struct sudoku_layout *layout;
    *status = sudoku_layout_create_custom(&custom, &layout);
    return layout;
}

#endif
