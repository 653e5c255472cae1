/* Jobs of nothing but classic puzzles, solved in one go by the library's batches.
 *
 * Where the job or the options ask for more than batches can do, each puzzle is asked about alone.
 */
#ifndef SOLVE_JOBS_PLAIN_H
#define SOLVE_JOBS_PLAIN_H

#include "solve/answer/question.h"
#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct solve_plain {
    struct sudoku_batch *batch; /* NULL: the options rule batches out */
    unsigned limit;
    bool writes_lines; /* the options leave puzzles on one line on one line */
    struct buffer solutions;
    struct buffer statuses;
};

/* Ends the program where memory is short. */
void solve_plain_open(struct solve_plain *plain, const struct solve_options *options);

/* Solves all puzzles of JOB and adds what that took to its tally. False: nothing was done. */
bool solve_plain_job(struct solve_plain *plain, struct job *job);

/* What became of the puzzle at INDEX in that job. The solution belongs to PLAIN. */
struct known_answer solve_plain_answer(const struct solve_plain *plain, size_t index);

/* Writes the answer to the puzzle at INDEX, where it stands on a line and has the one solution, as
 * nearly all puzzles of a collection do. False: nothing was written, there is more to say. */
bool solve_plain_write(const struct solve_plain *plain, struct job *job, size_t index);

/* Writes the answers to all puzzles, where they are lines and each has the one solution. False:
 * nothing was written. */
bool solve_plain_write_all(const struct solve_plain *plain, struct job *job);

void solve_plain_close(struct solve_plain *plain);

#endif
