/* Whether a board proves by itself that it was read as it was written. */
#ifndef TEXT_READ_BOARD_PROPER_H
#define TEXT_READ_BOARD_PROPER_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/memory.h>

/* Whether CELLS of SIDE, digits and 0, are a puzzle with exactly one solution under the rules of
 * the classic board of side 9, and look alike after half a turn: where digits stand in wrong cells,
 * nine in ten have no single solution, and the others are symmetric no more. False for other sides,
 * and where ALLOCATOR has no memory. */
bool text_is_proper(const uint8_t *cells, unsigned side, const struct sudoku_allocator *allocator);

#endif
