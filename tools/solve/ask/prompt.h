/* Entering a puzzle at a terminal, row by row, with corrections. */
#ifndef SOLVE_ASK_PROMPT_H
#define SOLVE_ASK_PROMPT_H

#include <stdbool.h>
#include <stdio.h>

#include "solve/ask/options.h"
#include "solve/jobs/symbols.h"

/* The typed puzzle and the arrays it points to. */
struct prompted {
    struct sudoku_text_puzzle puzzle;
    uint8_t cells[SUDOKU_MAX_CELLS];
    char symbols[SYMBOLS_SIZE];
};

/* Prompts on OUT for the rows of a board, or a whole puzzle on the first line, and reads them from
 * IN into *PROMPTED. A row can be undone. Returns false, after a message, if the input ends first.
 */
bool prompt_read(const struct solve_options *options, FILE *in, FILE *out,
                 struct prompted *prompted);

#endif
