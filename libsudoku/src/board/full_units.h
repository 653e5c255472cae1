/* Units that hold every digit: those of a layout, and units that they imply.
 *
 * If k disjoint units lie within the cells of k + 1 other disjoint units, the remaining cells also
 * hold every digit once: five rows hold each digit five times, the four windows across them four
 * times. Propagation over the layout's own units does not find this. */
#ifndef BOARD_FULL_UNITS_H
#define BOARD_FULL_UNITS_H

#include <sudoku/status.h>

#include "board/layout.h"

struct full_units {
    uint16_t *cells;    /* side cells each */
    unsigned count;     /* of all units */
    unsigned own_count; /* the layout's own, which come first, in its order */
};

/* Lists the full units of LAYOUT. Returns SUDOKU_OK or SUDOKU_ERR_MEMORY; the caller frees `cells`
 * in either case. */
enum sudoku_status full_units_create(struct full_units *units, const struct sudoku_layout *layout,
                                     const struct sudoku_allocator *allocator);

#endif
