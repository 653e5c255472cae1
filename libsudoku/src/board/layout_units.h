/* Lists of units, the source of layouts.
 *
 * A new variant is a function in layout_units.c and a row in its table. */
#ifndef BOARD_LAYOUT_UNITS_H
#define BOARD_LAYOUT_UNITS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

#include "board/unit_label.h"

struct unit_list {
    unsigned side;
    unsigned cell_count;
    unsigned unit_count;
    unsigned row_length; /* cells in a row, for names of cells without positions */
    unsigned box_rows;
    unsigned box_columns;
    bool is_square;
    bool is_figure;            /* cells are numbered row by row over a figure */
    uint16_t *cells;           /* of each unit, owned */
    uint32_t *start;           /* unit_count + 1 positions in cells, owned */
    struct unit_label *labels; /* unit_count, owned */
    unsigned place_count;
    const uint16_t *places;    /* row and column of each joined board, borrowed */
    const uint16_t *positions; /* row and column of each cell, borrowed; NULL: by row_length */
};

/* The rows of the most nearly square box for SIDE: its largest divisor up to the square root. */
unsigned layout_default_box_rows(unsigned side);

/* Lists the units of the square board of OPTIONS. Returns SUDOKU_OK, SUDOKU_ERR_ARGUMENT or
 * SUDOKU_ERR_MEMORY; LIST must be freed in any case. */
enum sudoku_status unit_list_square(struct unit_list *list,
                                    const struct sudoku_layout_options *options,
                                    const struct sudoku_allocator *allocator);

/* Allocates UNIT_COUNT units with CELLS cells in total; false if memory is short. */
bool unit_list_allocate(struct unit_list *list, unsigned unit_count, size_t cells,
                        const struct sudoku_allocator *allocator);

/* Starts the next unit and returns its LENGTH cells, to be filled. */
uint16_t *unit_list_add(struct unit_list *list, enum sudoku_unit_kind kind, unsigned number,
                        unsigned length);

/* Frees the arrays of LIST, not LIST itself. */
void unit_list_free(struct unit_list *list, const struct sudoku_allocator *allocator);

#endif
