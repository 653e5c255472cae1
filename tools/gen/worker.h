/* Candidates for puzzles, in jobs: made, checked, and written if they meet the request. */
#ifndef GEN_WORKER_H
#define GEN_WORKER_H

#include "cli/text/buffer.h"
#include "gen/misses.h"
#include "gen/stop.h"

/* Candidates per job, independent of the number of threads, so that the results are. */
enum { GEN_JOB_SIZE = 32 };

struct gen_job {
    uint64_t seed, count; /* of the candidates, whose seeds follow each other */
    struct buffer out;
    size_t ends[GEN_JOB_SIZE]; /* end of each puzzle in OUT */
    unsigned made;
    struct gen_misses misses;
};

struct gen_worker;

/* Returns a worker. LAYOUT and STOP, which is polled, must outlive it. Ends the program if memory
 * is short. */
struct gen_worker *gen_worker_create(const struct gen_options *options,
                                     const struct sudoku_layout *layout, struct gen_stop *stop);
void gen_worker_destroy(struct gen_worker *worker);

/* Makes the candidates of JOB; ends early if work must stop. */
void gen_worker_run(struct gen_worker *worker, struct gen_job *job);

#endif
