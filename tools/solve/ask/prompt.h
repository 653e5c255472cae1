/* Asking for a puzzle at a terminal, row by row, again where a row is wrong. */
#ifndef SOLVE_ASK_PROMPT_H
#define SOLVE_ASK_PROMPT_H

#include <stdbool.h>
#include <stdio.h>

#include "solve/ask/options.h"

/* Asks on OUT for the rows of a board, or a whole puzzle on the first line, reads them from IN into
 * CELLS (SUDOKU_MAX_CELLS) and describes the puzzle in *PUZZLE. A row can be taken back. False: the
 * input ended first, which OUT says. */
bool prompt_read(const struct solve_options *options, FILE *in, FILE *out, uint8_t *cells,
                 struct sudoku_text_puzzle *puzzle);

#endif
