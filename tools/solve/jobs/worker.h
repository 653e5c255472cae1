/* Answering the questions about puzzles, one after another, in one thread. */
#ifndef SOLVE_JOBS_WORKER_H
#define SOLVE_JOBS_WORKER_H

#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct worker;

/* Where a worker may write a long answer before it is complete; false: stop. */
typedef bool worker_flush(void *user, struct buffer *out);

/* Makes a worker; ends the program where memory is short. FLUSH may be NULL. */
struct worker *worker_create(const struct solve_options *options, worker_flush *flush, void *user);

void worker_destroy(struct worker *worker);

/* Answers every puzzle of JOB, or those before the program is interrupted. */
void worker_run(struct worker *worker, struct job *job);

#endif
