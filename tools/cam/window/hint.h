/* Help short of the solution: the cell of a classic board that is easiest to fill next, and what
 * the empty cells can hold. */
#ifndef CAM_WINDOW_HINT_H
#define CAM_WINDOW_HINT_H

#include <stdint.h>

#include <sudoku/digitset.h>

enum { HINT_CELLS = 81 };

/* The pencil marks of all cells; those of filled ones are empty. */
void cam_hint_candidates(const uint8_t *board, sudoku_digitset *candidates);

/* The cell to fill next: one that is the only place of a digit in a box, then in a row or column
 * (hidden singles), then one with a single candidate (naked single), then one with the fewest.
 * HINT_CELLS where no cell is empty. */
unsigned cam_hint_next(const uint8_t *board);

#endif
