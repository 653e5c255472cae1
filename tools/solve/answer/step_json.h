/* A step as a JSON object. */
#ifndef SOLVE_ANSWER_STEP_JSON_H
#define SOLVE_ANSWER_STEP_JSON_H

#include <sudoku/sudoku.h>

#include "cli/text/buffer.h"

/* Appends STEP with its conclusions, premises and text to OUT. WORDING has the candidates before
 * the step. Digits are numbers, except in the text. */
void step_json(const struct sudoku_layout *layout, const struct sudoku_step *step,
               const struct sudoku_step_wording *wording, struct buffer *out);

#endif
