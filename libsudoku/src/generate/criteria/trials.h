/* Candidates for puzzles, one after another, until enough of them meet the criteria of a job. */
#ifndef CRITERIA_TRIALS_H
#define CRITERIA_TRIALS_H

#include "generate/generator.h"

/* True if JOB requires candidates to be checked. */
bool trials_are_needed(const struct sudoku_generate_job *job);

/* Makes the puzzles of JOB, which is sound and has CRITERIA. Returns SUDOKU_OK or
 * limiter->status; SUDOKU_ERR_ARGUMENT or SUDOKU_ERR_MEMORY if explainers cannot be created, with
 * nothing written. */
enum sudoku_status trials_run(struct sudoku_generator *generator,
                              const struct sudoku_generate_job *job,
                              const struct criteria *criteria, struct limiter *limiter);

#endif
