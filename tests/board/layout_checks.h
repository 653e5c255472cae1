/* Checks shared by the tests of layouts. */
#ifndef TESTS_BOARD_LAYOUT_CHECKS_H
#define TESTS_BOARD_LAYOUT_CHECKS_H

#include <stdlib.h>
#include <string.h>

#include <sudoku/layout.h>

#include "support/check.h"

/* Compares UNIT with its cells as a picture: '#' in, '.' out, row by row. */
static inline void check_picture(const struct sudoku_layout *layout, unsigned unit,
                                 const char *picture)
{
    char drawn[SUDOKU_MAX_CELLS + 1] = "";
    unsigned cells = sudoku_layout_cell_count(layout);
    memset(drawn, '.', cells);
    for (unsigned i = 0; i < sudoku_layout_side(layout); i++)
        drawn[sudoku_layout_unit_cells(layout, unit)[i]] = '#';
    CHECK_TEXT(drawn, picture);
}

static inline void check_name(const struct sudoku_layout *layout, unsigned unit,
                              const char *expected)
{
    char name[32];
    sudoku_layout_unit_name(layout, unit, name, sizeof name);
    CHECK_TEXT(name, expected);
}

/* The peers of each cell are exactly the other cells of its units, so the relation is symmetric. */
static inline void check_peers(const struct sudoku_layout *layout)
{
    unsigned cells = sudoku_layout_cell_count(layout), side = sudoku_layout_side(layout);
    uint8_t *related = calloc((size_t)cells * cells, 1);
    CHECK(related != NULL);
    for (unsigned unit = 0; related && unit < sudoku_layout_unit_count(layout); unit++)
        for (unsigned i = 0; i < side * side; i++) {
            const uint16_t *in = sudoku_layout_unit_cells(layout, unit);
            related[(size_t)in[i / side] * cells + in[i % side]] = 1;
        }
    for (unsigned cell = 0; related && cell < cells; cell++) {
        const uint16_t *peers;
        unsigned count = sudoku_layout_cell_peers(layout, cell, &peers), expected = 0;
        for (unsigned i = 0; i < count; i++)
            CHECK(peers[i] != cell && related[(size_t)cell * cells + peers[i]]);
        for (unsigned other = 0; other < cells; other++)
            expected += other != cell && related[(size_t)cell * cells + other];
        CHECK_EQ(count, expected);
    }
    free(related);
}

static inline void check_refused(struct sudoku_layout_options options)
{
    struct sudoku_layout *layout = (struct sudoku_layout *)&options;
    options.size = sizeof options;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_ERR_ARGUMENT);
    CHECK(layout == NULL);
}

#endif
