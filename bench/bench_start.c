/* Time of programs from start to end: the cost of each run before its first puzzle or photo or,
 * with an argument, including it.
 *
 * usage: bench_start [--rounds=N] [--with=ARGUMENT] PROGRAM... */
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "common/clock.h"

extern char **environ;

/* Times of a program: wall-clock and processor. */
enum { CLOCK, PROCESSOR, KINDS };

/* Returns the processor seconds of all finished programs. */
static double processor_seconds(void)
{
    struct rusage usage;
    getrusage(RUSAGE_CHILDREN, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           1e-6 * (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

/* Stores the SECONDS from the start of `PROGRAM ARGUMENT` to its end; false if it failed. */
static bool run_once(char *program, char *argument, const posix_spawn_file_actions_t *silence,
                     double seconds[KINDS])
{
    char *arguments[] = {program, argument, NULL};
    pid_t child;
    int status = 0;
    double start = clock_seconds(CLOCK_MONOTONIC), used = processor_seconds();
    if (posix_spawn(&child, program, silence, NULL, arguments, environ) != 0 ||
        waitpid(child, &status, 0) != child || status != 0)
        return false;
    seconds[CLOCK] = clock_seconds(CLOCK_MONOTONIC) - start;
    seconds[PROCESSOR] = processor_seconds() - used;
    return true;
}

static int compare(const void *a, const void *b)
{
    const double *first = a, *second = b;
    return (*first > *second) - (*first < *second);
}

/* Alternates programs, so that other load affects them equally. TIMES has a row of ROUNDS for each,
 * of each kind. Returns false if one failed. */
static bool run_all(char **programs, size_t count, char *argument, size_t rounds, double *times)
{
    posix_spawn_file_actions_t silence;
    bool fine = posix_spawn_file_actions_init(&silence) == 0 &&
                posix_spawn_file_actions_addopen(&silence, 1, "/dev/null", O_WRONLY, 0) == 0;
    for (size_t round = 0; fine && round < rounds; round++)
        for (size_t i = 0; fine && i < count; i++) {
            double seconds[KINDS];
            fine = run_once(programs[i], argument, &silence, seconds);
            for (size_t kind = 0; fine && kind < KINDS; kind++)
                times[(i * KINDS + kind) * rounds + round] = seconds[kind];
            if (!fine)
                fprintf(stderr, "bench_start: %s failed\n", programs[i]);
        }
    posix_spawn_file_actions_destroy(&silence);
    return fine;
}

static void print_times(char **programs, size_t count, size_t rounds, double *times)
{
    printf("%9s %9s  %9s %9s  start to end, of %zu runs: ms by the clock, of the processor\n",
           "least", "median", "least", "median", rounds);
    for (size_t i = 0; i < count; i++) {
        for (size_t kind = 0; kind < KINDS; kind++, times += rounds) {
            qsort(times, rounds, sizeof *times, compare);
            printf("%9.2f %9.2f  ", 1e3 * times[0], 1e3 * times[rounds / 2]);
        }
        printf("%s\n", programs[i]);
    }
}

int main(int argc, char **argv)
{
    char version[] = "--version", *argument = version;
    size_t rounds = 50;
    int first = 1;
    for (; first < argc && strncmp(argv[first], "--", 2) == 0; first++) {
        if (strncmp(argv[first], "--rounds=", 9) == 0)
            rounds = strtoul(argv[first] + 9, NULL, 10);
        else if (strncmp(argv[first], "--with=", 7) == 0)
            argument = argv[first] + 7;
        else
            rounds = 0;
    }
    size_t count = (size_t)(argc - first);
    double *times = calloc(rounds * count * KINDS, sizeof *times);
    if (!count || !rounds || !times) {
        fprintf(stderr, "usage: bench_start [--rounds=N] [--with=ARGUMENT] PROGRAM...\n");
        free(times);
        return 2;
    }
    bool fine = run_all(argv + first, count, argument, rounds, times);
    if (fine)
        print_times(argv + first, count, rounds, times);
    free(times);
    return !fine;
}
