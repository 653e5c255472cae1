/* Rules that follow from sums and full units together: the 45 rule of killer puzzles.
 *
 * Values of a full unit have a known sum. What sums that cover units leave of them (innies), or
 * cover beyond them (outies), has a known sum, too. */
#ifndef RULES_DERIVE_H
#define RULES_DERIVE_H

#include "rules/search/program.h"

/* The maximum number of derived narrowers. */
enum { DERIVE_MAX = 1024 };

/* Appends derived narrowers to those of PROGRAM, which has room for DERIVE_MAX. Returns SUDOKU_OK
 * or SUDOKU_ERR_MEMORY. */
enum sudoku_status derive_sums(struct program *program, struct sudoku_rule_site *site);

#endif
