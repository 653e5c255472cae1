/* The list of units of classic boards that share cells, such as the five of a samurai. */
#ifndef BOARD_LAYOUT_JOINED_H
#define BOARD_LAYOUT_JOINED_H

#include "board/layout_units.h"

/* The units of BOARDS classic boards that begin at PLACES, a row and a column each. SUDOKU_OK,
 * SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY; LIST is to be freed in any case, and *POSITIONS, which
 * it refers to, with mem_free(). */
enum sudoku_status unit_list_joined(struct unit_list *list, const uint16_t *places, unsigned boards,
                                    const struct sudoku_allocator *allocator, uint16_t **positions);

#endif
