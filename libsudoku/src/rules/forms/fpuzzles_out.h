/* Puzzles with rules, written as f-puzzles does. */
#ifndef RULES_FORMS_FPUZZLES_OUT_H
#define RULES_FORMS_FPUZZLES_OUT_H

#include <sudoku/rules.h>
#include <sudoku/text.h>

#include "common/text_out.h"

/* Writes RULES, read from a text, as JSON. Returns SUDOKU_OK, or SUDOKU_ERR_TEXT with the name of
 * what f-puzzles lacks in *ERROR. */
enum sudoku_status fpuzzles_out(const struct sudoku_rules *rules, struct text_out *out,
                                struct sudoku_text_error *error);

#endif
