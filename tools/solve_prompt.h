/* Asking for a puzzle at a terminal, row by row.
 *
 * Takes rows from standard input, gives a puzzle, asks again where a row is wrong, fails at the end
 * of the input. */
#ifndef SOLVE_PROMPT_H
#define SOLVE_PROMPT_H

#include <stdbool.h>
#include <stdio.h>

#include "solve_options.h"

/* Asks on OUT for the rows of a board, reads them from IN into CELLS (SUDOKU_MAX_CELLS) and
 * describes the puzzle in *PUZZLE. False: the input ended first. */
bool prompt_read(const struct solve_options *options, FILE *in, FILE *out, uint8_t *cells,
                 struct sudoku_text_puzzle *puzzle);

#endif
