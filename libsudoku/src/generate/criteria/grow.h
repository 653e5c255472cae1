/* Candidates with more givens, grown from positions on their path. */
#ifndef CRITERIA_GROW_H
#define CRITERIA_GROW_H

#include "generate/criteria/assessor.h"

/* Grows the puzzle of TRIAL, which misses the criteria of ASSESSOR and stands in PUZZLE, until it
 * meets them: where the techniques before a requested one end, that one may have a step; if not, a
 * digit of the solution becomes a given, and they go on. Cells are drawn from the seed, all of an
 * orbit of the job's symmetry together, up to its maximum of givens. PUZZLE and TRIAL change only
 * if this succeeds. Returns as assessor_run(). */
enum sudoku_status grow_puzzle(struct assessor *assessor, struct limiter *limiter,
                               const struct sudoku_generate_job *job, uint8_t *puzzle,
                               struct sudoku_generate_trial *trial);

#endif
