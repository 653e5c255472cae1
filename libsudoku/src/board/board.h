/* Boards inside the library, after their arguments were checked. */
#ifndef BOARD_BOARD_H
#define BOARD_BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/board.h>

/* Whether every number of CELLS is 0..side. */
bool board_digits_in_range(const struct sudoku_layout *layout, const uint8_t *cells);

/* Whether every set of SETS (cell_count of them) is within 1..side. */
bool board_sets_in_range(const struct sudoku_layout *layout, const sudoku_digitset *sets);

/* Whether some unit of CELLS holds a digit twice. */
bool board_has_duplicate(const struct sudoku_layout *layout, const uint8_t *cells);

/* The digits that no peer of CELL holds in CELLS. */
sudoku_digitset board_cell_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                                      unsigned cell);

/* sudoku_board_candidates() without its checks. */
void board_candidates(const struct sudoku_layout *layout, const uint8_t *cells,
                      sudoku_digitset *candidates);

#endif
