/* How fast classic puzzles are solved: see README.md. */
#include <sudoku/sudoku.h>

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/clock.h"
#include "made.h"
#include "puzzles.h"

enum { MAX_PASSES = 1000, MIN_PASSES = 3 };

struct options {
    enum sudoku_engine engine;
    enum sudoku_simd simd;
    uint64_t limit;
    int batch;
    int qqwing;
    int cpu;   /* the process's own time in place of the clock on the wall */
    int plain; /* puzzles as they are */
    unsigned threads;
    double seconds;
};

/* What passes over one file gave. */
struct result {
    double passes[MAX_PASSES];
    unsigned count;
    struct sudoku_stats stats; /* of one pass */
    double qqwing;             /* seconds of its process, 0: not run */
};

static double now(const struct options *options)
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

/* One pass, a puzzle at a time from its text. Negative on failure. */
static int solve_singly(struct sudoku_solver *solver, const struct puzzles *puzzles,
                        const struct options *options, struct sudoku_stats *stats)
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
                const struct options *options, struct result *result)
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

static int measure(const struct options *options, const struct puzzles *puzzles,
                   struct result *result)
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
    double start = now(options);
    while (status == 0 && result->count < MAX_PASSES &&
           (result->count < MIN_PASSES || now(options) - start < options->seconds))
        status = pass(solver, batch, &job, puzzles, options, result);
    qsort(result->passes, result->count, sizeof result->passes[0], by_size);
    sudoku_batch_destroy(batch);
    sudoku_solver_destroy(solver);
    free(job.solutions);
    free(job.statuses);
    return status;
}

/* Becomes qqwing with INPUT as its standard input. */
static void become_qqwing(int input)
{
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0 && dup2(input, STDIN_FILENO) >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0)
        execlp("qqwing", "qqwing", "--solve", "--count-solutions", "--one-line", (char *)NULL);
    _exit(127);
}

/* Time of the process `qqwing --solve --count-solutions` on all puzzles, start included; 0 where it
 * cannot be run. */
static double run_qqwing(const struct puzzles *puzzles)
{
    const struct options wall = {0};
    double start = now(&wall);
    int ends[2], status = 1;
    pid_t child = pipe(ends) == 0 ? fork() : -1;
    if (child < 0)
        return 0;
    if (child == 0) {
        close(ends[1]);
        become_qqwing(ends[0]);
    }
    close(ends[0]);
    FILE *input = fdopen(ends[1], "w");
    if (input) {
        fwrite(puzzles->texts, PUZZLE_STRIDE, puzzles->count, input);
        fclose(input);
    }
    return waitpid(child, &status, 0) == child && status == 0 ? now(&wall) - start : 0;
}

static void print_result(const char *name, const struct puzzles *puzzles,
                         const struct result *result)
{
    const char *slash = strrchr(name, '/'), *colon = strchr(name, ':');
    int prefix = slash && colon && colon < slash ? (int)(colon + 1 - name) : 0;
    double count = (double)puzzles->count, guesses = (double)result->stats.guesses;
    double best = result->passes[0], median = result->passes[result->count / 2];
    printf("%.*s%-*s %8zu %9.3f %9.3f %10.0f %10.3f %9.1f", prefix, name, 26 - prefix,
           slash ? slash + 1 : name, puzzles->count, best * 1e6 / count, median * 1e6 / count,
           count / best, guesses / count, guesses > 0 ? best * 1e9 / guesses : 0);
    if (result->qqwing > 0)
        printf(" %9.1f %7.0f", result->qqwing * 1e6 / count, result->qqwing / median);
    putchar('\n');
    fflush(stdout);
}

static int bench_file(const struct options *options, const char *name)
{
    struct puzzles puzzles;
    static struct result result;
    result = (struct result){.count = 0};
    int status = made_read(&puzzles, name, 1);
    if (status == 0 && puzzles.count) {
        if (!options->plain)
            puzzles_shuffle(&puzzles, 1);
        status = measure(options, &puzzles, &result);
        if (options->qqwing)
            result.qqwing = run_qqwing(&puzzles);
    }
    if (status == 0 && puzzles.count)
        print_result(name, &puzzles, &result);
    else
        fprintf(stderr, "bench_solve: %s: cannot be read or solved\n", name);
    puzzles_free(&puzzles);
    return status;
}

static int simd_from_name(const char *name, enum sudoku_simd *simd)
{
    static const char *const names[] = {"auto", "portable", "sse", "avx2", "avx512", "neon"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (strcmp(name, names[i]) == 0) {
            *simd = (enum sudoku_simd)i;
            return 0;
        }
    }
    return -1;
}

/* Whether ARGUMENT is OPTION with a value, which is then stored in *VALUE. */
static int has_value(const char *argument, const char *option, const char **value)
{
    size_t length = strlen(option);
    *value = argument + length;
    return strncmp(argument, option, length) == 0;
}

static int parse_option(const char *argument, struct options *options)
{
    const char *value;
    if (has_value(argument, "--engine=", &value))
        return sudoku_engine_from_name(value, &options->engine);
    if (has_value(argument, "--simd=", &value))
        return simd_from_name(value, &options->simd);
    if (has_value(argument, "--limit=", &value))
        options->limit = strtoull(value, NULL, 10);
    else if (has_value(argument, "--threads=", &value))
        options->threads = (unsigned)strtoul(value, NULL, 10);
    else if (has_value(argument, "--seconds=", &value))
        options->seconds = strtod(value, NULL);
    else if (strcmp(argument, "--batch") == 0)
        options->batch = 1;
    else if (strcmp(argument, "--qqwing") == 0)
        options->qqwing = 1;
    else if (strcmp(argument, "--cpu") == 0)
        options->cpu = 1;
    else if (strcmp(argument, "--plain") == 0)
        options->plain = 1;
    else
        return -1;
    return 0;
}

int main(int argc, char **argv)
{
    struct options options = {.limit = 2, .threads = 1, .seconds = 1};
    int status = 0, first = 1;
    for (; first < argc && strncmp(argv[first], "--", 2) == 0 && status == 0; first++)
        status = parse_option(argv[first], &options);
    if (status || first == argc) {
        fprintf(stderr, "usage: bench_solve [--engine=NAME] [--simd=auto|portable|sse|avx2|avx512|"
                        "neon] [--limit=N]\n                   [--batch] [--threads=N] "
                        "[--seconds=S] [--cpu] [--plain] [--qqwing] SET...\n");
        return 2;
    }
    printf("%-26s %8s %9s %9s %10s %10s %9s%s\n", "set", "puzzles", "us/p min", "us/p med",
           "puzzles/s", "guesses/p", "ns/guess", options.qqwing ? "    qqwing   ratio" : "");
    for (; first < argc; first++)
        status |= bench_file(&options, argv[first]);
    return status ? 1 : 0;
}
