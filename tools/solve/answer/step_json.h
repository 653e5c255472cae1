/* A step as a JSON object. */
#ifndef SOLVE_ANSWER_STEP_JSON_H
#define SOLVE_ANSWER_STEP_JSON_H

#include <sudoku/sudoku.h>

#include "cli/buffer.h"

/* Adds STEP with its conclusions, its premises and its text to OUT: digits are numbers, in the text
 * SYMBOLS where that is not NULL. */
void step_json(const struct sudoku_layout *layout, const struct sudoku_step *step,
               const char *symbols, struct buffer *out);

#endif
