/* Candidates dug around the pattern of a technique that hardly ever occurs by chance. */
#ifndef CRITERIA_CARVE_H
#define CRITERIA_CARVE_H

#include "generate/generator.h"

/* Replaces the puzzle of TRIAL, which misses the criteria and stands in PUZZLE, by one with the
 * same solution that meets them: the cells of a pattern of the requested technique are left open,
 * so that it has a step at the start, and givens are removed, an orbit of the job's symmetry at a
 * time, while it has one where the techniques before it end. PUZZLE and TRIAL change only if this
 * succeeds. Only for tridagons on the classic board. Returns as assessor_run(). */
enum sudoku_status carve_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                const struct sudoku_generate_job *job, uint8_t *puzzle,
                                struct sudoku_generate_trial *trial);

#endif
