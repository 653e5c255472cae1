/* Puzzles in, answers out, in the order of the input, with any number of threads.
 *
 * The thread that adds puzzles also writes answers; a fixed ring of jobs between it and the
 * workers bounds the memory. */
#ifndef SOLVE_JOBS_BATCH_H
#define SOLVE_JOBS_BATCH_H

#include "cli/files/output.h"
#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct batch;

/* Starts the workers of OPTIONS, which write to OUTPUT. Ends the program where memory is short. */
struct batch *batch_create(const struct solve_options *options, struct output *output);

/* Stops the workers and frees the batch, after batch_finish(). */
void batch_destroy(struct batch *batch);

/* Adds a puzzle, some of a collection, or the message that a text is malformed. False: stop, the
 * output failed or the program was interrupted. */
bool batch_add(struct batch *batch, const struct sudoku_text_puzzle *puzzle, const char *source);
bool batch_add_lines(struct batch *batch, const struct sudoku_text_lines *lines,
                     const char *source);
bool batch_add_error(struct batch *batch, const struct sudoku_text_error *error,
                     const char *source);

/* How many lines at most may be added at a time: 1 or more. */
size_t batch_room(const struct batch *batch);

/* Answers and writes all that was added so far. False as above. */
bool batch_flush(struct batch *batch);

/* The same, and nothing is added after: completes a document. */
bool batch_finish(struct batch *batch);

/* 0, or the errno of the output's failure. */
int batch_error(const struct batch *batch);

/* Whether the output failed, be it with an errno or with a message that was shown. */
bool batch_failed(const struct batch *batch);

/* What became of the puzzles so far, and what the solver did. */
const struct tally *batch_tally(const struct batch *batch);
const struct sudoku_stats *batch_stats(const struct batch *batch);

/* Seconds since the batch was made. */
double batch_seconds(const struct batch *batch);

#endif
