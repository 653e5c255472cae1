#include "solving.h"

#include <stdlib.h>
#include <string.h>

#include "common/clock.h"

enum { MIN_PASSES = 3 };

int solving_simd(const char *name, enum sudoku_simd *simd)
{
    static const char *const names[] = {"auto",   "portable", "sse", "avx2",
                                        "avx512", "neon",     "wasm"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(name, names[i]) == 0) {
            *simd = (enum sudoku_simd)i;
            return 0;
        }
    }
    return -1;
}

static double now(const struct solving_options *options)
{
    return clock_seconds(options->cpu ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC);
}

static void add_stats(struct sudoku_stats *sum, const struct sudoku_stats *stats)
{
    sum->solutions += stats->solutions;
    sum->guesses += stats->guesses;
    sum->nodes += stats->nodes;
}

static void read_board(const char *text, uint8_t *board)
{
    for (unsigned cell = 0; cell < 81; cell++)
        board[cell] = text[cell] >= '1' && text[cell] <= '9' ? (uint8_t)(text[cell] - '0') : 0;
}

/* One pass over the texts, one puzzle at a time. Returns a negative number on failure. */
static int solve_singly(struct sudoku_solver *solver, const struct puzzles *puzzles,
                        const struct solving_options *options, struct sudoku_stats *stats)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = options->limit;
    uint8_t board[81];
    uint64_t solutions;
    for (size_t i = 0; i < puzzles->count; i++) {
        read_board(puzzles->texts + i * PUZZLE_STRIDE, board);
        struct sudoku_puzzle puzzle = {.givens = board};
        if (sudoku_solver_count(solver, &puzzle, &limits, &solutions) < 0)
            return -1;
        add_stats(stats, sudoku_solver_stats(solver));
    }
    return 0;
}

static int pass(struct sudoku_solver *solver, struct sudoku_batch *batch,
                struct sudoku_batch_job *job, const struct puzzles *puzzles,
                const struct solving_options *options, struct solving_result *result)
{
    int failed;
    result->stats = (struct sudoku_stats){0};
    double start = now(options);
    if (batch) {
        failed = sudoku_batch_solve(batch, job) < 0;
        result->stats = *sudoku_batch_stats(batch);
    } else {
        failed = solve_singly(solver, puzzles, options, &result->stats) < 0;
    }
    result->passes[result->count++] = now(options) - start;
    return failed ? -1 : 0;
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int solving_measure(const struct solving_options *options, const struct puzzles *puzzles,
                    struct solving_result *result)
{
    struct sudoku_solver_options solver_options = SUDOKU_SOLVER_OPTIONS_INIT;
    solver_options.engine = options->engine;
    solver_options.simd = options->simd;
    solver_options.untimed = true;
    struct sudoku_batch_options batch_options = SUDOKU_BATCH_OPTIONS_INIT;
    batch_options.threads = options->threads;
    batch_options.simd = options->simd;
    struct sudoku_solver *solver = NULL;
    struct sudoku_batch *batch = NULL;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.puzzles = (const uint8_t *)puzzles->texts;
    job.count = puzzles->count;
    job.stride = PUZZLE_STRIDE;
    job.limit = options->limit == 1 ? 1 : 2;
    job.solutions = malloc(81 * puzzles->count);
    job.statuses = malloc(puzzles->count);
    int status = !job.solutions || !job.statuses ||
                         sudoku_solver_create(sudoku_layout_classic(), &solver_options, &solver) ||
                         (options->batch && sudoku_batch_create(&batch_options, &batch))
                     ? -1
                     : 0;
    result->count = 0;
    double start = now(options);
    while (status == 0 && result->count < SOLVING_PASSES &&
           (result->count < MIN_PASSES || now(options) - start < options->seconds))
        status = pass(solver, batch, &job, puzzles, options, result);
    qsort(result->passes, result->count, sizeof result->passes[0], by_size);
    sudoku_batch_destroy(batch);
    sudoku_solver_destroy(solver);
    free(job.solutions);
    free(job.statuses);
    return status;
}
