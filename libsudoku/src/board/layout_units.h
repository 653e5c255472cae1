/* Lists of units: the one thing in which layouts differ.
 *
 * A new variant is a function in layout_units.c and a row
 * in its table. */
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
    unsigned row_length; /* cells in a row, for names where there are no positions */
    unsigned box_rows;
    unsigned box_columns;
    bool is_square;
    bool is_figure;            /* the cells are numbered row by row as they lie */
    uint16_t *cells;           /* of each unit, owned */
    uint32_t *start;           /* unit_count + 1 positions in cells, owned */
    struct unit_label *labels; /* unit_count, owned */
    unsigned place_count;
    const uint16_t *places;    /* row and column of each joined board, borrowed */
    const uint16_t *positions; /* row and column of each cell, borrowed; NULL: by row_length */
};

/* The square board of OPTIONS. SUDOKU_OK, SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY; LIST is to be
 * freed in any case. */
enum sudoku_status unit_list_square(struct unit_list *list,
                                    const struct sudoku_layout_options *options,
                                    const struct sudoku_allocator *allocator);

/* Makes room for UNIT_COUNT units with CELLS cells altogether. False: memory is short. */
bool unit_list_allocate(struct unit_list *list, unsigned unit_count, size_t cells,
                        const struct sudoku_allocator *allocator);

/* Starts the next unit and gives its LENGTH cells to be filled. */
uint16_t *unit_list_add(struct unit_list *list, enum sudoku_unit_kind kind, unsigned number,
                        unsigned length);

/* Frees what LIST owns, not LIST itself. */
void unit_list_free(struct unit_list *list, const struct sudoku_allocator *allocator);

#endif
