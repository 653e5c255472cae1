/* Rules that follow from two full units with common cells: locked candidates. */
#ifndef RULES_SEARCH_CROSSINGS_H
#define RULES_SEARCH_CROSSINGS_H

#include "rules/search/program.h"

/* The maximum number of narrowers of crossings. */
enum { CROSSINGS_MAX = 1024 };

/* Appends a narrower for each two full units with two or more common cells to those of PROGRAM,
 * which has room for CROSSINGS_MAX. Returns SUDOKU_OK or SUDOKU_ERR_MEMORY. */
enum sudoku_status derive_crossings(struct program *program, struct arena *arena);

#endif
