/* Candidates made easier. */
#ifndef CRITERIA_EASE_H
#define CRITERIA_EASE_H

#include "generate/criteria/assessor.h"

/* True if candidates for CRITERIA on LAYOUT must be made easier: those of large boards are nearly
 * all Extreme if no given can be removed. */
bool ease_is_needed(const struct sudoku_layout *layout, const struct criteria *criteria);

/* Gives back digits of SOLUTION to PUZZLE, which is too hard for the criteria of ASSESSOR, until it
 * is not: the fewest of an order drawn from SEED, by bisection; all cells of an orbit of SYMMETRY
 * together. Returns as assessor_run(). */
enum sudoku_status ease_puzzle(struct assessor *assessor, struct limiter *limiter,
                               enum sudoku_symmetry symmetry, uint64_t seed,
                               const uint8_t *solution, uint8_t *puzzle);

#endif
