/* Puzzles with rules in another form. */
#ifndef SOLVE_RULES_CONVERT_H
#define SOLVE_RULES_CONVERT_H

#include <stddef.h>

#include <sudoku/rule_text.h>

#include "cli/options/option.h"
#include "cli/text/buffer.h"

/* Names of the forms, for a row of an option table; each is at the place of its number. */
cli_names rule_form_name;

/* Appends LENGTH bytes of TEXT, a puzzle in any form, to OUT in FORM. Returns the status of
 * sudoku_rules_convert(), with *ERROR. */
enum sudoku_status rule_text_convert(const char *text, size_t length,
                                     enum sudoku_rule_text_form form, struct buffer *out,
                                     struct sudoku_text_error *error);

#endif
