/* Givens that contradict each other. */
#ifndef GENERATE_CONTRADICTION_H
#define GENERATE_CONTRADICTION_H

#include "generate/generator.h"

/* SUDOKU_OK if BOARD has a solution, else SUDOKU_NO_SOLUTION or the status of a limit. */
enum sudoku_status contradiction_solvable(struct sudoku_generator *generator, const uint8_t *board,
                                          struct limiter *limiter);

/* Finds a small contradiction of GIVENS, which have no solution: stores its cells, ascending, in
 * CELLS and their number in *COUNT. SUDOKU_OK or the status of a limit. */
enum sudoku_status contradiction_find(struct sudoku_generator *generator, const uint8_t *givens,
                                      struct limiter *limiter, uint16_t *cells, unsigned *count);

#endif
