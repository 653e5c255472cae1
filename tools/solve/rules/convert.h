/* Puzzles with rules, converted to dot notation. */
#ifndef SOLVE_RULES_CONVERT_H
#define SOLVE_RULES_CONVERT_H

#include <stddef.h>

#include <sudoku/text.h>

#include "cli/text/buffer.h"

/* Appends LENGTH bytes of TEXT, a puzzle in any form, to OUT in dot notation. Returns the status of
 * sudoku_rules_convert(), with *ERROR. */
enum sudoku_status rule_text_convert(const char *text, size_t length, struct buffer *out,
                                     struct sudoku_text_error *error);

#endif
