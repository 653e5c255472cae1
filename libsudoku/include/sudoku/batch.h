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
 * Each of the texts or boards of 81 bytes gets a solution and a status. Answers do not depend on
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

/* Maximum number of threads of a batch. */
#define SUDOKU_BATCH_MAX_THREADS 256

struct sudoku_batch;

/* Options of sudoku_batch_create(). Start from SUDOKU_BATCH_OPTIONS_INIT, then change fields. */
struct sudoku_batch_options {
    /* sizeof(struct sudoku_batch_options); allows the struct to grow. */
    size_t size;
    /* The number of threads that solve, including the caller's: 1..SUDOKU_BATCH_MAX_THREADS; 0
     * means 1. */
    unsigned threads;
    /* The instructions that they use. */
    enum sudoku_simd simd;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* The size and the defaults. */
#define SUDOKU_BATCH_OPTIONS_INIT                                                                  \
    {                                                                                              \
        sizeof(struct sudoku_batch_options), 0, SUDOKU_SIMD_AUTO, NULL                             \
    }

/* Puzzles to solve, and where answers go. Start from SUDOKU_BATCH_JOB_INIT, then change fields. The
 * caller owns all arrays. */
struct sudoku_batch_job {
    /* sizeof(struct sudoku_batch_job); allows the struct to grow. */
    size_t size;
    /* COUNT puzzles of 81 bytes, row by row, each STRIDE bytes (81 or more) after the previous one.
     * A cell is a digit 1..9 or '1'..'9'; empty cells are 0, '0' or '.'. */
    const uint8_t *puzzles;
    size_t count;
    size_t stride;
    /* 1: find a solution. 2: find one and prove that there is no other. */
    unsigned limit;
    /* Room for COUNT solutions of 81 digits 1..9, one after another; without a solution the 81
     * bytes are unchanged. NULL: statuses only. */
    uint8_t *solutions;
    /* Room for COUNT statuses of enum sudoku_status, one byte each:
     *   SUDOKU_OK                 solved; with limit 2, there is no other solution
     *   SUDOKU_SEVERAL_SOLUTIONS  there is another one (limit 2)
     *   SUDOKU_NO_SOLUTION        proved
     *   SUDOKU_CONFLICT           the givens break a rule
     *   SUDOKU_CANCELLED          not finished when the call was cancelled
     *   SUDOKU_ERR_TEXT           a cell is none of the above
     *   SUDOKU_ERR_INTERNAL       the check of the solution against the puzzle failed */
    int8_t *statuses;
};

/* The size, no puzzles, no gaps between puzzles, and limit 1. */
#define SUDOKU_BATCH_JOB_INIT                                                                      \
    {                                                                                              \
        sizeof(struct sudoku_batch_job), NULL, 0, 81, 1, NULL, NULL                                \
    }

/* Creates a batch with OPTIONS (NULL: the defaults) and stores it in *BATCH, owned by the caller.
 * On failure *BATCH is NULL. Allocates all memory of the batch.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, too many threads, or instructions that are not
 * available; SUDOKU_ERR_MEMORY. Thread-safe; a batch belongs to one thread at a time. */
SUDOKU_API enum sudoku_status sudoku_batch_create(const struct sudoku_batch_options *options,
                                                  struct sudoku_batch **batch);

/* Frees BATCH. NULL is left alone. */
SUDOKU_API void sudoku_batch_destroy(struct sudoku_batch *batch);

/* Solves the puzzles of JOB. If a thread cannot be started, the others do its work.
 *
 * Returns SUDOKU_OK if each puzzle has its status; SUDOKU_CANCELLED if some have that status;
 * SUDOKU_ERR_ARGUMENT for a NULL, a stride below 81, or a limit other than 1 and 2, with nothing
 * written. */
SUDOKU_API enum sudoku_status sudoku_batch_solve(struct sudoku_batch *batch,
                                                 const struct sudoku_batch_job *job);

/* Returns the statistics of the last call, summed over threads. BATCH owns them, and the next call
 * overwrites them. */
SUDOKU_API const struct sudoku_stats *sudoku_batch_stats(const struct sudoku_batch *batch);

/* Stops the running call of BATCH, or else its next one, with SUDOKU_CANCELLED; a call that already
 * has its answer returns it. The request ends with that call; a call rejected for its arguments
 * does not count. Any thread and any signal handler may call this while the batch exists. */
SUDOKU_API void sudoku_batch_cancel(struct sudoku_batch *batch);

#ifdef __cplusplus
}
#endif
#endif
