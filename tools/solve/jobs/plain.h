/* Jobs with only classic puzzles, solved together by the library's batches.
 *
 * Other jobs and options use the solver for each puzzle. */
#ifndef SOLVE_JOBS_PLAIN_H
#define SOLVE_JOBS_PLAIN_H

#include "solve/answer/question.h"
#include "solve/ask/options.h"
#include "solve/jobs/job.h"

struct solve_plain {
    struct sudoku_batch *batch; /* NULL: not usable with the options */
    unsigned limit;
    bool writes_lines; /* one line in, one line out */
    struct buffer solutions;
    struct buffer statuses;
};

/* True if library batches suffice for OPTIONS: solutions of the classic board, in default order,
 * without limits or statistics per puzzle. */
bool solve_plain_suits(const struct solve_options *options);

/* Ends the program if memory is short. */
void solve_plain_open(struct solve_plain *plain, const struct solve_options *options);

/* Solves all puzzles of JOB and adds the statistics. Returns false if batches cannot be used. */
bool solve_plain_job(struct solve_plain *plain, struct job *job);

/* Returns the answer for the puzzle at INDEX. The solution belongs to PLAIN. */
struct known_answer solve_plain_answer(const struct solve_plain *plain, size_t index);

/* Writes the answer for the puzzle at INDEX if it is a line with a unique solution, as nearly all
 * of a collection are. Returns false if it wrote nothing. */
bool solve_plain_write(const struct solve_plain *plain, struct job *job, size_t index);

/* Writes all answers if all puzzles are lines with a unique solution. Returns false if it wrote
 * nothing. */
bool solve_plain_write_all(const struct solve_plain *plain, struct job *job);

void solve_plain_close(struct solve_plain *plain);

#endif
