/* Texts of puzzles with rules: where each begins and ends, and its dot notation. */
#ifndef SOLVE_RULES_RULE_TEXTS_H
#define SOLVE_RULES_RULE_TEXTS_H

#include <stdbool.h>
#include <stddef.h>

#include <sudoku/text.h>

#include "solve/jobs/batch.h"

/* True if a file that begins with LENGTH bytes of TEXT has puzzles with rules. */
bool rule_texts_begin(const char *text, size_t length);

/* Adds all puzzles of LENGTH bytes at TEXT, from SOURCE. A puzzle is a line, with all lines that
 * begin with a blank after it; lines of a single rule each are one puzzle up to an empty line.
 * Returns false if the batch stops. */
bool rule_texts_add(struct batch *batch, const char *text, size_t length, const char *source);

#endif
