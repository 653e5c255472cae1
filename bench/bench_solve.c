/* Speed on classic puzzles; see README.md. */
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
#include "solving.h"

struct options {
    struct solving_options solving;
    int qqwing;
    int plain; /* puzzles unchanged */
};

/* Becomes qqwing with INPUT as its standard input. */
static void become_qqwing(int input)
{
    int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0 && dup2(input, STDIN_FILENO) >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0)
        execlp("qqwing", "qqwing", "--solve", "--count-solutions", "--one-line", (char *)NULL);
    _exit(127);
}

/* Returns the time of the process `qqwing --solve --count-solutions` on all puzzles, including its
 * start; 0 if it cannot be run. */
static double run_qqwing(const struct puzzles *puzzles)
{
    double start = clock_seconds(CLOCK_MONOTONIC);
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
    return waitpid(child, &status, 0) == child && status == 0
               ? clock_seconds(CLOCK_MONOTONIC) - start
               : 0;
}

static void print_result(const char *name, const struct puzzles *puzzles,
                         const struct solving_result *result, double qqwing)
{
    const char *slash = strrchr(name, '/'), *colon = strchr(name, ':');
    int prefix = slash && colon && colon < slash ? (int)(colon + 1 - name) : 0;
    double count = (double)puzzles->count, guesses = (double)result->stats.guesses;
    double best = result->passes[0], median = result->passes[result->count / 2];
    printf("%.*s%-*s %8zu %9.3f %9.3f %10.0f %10.3f %9.1f", prefix, name, 26 - prefix,
           slash ? slash + 1 : name, puzzles->count, best * 1e6 / count, median * 1e6 / count,
           count / best, guesses / count, guesses > 0 ? best * 1e9 / guesses : 0);
    if (qqwing > 0)
        printf(" %9.1f %7.0f", qqwing * 1e6 / count, qqwing / median);
    putchar('\n');
    fflush(stdout);
}

static int bench_file(const struct options *options, const char *name)
{
    struct puzzles puzzles;
    static struct solving_result result;
    double qqwing = 0;
    int status = made_read(&puzzles, name, 1);
    if (status == 0 && puzzles.count) {
        if (!options->plain)
            puzzles_shuffle(&puzzles, 1);
        status = solving_measure(&options->solving, &puzzles, &result);
        if (options->qqwing)
            qqwing = run_qqwing(&puzzles);
    }
    if (status == 0 && puzzles.count)
        print_result(name, &puzzles, &result, qqwing);
    else
        fprintf(stderr, "bench_solve: %s: cannot be read or solved\n", name);
    puzzles_free(&puzzles);
    return status;
}

/* True if ARGUMENT is OPTION with a value, which is then stored in *VALUE. */
static int has_value(const char *argument, const char *option, const char **value)
{
    size_t length = strlen(option);
    *value = argument + length;
    return strncmp(argument, option, length) == 0;
}

static int parse_option(const char *argument, struct options *options)
{
    struct solving_options *solving = &options->solving;
    const char *value;
    if (has_value(argument, "--engine=", &value))
        return sudoku_engine_from_name(value, &solving->engine);
    if (has_value(argument, "--simd=", &value))
        return solving_simd(value, &solving->simd);
    if (has_value(argument, "--limit=", &value))
        solving->limit = strtoull(value, NULL, 10);
    else if (has_value(argument, "--threads=", &value))
        solving->threads = (unsigned)strtoul(value, NULL, 10);
    else if (has_value(argument, "--seconds=", &value))
        solving->seconds = strtod(value, NULL);
    else if (strcmp(argument, "--batch") == 0)
        solving->batch = 1;
    else if (strcmp(argument, "--qqwing") == 0)
        options->qqwing = 1;
    else if (strcmp(argument, "--cpu") == 0)
        solving->cpu = 1;
    else if (strcmp(argument, "--plain") == 0)
        options->plain = 1;
    else
        return -1;
    return 0;
}

int main(int argc, char **argv)
{
    struct options options = {.solving = {.limit = 2, .threads = 1, .seconds = 1}};
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
