/* Candidates for puzzles, in jobs: made, checked, and written if they meet the request. */
#ifndef GEN_WORKER_H
#define GEN_WORKER_H

#include "cli/text/buffer.h"
#include "gen/options.h"
#include "gen/stop.h"

/* Candidates per job, independent of the number of threads, so that the results are. */
enum { GEN_JOB_SIZE = 32 };

/* Maximum number of techniques, more than the table has rows. */
enum { GEN_MAX_TECHNIQUES = 256 };

/* Maximum number of solutions counted. */
enum { GEN_MAX_NEAREST = 10000 };

/* Statistics of candidates that missed the request. */
struct gen_misses {
    uint64_t unfit;                       /* no puzzle with the pattern was found */
    uint64_t nearest;                     /* fewest solutions of one of these; 0: not counted */
    uint64_t gridless;                    /* no board satisfies all rules */
    uint64_t levels[6];                   /* by enum sudoku_level; 0: beyond all techniques */
    unsigned min_givens, max_givens;      /* range of givens; 0: none counted */
    unsigned min_score, max_score;        /* range of scores at the requested level; 0: none */
    uint64_t lacking[GEN_MAX_TECHNIQUES]; /* by missing technique */
    uint64_t redundant;
    uint64_t other_path; /* another way to the solution than requested */
    uint64_t unfinished; /* unfinished at the end */
};

struct gen_job {
    uint64_t first, count; /* numbers of the candidates */
    struct buffer out;
    size_t ends[GEN_JOB_SIZE];      /* end of each puzzle in OUT */
    unsigned numbers[GEN_JOB_SIZE]; /* number of each puzzle within the job */
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

/* Adds MORE to MISSES. */
void gen_misses_add(struct gen_misses *misses, const struct gen_misses *more);

#endif
