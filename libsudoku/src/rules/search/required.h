/* Cages by those of their sets of values that fit; values that all of these have leave the cells
 * that differ from all their places in the cage. */
#ifndef RULES_SEARCH_REQUIRED_H
#define RULES_SEARCH_REQUIRED_H

#include "rules/search/program.h"

/* The maximum number of narrowers of required values. */
enum { REQUIRED_MAX = 512 };

/* Appends a narrower for each one of PROGRAM whose sets of values are known. PROGRAM has room for
 * REQUIRED_MAX. Returns SUDOKU_OK or SUDOKU_ERR_MEMORY. */
enum sudoku_status derive_required(struct program *program, struct sudoku_rule_site *site);

#endif
