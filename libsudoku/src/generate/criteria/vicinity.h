/* Candidates in the vicinity of hard puzzles. */
#ifndef CRITERIA_VICINITY_H
#define CRITERIA_VICINITY_H

#include "generate/generator.h"

/* True if the candidate of SEED for JOB has one in the vicinity of a hard puzzle: one of four for
 * techniques with hard puzzles of their own, or else one of 16, since these take longer than
 * others. Only on the classic board, without symmetry. */
bool vicinity_is_due(const struct sudoku_generator *generator,
                     const struct sudoku_generate_job *job, uint64_t seed);

/* Replaces the puzzle of TRIAL, which misses the criteria and stands in PUZZLE, by one that meets
 * them: a walk begins at an image of a hard puzzle, which is stuck at many points where random
 * puzzles are solved. Each move exchanges a few givens, and lets the puzzle grow (grow.h) if it
 * misses the criteria, unless it must be minimal; the walk goes on from those that meet them, to
 * the last. The result is never an image of a hard puzzle. PUZZLE and TRIAL, with its solution in
 * SOLUTION, change only if a move succeeds. Returns as assessor_run(). */
enum sudoku_status vicinity_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                   const struct sudoku_generate_job *job, uint8_t *puzzle,
                                   uint8_t *solution, struct sudoku_generate_trial *trial);

#endif
