#include "cadical.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/clock.h"

/* Writes clauses for exactly one of COUNT variables: at least one, and no two. */
static void write_exactly_one(FILE *file, const unsigned *variables, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        fprintf(file, "%u ", variables[i]);
    fprintf(file, "0\n");
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < i; k++)
            fprintf(file, "-%u -%u 0\n", variables[k], variables[i]);
}

/* Writes the plain encoding: a variable for each digit of each cell; each cell has exactly one
 * digit, each unit each digit exactly once; givens are unit clauses. */
static void write_cnf(FILE *file, const struct sudoku_layout *layout, const uint8_t *givens)
{
    unsigned side = sudoku_layout_side(layout), cells = side * side;
    unsigned units = sudoku_layout_unit_count(layout), given_count = 0;
    unsigned groups = cells + units * side, members[SUDOKU_MAX_SIDE];
    for (unsigned cell = 0; cell < cells; cell++)
        given_count += givens[cell] != 0;
    fprintf(file, "p cnf %u %u\n", cells * side,
            groups * (1 + side * (side - 1) / 2) + given_count);
    for (unsigned cell = 0; cell < cells; cell++) {
        for (unsigned i = 0; i < side; i++)
            members[i] = cell * side + i + 1;
        write_exactly_one(file, members, side);
        if (givens[cell])
            fprintf(file, "%u 0\n", cell * side + givens[cell]);
    }
    for (unsigned unit = 0; unit < units; unit++) {
        for (unsigned digit = 1; digit <= side; digit++) {
            for (unsigned i = 0; i < side; i++)
                members[i] = sudoku_layout_unit_cells(layout, unit)[i] * side + digit;
            write_exactly_one(file, members, side);
        }
    }
}

/* Replaces this process by the SAT solver on the file at PATH, without output. Its own limit is on
 * wall-clock time. */
static void become_cadical(const char *path, double timeout, bool cpu)
{
    char limit[32];
    int null = open("/dev/null", O_WRONLY);
    const struct rlimit seconds = {(rlim_t)timeout, (rlim_t)timeout + 1};
    const double patience = cpu ? 1000 : 1;
    snprintf(limit, sizeof limit, "%.0f", patience * timeout);
    if (cpu && setrlimit(RLIMIT_CPU, &seconds))
        _exit(127);
    if (null >= 0 && dup2(null, STDOUT_FILENO) >= 0)
        execlp("cadical", "cadical", "-q", "-t", limit, path, (char *)NULL);
    _exit(127);
}

/* Returns the time, or the processor time of finished children. */
static double now(bool cpu)
{
    struct rusage usage;
    if (!cpu || getrusage(RUSAGE_CHILDREN, &usage))
        return clock_now();
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/* Starts the solver and waits for it; false if it is not installed. */
static bool run(const char *path, double timeout, bool cpu, bool *has_solved, double *seconds)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20, NOT_FOUND = 127 };
    int status = 0;
    double start = now(cpu);
    pid_t child = fork();
    if (child == 0)
        become_cadical(path, timeout, cpu);
    if (child < 0 || waitpid(child, &status, 0) != child)
        return false;
    bool is_stopped = cpu && WIFSIGNALED(status);
    *seconds = now(cpu) - start;
    *has_solved = WIFEXITED(status) &&
                  (WEXITSTATUS(status) == SATISFIABLE || WEXITSTATUS(status) == UNSATISFIABLE);
    return is_stopped || (WIFEXITED(status) && WEXITSTATUS(status) != NOT_FOUND);
}

bool cadical_solve(const struct sudoku_layout *layout, const uint8_t *givens, double timeout,
                   bool cpu, bool *has_solved, double *seconds)
{
    char path[] = "/tmp/bench_giant_XXXXXX";
    int descriptor = mkstemp(path);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (file)
        write_cnf(file, layout, givens);
    bool is_done = file && fclose(file) == 0 && run(path, timeout, cpu, has_solved, seconds);
    if (descriptor >= 0)
        unlink(path);
    return is_done;
}
