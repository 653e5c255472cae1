/* Classic puzzles built several at a time: each has one open question, and engine9 answers as many
 * together as it has boards. */
#ifndef GENERATE_LANES9_H
#define GENERATE_LANES9_H

#include "engine/limiter.h"
#include "generate/builder.h"

struct lanes9;

/* Returns new lanes, or NULL if memory is short. */
struct lanes9 *lanes9_create(const struct sudoku_allocator *allocator);
void lanes9_destroy(struct lanes9 *lanes, const struct sudoku_allocator *allocator);

/* Works on JOB until it is done or LIMITER stops it. */
void lanes9_run(struct lanes9 *lanes, const struct sudoku_generate_job *job,
                struct limiter *limiter);

#endif
