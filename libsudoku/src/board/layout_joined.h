/* The unit list of classic boards that share cells, such as the five of a samurai. */
#ifndef BOARD_LAYOUT_JOINED_H
#define BOARD_LAYOUT_JOINED_H

#include "board/layout_units.h"

/* Number of units of a board: rows, columns, boxes. Unit U of board B is labeled
 * LAYOUT_JOINED_UNITS * B + U; boxes of an earlier board are omitted. */
enum { LAYOUT_JOINED_UNITS = 27 };

/* Lists the units of BOARDS classic boards whose top left cells are at PLACES, a row and a column
 * each. Returns SUDOKU_OK, SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY; in any case the caller frees
 * LIST, and with mem_free() *POSITIONS, to which LIST refers. */
enum sudoku_status unit_list_joined(struct unit_list *list, const uint16_t *places, unsigned boards,
                                    const struct sudoku_allocator *allocator, uint16_t **positions);

#endif
