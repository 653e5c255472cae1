/* The unit list of a custom layout. */
#ifndef BOARD_LAYOUT_CUSTOM_H
#define BOARD_LAYOUT_CUSTOM_H

#include "board/layout_units.h"

/* Lists the units of CUSTOM after validation. Returns SUDOKU_OK, SUDOKU_ERR_ARGUMENT or
 * SUDOKU_ERR_MEMORY; LIST must be freed in any case. */
enum sudoku_status unit_list_custom(struct unit_list *list,
                                    const struct sudoku_custom_layout *custom,
                                    const struct sudoku_allocator *allocator);

#endif
