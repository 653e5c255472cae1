/* Classic puzzles in the builder, many at a time: each asks one question, and engine9 answers as
 * many of them together as it has boards. */
#ifndef GENERATE_LANES9_H
#define GENERATE_LANES9_H

#include "engine/limiter.h"
#include "generate/builder.h"

struct lanes9;

/* Makes it; NULL: memory is short. */
struct lanes9 *lanes9_create(const struct sudoku_allocator *allocator);
void lanes9_destroy(struct lanes9 *lanes, const struct sudoku_allocator *allocator);

/* Works on JOB until it is done, or LIMITER says stop. */
void lanes9_run(struct lanes9 *lanes, const struct sudoku_generate_job *job,
                struct limiter *limiter);

#endif
