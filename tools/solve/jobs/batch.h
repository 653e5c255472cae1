/* A batch: puzzles in, answers out in input order, with any number of threads.
 *
 * The thread that adds puzzles also writes answers; a fixed ring of jobs between it and the workers
 * bounds the memory. */
#ifndef SOLVE_JOBS_BATCH_H
#define SOLVE_JOBS_BATCH_H

#include "cli/files/output.h"
#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct batch;

/* Starts the workers of OPTIONS, which write to OUTPUT. Ends the program if memory is short. */
struct batch *batch_create(const struct solve_options *options, struct output *output);

/* Stops the workers and frees the batch, after batch_finish(). */
void batch_destroy(struct batch *batch);

/* Add a puzzle, lines of a collection, or a text error. Return false to stop: the output failed or
 * the program was interrupted. */
bool batch_add(struct batch *batch, const struct sudoku_text_puzzle *puzzle, const char *source);
bool batch_add_lines(struct batch *batch, const struct sudoku_text_lines *lines,
                     const char *source);
bool batch_add_rules(struct batch *batch, const char *text, size_t length, const char *source,
                     uint64_t line);
bool batch_add_error(struct batch *batch, const struct sudoku_text_error *error,
                     const char *source);

/* Returns the maximum number of lines that may be added at a time, 1 or more. */
size_t batch_room(const struct batch *batch);

/* Answers and writes everything added. Returns false as above. */
bool batch_flush(struct batch *batch);

/* The same at the end of the input: completes a document. */
bool batch_finish(struct batch *batch);

/* Returns the errno of a failed output, or 0. */
int batch_error(const struct batch *batch);

/* True if the output failed, with an errno or after a message. */
bool batch_failed(const struct batch *batch);

/* Return the outcomes of the puzzles and the solver's statistics. */
const struct tally *batch_tally(const struct batch *batch);
const struct sudoku_stats *batch_stats(const struct batch *batch);

/* Returns the seconds since batch_create(). */
double batch_seconds(const struct batch *batch);

#endif
