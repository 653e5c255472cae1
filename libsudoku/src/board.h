/* Boards inside the library, after their arguments were checked.
 *
 * Takes a board in range, gives its candidates and whether a digit stands twice, never fails. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/board.h>

/* Whether every number of BOARD is 0..side. */
bool board_digits_in_range(const struct sudoku_layout *layout, const uint8_t *board);

/* Whether some unit of BOARD holds a digit twice. */
bool board_has_duplicate(const struct sudoku_layout *layout, const uint8_t *board);

/* The digits that no peer of CELL holds on BOARD. */
sudoku_digitset board_cell_candidates(const struct sudoku_layout *layout, const uint8_t *board,
                                      unsigned cell);

/* sudoku_board_candidates() without its checks. */
void board_candidates(const struct sudoku_layout *layout, const uint8_t *board,
                      sudoku_digitset *candidates);

#endif
