/* The list of units of classic boards that share cells, such as the five of a samurai. */
#ifndef BOARD_LAYOUT_JOINED_H
#define BOARD_LAYOUT_JOINED_H

#include "board/layout_units.h"

/* Units of a board: rows, columns, boxes. The label of unit U of board B has the number
 * LAYOUT_JOINED_UNITS * B + U; boxes that an earlier board has are left out. */
enum { LAYOUT_JOINED_UNITS = 27 };

/* The units of BOARDS classic boards that begin at PLACES, a row and a column each. SUDOKU_OK,
 * SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY; LIST is to be freed in any case, and *POSITIONS, which
 * it refers to, with mem_free(). */
enum sudoku_status unit_list_joined(struct unit_list *list, const uint16_t *places, unsigned boards,
                                    const struct sudoku_allocator *allocator, uint16_t **positions);

#endif
