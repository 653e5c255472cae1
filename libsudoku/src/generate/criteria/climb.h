/* Candidates for a rare technique, found by local search among similar puzzles. */
#ifndef CRITERIA_CLIMB_H
#define CRITERIA_CLIMB_H

#include "generate/generator.h"

/* True if the search runs for the candidate of SEED: for one of eight, since common techniques are
 * found sooner without it. Not for large boards, which take too long. */
bool climb_is_due(const struct sudoku_layout *layout, uint64_t seed);

/* Replaces some givens of the puzzle of TRIAL, which misses the criteria and stands in PUZZLE,
 * again and again until it meets them. Puzzles are compared by how late in the order of techniques
 * the easiest step is at a point of the path where the requested one has a step, too; the new one
 * is kept if it is not worse. PUZZLE and TRIAL, with its solution in SOLUTION, change only if this
 * succeeds. Returns as assessor_run(). */
enum sudoku_status climb_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                const struct sudoku_generate_job *job, uint8_t *puzzle,
                                uint8_t *solution, struct sudoku_generate_trial *trial);

#endif
