/* How long programs take to start and end: what each run pays before it reads its first puzzle or
 * photo.
 *
 * usage: bench_start [--rounds=N] PROGRAM... */
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>

#include "common/clock.h"

extern char **environ;

/* Seconds from the start of `PROGRAM --version` to its end; below 0: it failed. */
static double run_once(char *program, const posix_spawn_file_actions_t *silence)
{
    char version[] = "--version";
    char *arguments[] = {program, version, NULL};
    pid_t child;
    int status = 0;
    double start = clock_seconds(CLOCK_MONOTONIC);
    if (posix_spawn(&child, program, silence, NULL, arguments, environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0)
        return -1;
    return clock_seconds(CLOCK_MONOTONIC) - start;
}

static int compare(const void *a, const void *b)
{
    const double *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

/* Programs take turns, so that what else runs on the machine meets all of them alike. TIMES has a
 * row of ROUNDS for each. False: one failed. */
static bool run_all(char **programs, size_t count, size_t rounds, double *times)
{
    posix_spawn_file_actions_t silence;
    bool fine = posix_spawn_file_actions_init(&silence) == 0 &&
                posix_spawn_file_actions_addopen(&silence, 1, "/dev/null", O_WRONLY, 0) == 0;
    for (size_t round = 0; fine && round < rounds; round++)
        for (size_t i = 0; fine && i < count; i++) {
            double seconds = times[i * rounds + round] = run_once(programs[i], &silence);
            fine = seconds >= 0;
            if (!fine)
                fprintf(stderr, "bench_start: %s failed\n", programs[i]);
        }
    posix_spawn_file_actions_destroy(&silence);
    return fine;
}

int main(int argc, char **argv)
{
    size_t rounds = 50, count = (size_t)argc;
    char **programs = argv + 1;
    if (argc > 1 && strncmp(argv[1], "--rounds=", 9) == 0) {
        rounds = strtoul(argv[1] + 9, NULL, 10);
        programs++;
    }
    count -= (size_t)(programs - argv);
    double *times = calloc(rounds * count, sizeof *times);
    if (!count || !rounds || !times) {
        fprintf(stderr, "usage: bench_start [--rounds=N] PROGRAM...\n");
        free(times);
        return 2;
    }
    bool fine = run_all(programs, count, rounds, times);
    if (fine)
        printf("%9s %9s  start to end, of %zu runs\n", "least ms", "median ms", rounds);
    for (size_t i = 0; fine && i < count; i++) {
        qsort(times + i * rounds, rounds, sizeof *times, compare);
        printf("%9.2f %9.2f  %s\n", 1e3 * times[i * rounds], 1e3 * times[i * rounds + rounds / 2],
               programs[i]);
    }
    free(times);
    return !fine;
}
