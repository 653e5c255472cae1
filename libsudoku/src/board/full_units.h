/* The units that hold every digit: those of a layout, and others that follow from them.
 *
 * Where some units that share no cell lie within the cells of some others that share none, one more
 * of these than of those, what is left over holds every digit once, too: five rows hold a digit
 * five times, the four windows across them four times. Propagation over the layout's own units does
 * not see that. */
#ifndef BOARD_FULL_UNITS_H
#define BOARD_FULL_UNITS_H

#include <sudoku/status.h>

#include "board/layout.h"

struct full_units {
    uint16_t *cells;    /* side cells each */
    unsigned count;     /* of all */
    unsigned own_count; /* the first of them are the layout's own, in its order */
};

/* Lists those of LAYOUT. SUDOKU_OK, or SUDOKU_ERR_MEMORY; `cells` is the caller's to free in either
 * case. */
enum sudoku_status full_units_create(struct full_units *units, const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator);

#endif
