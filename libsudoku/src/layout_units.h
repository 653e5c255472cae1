/* Lists of units: the one thing in which layouts differ.
 *
 * Takes what the caller asked for, gives the cells of every unit with their names, fails when sizes
 * do not fit together or memory is short. A new variant is a function in layout_units.c and a row
 * in its table. */
#ifndef LAYOUT_UNITS_H
#define LAYOUT_UNITS_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/layout.h>

#include "layout.h"

struct unit_list {
    unsigned side;
    unsigned cell_count;
    unsigned unit_count;
    unsigned row_length; /* cells in a row, for names where there are no positions */
    unsigned box_rows;
    unsigned box_columns;
    bool is_square;
    uint16_t *cells;           /* unit_count * side, owned */
    struct unit_label *labels; /* unit_count, owned */
    const uint16_t *positions; /* row and column of each cell, borrowed; NULL: by row_length */
};

/* The square board of OPTIONS. SUDOKU_OK, SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY; LIST is to be
 * freed in any case. */
enum sudoku_status unit_list_square(struct unit_list *list,
                                    const struct sudoku_layout_options *options,
                                    const struct sudoku_allocator *allocator);

/* The units of CUSTOM, checked; statuses as above. */
enum sudoku_status unit_list_custom(struct unit_list *list,
                                    const struct sudoku_custom_layout *custom,
                                    const struct sudoku_allocator *allocator);

/* Frees what LIST owns, not LIST itself. */
void unit_list_free(struct unit_list *list, const struct sudoku_allocator *allocator);

#endif
