/* Operations on boards with validated arguments. */
#ifndef BOARD_BOARD_H
#define BOARD_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/board.h>

/* True if every number in CELLS is 0..side. */
bool board_digits_in_range(const struct sudoku_layout *layout, const uint8_t *cells);

/* True if all SETS, cell_count of them, are within 1..side. */
bool board_sets_in_range(const struct sudoku_layout *layout, const sudoku_digitset *sets);

/* True if a unit of CELLS holds a digit twice. */
bool board_has_duplicate(const struct sudoku_layout *layout, const uint8_t *cells);

/* Returns the digits that no peer of CELL holds in CELLS. */
sudoku_digitset board_cell_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                                      unsigned cell);

/* Same as sudoku_board_candidates(), without its checks. */
void board_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                      sudoku_digitset *candidates);

#endif
