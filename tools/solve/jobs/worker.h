/* Workers: answer questions about puzzles one by one, each in one thread. */
#ifndef SOLVE_JOBS_WORKER_H
#define SOLVE_JOBS_WORKER_H

#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct worker;

/* Writes part of a long answer. Returns false to stop. */
typedef bool worker_flush(void *user, struct buffer *out);

/* Returns a worker; ends the program if memory is short. FLUSH may be NULL. */
struct worker *worker_create(const struct solve_options *options, worker_flush *flush, void *user);

void worker_destroy(struct worker *worker);

/* Answers every puzzle of JOB, until the program is interrupted. */
void worker_run(struct worker *worker, struct job *job);

#endif
