/* Many classic puzzles in one call.
 *
 *     struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
 *     struct sudoku_batch *batch;
 *     uint8_t solution[81];
 *     int8_t status;
 *     job.puzzles = givens;
 *     job.count = 1;
 *     job.solutions = solution;
 *     job.statuses = &status;
 *     if (sudoku_batch_create(NULL, &batch) == SUDOKU_OK)
 *         sudoku_batch_solve(batch, &job);
 *     sudoku_batch_destroy(batch);
 *
 * Texts or boards of 81 bytes each get a solution and a status. The answers are the same whatever
 * the number of threads. */
#ifndef SUDOKU_BATCH_H
#define SUDOKU_BATCH_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Most threads of a batch. */
#define SUDOKU_BATCH_MAX_THREADS 256

struct sudoku_batch;

/* How sudoku_batch_create() builds a batch. Begin with its _INIT, then set what differs. */
struct sudoku_batch_options {
    /* sizeof(struct sudoku_batch_options): lets the struct grow. */
    size_t size;
    /* Threads that solve, the caller's among them: 1..SUDOKU_BATCH_MAX_THREADS; 0 stands for 1. */
    unsigned threads;
    /* Which instructions they use. */
    enum sudoku_simd simd;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* Its size, and the defaults. */
#define SUDOKU_BATCH_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_batch_options), 0, SUDOKU_SIMD_AUTO, NULL                             \
    }

/* What is to be solved, and where answers go. Begin with its _INIT, then set what differs. */
struct sudoku_batch_job {
    /* sizeof(struct sudoku_batch_job): lets the struct grow. */
    size_t size;
    /* COUNT puzzles of 81 bytes, row by row, each STRIDE bytes (81 or more) after the one before.
     * A cell is a digit 1..9 or '1'..'9'; empty cells are 0, '0' or '.'. */
    const uint8_t *puzzles;
    size_t count;
    size_t stride;
    /* 1: find a solution. 2: find one and prove that there is no other. */
    unsigned limit;
    /* Room for COUNT solutions of 81 digits 1..9 one after the other; where there is none, the 81
     * bytes stay as they were. NULL: only statuses. */
    uint8_t *solutions;
    /* Room for COUNT statuses of enum sudoku_status in a byte each:
     *   SUDOKU_OK                 solved; with limit 2, there is no other solution
     *   SUDOKU_SEVERAL_SOLUTIONS  there is another one (limit 2)
     *   SUDOKU_NO_SOLUTION        proved
     *   SUDOKU_CONFLICT           the givens break a rule
     *   SUDOKU_CANCELLED          not finished when the call was cancelled
     *   SUDOKU_ERR_TEXT           a cell is none of the above
     *   SUDOKU_ERR_INTERNAL       the check of the solution against the puzzle failed */
    int8_t *statuses;
};

/* Its size, no puzzle yet, one right behind the other, and one solution each. */
#define SUDOKU_BATCH_JOB_INIT                                                                      \
    {                                                                                              \
        sizeof(struct sudoku_batch_job), NULL, 0, 81, 1, NULL, NULL                                \
    }

/* Makes a batch with OPTIONS (NULL: the defaults) and stores it in *BATCH, which the caller then
 * owns. On failure *BATCH is NULL. All memory is taken here.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, too many threads, or instructions that are missing;
 * SUDOKU_ERR_MEMORY. Any thread may call it; a batch belongs to one thread at a time. */
SUDOKU_API enum sudoku_status sudoku_batch_create(const struct sudoku_batch_options *options,
                                                  struct sudoku_batch **batch);

/* Frees BATCH. NULL is left alone. */
SUDOKU_API void sudoku_batch_destroy(struct sudoku_batch *batch);

/* Solves the puzzles of JOB. A thread that cannot be started leaves its work to the others.
 * SUDOKU_OK: each has its status; SUDOKU_CANCELLED: some have that one; SUDOKU_ERR_ARGUMENT: a
 * NULL, a stride below 81, or a limit other than 1 and 2, and nothing was written. */
SUDOKU_API enum sudoku_status sudoku_batch_solve(struct sudoku_batch *batch,
                                                 const struct sudoku_batch_job *job);

/* What the threads did together in the last call. Belongs to BATCH and changes with the next. */
SUDOKU_API const struct sudoku_stats *sudoku_batch_stats(const struct sudoku_batch *batch);

/* Makes the call that BATCH is in, or else its next one, stop with SUDOKU_CANCELLED, whatever that
 * call is asked; one that has its answer before it looks keeps it. The request ends with that call
 * and stops no other; a call that is refused for its arguments does not count. Any thread and any
 * signal handler may call it while the batch exists. */
SUDOKU_API void sudoku_batch_cancel(struct sudoku_batch *batch);

#ifdef __cplusplus
}
#endif
#endif
