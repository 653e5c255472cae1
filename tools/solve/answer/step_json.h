/* A step as a JSON object. */
#ifndef SOLVE_ANSWER_STEP_JSON_H
#define SOLVE_ANSWER_STEP_JSON_H

#include <sudoku/sudoku.h>

#include "cli/text/buffer.h"

/* Adds STEP with its conclusions, its premises and its text, worded by WORDING, whose candidates
 * are those before the step, to OUT. Digits are numbers but in the text. */
void step_json(const struct sudoku_layout *layout, const struct sudoku_step *step,
               const struct sudoku_step_wording *wording, struct buffer *out);

#endif
