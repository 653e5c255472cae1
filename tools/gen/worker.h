/* Candidates for puzzles, some at a time: made, looked at, and written where they are as asked. */
#ifndef GEN_WORKER_H
#define GEN_WORKER_H

#include "cli/text/buffer.h"
#include "gen/options.h"
#include "gen/stop.h"

/* Candidates of a job: as many whatever the number of threads, so that the same ones come. */
enum { GEN_JOB_SIZE = 32 };

/* Techniques that misses are told apart by: more than the table has rows. */
enum { GEN_MAX_TECHNIQUES = 256 };

/* Solutions of a candidate are counted up to here. */
enum { GEN_MAX_NEAREST = 10000 };

/* What candidates were like that were not as asked. */
struct gen_misses {
    uint64_t unfit;           /* could not be made: no puzzle has such a pattern, as far as seen */
    uint64_t nearest;         /* the fewest solutions that one of these had; 0: none was counted */
    uint64_t gridless;        /* because no board keeps all rules: none ever will */
    uint64_t levels[6];       /* by enum sudoku_level; 0: beyond all techniques */
    unsigned fewest, most;    /* givens; 0: none was counted */
    unsigned lowest, highest; /* scores of the level that is wanted, likewise */
    uint64_t lacking[GEN_MAX_TECHNIQUES]; /* by the technique that no step was of */
    uint64_t redundant;
    uint64_t unfinished; /* when it was time to stop */
};

struct gen_job {
    uint64_t first, count; /* candidates by number */
    struct buffer out;
    size_t ends[GEN_JOB_SIZE];      /* of each puzzle in OUT */
    unsigned numbers[GEN_JOB_SIZE]; /* of each puzzle among the candidates */
    unsigned made;
    struct gen_misses misses;
};

struct gen_worker;

/* LAYOUT and STOP, which is asked often, stay the caller's. Memory that runs out ends the program.
 */
struct gen_worker *gen_worker_create(const struct gen_options *options,
                                     const struct sudoku_layout *layout, struct gen_stop *stop);
void gen_worker_destroy(struct gen_worker *worker);

/* Makes the candidates of JOB; ends early once it is time to stop. */
void gen_worker_run(struct gen_worker *worker, struct gen_job *job);

/* Adds MORE to MISSES. */
void gen_misses_add(struct gen_misses *misses, const struct gen_misses *more);

#endif
