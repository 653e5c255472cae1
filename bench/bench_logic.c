/* Number of whole paths, ratings and hints found in a second of processor time.
 *
 * usage: bench_logic [--paths] [--times] [--profile=hodoku|human|se|sukaku] [--seconds=S]
 *                    [--peer=COMMAND [--rounds=N]] FILE... */
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <sudoku/sudoku.h>

#include "common/clock.h"
#include "puzzles.h"

extern char **environ;

struct options {
    bool paths;     /* only count how paths end */
    bool times;     /* print the time of each technique */
    double seconds; /* for each measure of a file */
    enum sudoku_profile profile;
    const char *peer; /* command that reads the file named by its last argument */
    unsigned rounds;  /* comparisons with it, up to MAX_ROUNDS */
};

enum { MAX_ROUNDS = 99 };

struct bench {
    const struct options *options;
    const struct puzzles *puzzles;
    struct sudoku_logic *logic;
    uint64_t hints;
    uint64_t trials; /* steps by brute force */
};

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* ------------------------------------------------------------------------------------ measures */

static bool set(struct bench *bench, size_t index)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const char *text = bench->puzzles->texts + index * PUZZLE_STRIDE;
    uint8_t cells[81];
    for (unsigned i = 0; i < 81; i++)
        cells[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
    position.cells = cells;
    position.is_unique = true;
    return sudoku_logic_set_position(bench->logic, &position) == SUDOKU_OK;
}

/* Finds and applies one step after another. */
static void walk(struct bench *bench, size_t index)
{
    const struct sudoku_step *step;
    if (!set(bench, index))
        return;
    while (sudoku_logic_find_step(bench->logic, &step) == SUDOKU_OK) {
        bench->hints++;
        bench->trials += strcmp(step->technique->abbreviation, "bf") == 0;
        sudoku_logic_apply(bench->logic, step);
    }
}

static void rate(struct bench *bench, size_t index)
{
    enum sudoku_level level;
    unsigned score;
    struct sudoku_se_rating rating;
    if (!set(bench, index))
        return;
    if (bench->options->profile == SUDOKU_PROFILE_SE)
        sudoku_logic_rate_se(bench->logic, &rating);
    else
        sudoku_logic_rate(bench->logic, &level, &score);
}

/* Writes each step as text. */
static void explain(struct bench *bench, size_t index)
{
    char text[1024];
    const struct sudoku_step *step;
    if (!set(bench, index))
        return;
    while (sudoku_logic_find_step(bench->logic, &step) == SUDOKU_OK) {
        sudoku_step_write(sudoku_layout_classic(), step, SUDOKU_HINT_STEP, NULL, text, sizeof text);
        sudoku_logic_apply(bench->logic, step);
    }
}

/* Processes all puzzles, pass after pass; returns the seconds per puzzle of the fastest pass. */
static double measure(struct bench *bench, void (*act)(struct bench *bench, size_t index))
{
    double begin = now(), best = 1e30, used = 0;
    while (used < bench->options->seconds) {
        double start = now();
        for (size_t i = 0; i < bench->puzzles->count; i++)
            act(bench, i);
        double took = now() - start;
        best = took < best ? took : best;
        used = now() - begin;
    }
    return best / (double)bench->puzzles->count;
}

/* ------------------------------------------------------------------------- times by technique */

/* An explainer with one technique, and its time. */
struct clocked {
    struct sudoku_logic *logic;
    double seconds;
    uint64_t calls;
    uint64_t finds;
};

static double wall(void)
{
    return clock_seconds(CLOCK_MONOTONIC);
}

/* Queries one technique after another, as a path does, until one has a step. */
static void ask_all(struct clocked *clocked, size_t count)
{
    bool found = false;
    for (size_t k = 0; k < count && !found; k++) {
        const struct sudoku_step *step;
        if (!clocked[k].logic)
            continue;
        double start = now();
        found = sudoku_logic_find_step(clocked[k].logic, &step) == SUDOKU_OK;
        clocked[k].seconds += now() - start;
        clocked[k].calls++;
        clocked[k].finds += found;
    }
}

static void time_path(struct bench *bench, struct clocked *clocked, size_t count, size_t puzzle)
{
    struct sudoku_logic *walker = bench->logic;
    const struct sudoku_step *step;
    for (size_t k = 0; k < count; k++) {
        bench->logic = clocked[k].logic;
        if (bench->logic)
            set(bench, puzzle);
    }
    bench->logic = walker;
    if (!set(bench, puzzle))
        return;
    while (sudoku_logic_find_step(walker, &step) == SUDOKU_OK) {
        ask_all(clocked, count);
        for (size_t k = 0; k < count; k++)
            if (clocked[k].logic)
                sudoku_logic_apply(clocked[k].logic, step);
        sudoku_logic_apply(walker, step);
    }
}

static void print_times(const struct clocked *clocked, size_t count)
{
    printf("  %-32s %10s %9s %10s %9s\n", "technique", "calls", "finds", "ms", "us a call");
    for (size_t k = 0; k < count; k++)
        if (clocked[k].calls)
            printf("  %-32s %10llu %9llu %10.2f %9.3f\n", sudoku_technique_at(k)->name,
                   (unsigned long long)clocked[k].calls, (unsigned long long)clocked[k].finds,
                   1e3 * clocked[k].seconds, 1e6 * clocked[k].seconds / (double)clocked[k].calls);
}

static void time_techniques(struct bench *bench)
{
    size_t count = sudoku_technique_count();
    struct clocked *clocked = calloc(count, sizeof *clocked);
    for (size_t k = 0; clocked && k < count; k++) {
        struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
        options.order = &k;
        options.order_length = 1;
        if (!sudoku_technique_at(k)->is_on_request)
            sudoku_logic_create(sudoku_layout_classic(), &options, &clocked[k].logic);
    }
    for (size_t i = 0; clocked && i < bench->puzzles->count; i++)
        time_path(bench, clocked, count, i);
    if (clocked)
        print_times(clocked, count);
    for (size_t k = 0; clocked && k < count; k++)
        sudoku_logic_destroy(clocked[k].logic);
    free(clocked);
}

/* ------------------------------------------------------------------------------ another program */

static bool run_shell(char *command)
{
    char shell[] = "/bin/sh", option[] = "-c";
    char *arguments[] = {shell, option, command, NULL};
    pid_t child;
    int status;
    return posix_spawn(&child, shell, NULL, NULL, arguments, environ) == 0 &&
           waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* Returns the processor time of all finished children. */
static double children_seconds(void)
{
    struct rusage use;
    getrusage(RUSAGE_CHILDREN, &use);
    return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) +
           1e-6 * (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec);
}

/* Returns the seconds of COMMAND for a file with all puzzles repeated COPIES times, or its
 * processor time if that is less, since other programs may delay it; negative if it failed. */
static double run_peer(const struct bench *bench, unsigned copies)
{
    char command[4096], name[] = "/tmp/bench_logic_XXXXXX";
    int descriptor = mkstemp(name);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (!file)
        return -1;
    for (unsigned i = 0; i < copies; i++)
        fwrite(bench->puzzles->texts, PUZZLE_STRIDE, bench->puzzles->count, file);
    fclose(file);
    snprintf(command, sizeof command, "%s %s >/dev/null 2>&1", bench->options->peer, name);
    double start = wall(), used = children_seconds();
    bool is_done = run_shell(command);
    double took = wall() - start;
    used = children_seconds() - used;
    remove(name);
    return !is_done ? -1 : used < took ? used : took;
}

/* Returns the time per puzzle of a warm program: the second and third pass of three. */
static double peer_seconds(const struct bench *bench)
{
    double once = run_peer(bench, 1), thrice = run_peer(bench, 3);
    return once < 0 || thrice < once ? -1 : (thrice - once) / 2 / (double)bench->puzzles->count;
}

/* ---------------------------------------------------------------------------------------- main */

/* Walks each puzzle once, and prints how many are solved without brute force. */
static void count_paths(struct bench *bench, const char *name)
{
    size_t whole = 0;
    double start = now(), longest = 0;
    for (size_t i = 0; i < bench->puzzles->count; i++) {
        double begin = now();
        bench->trials = 0;
        walk(bench, i);
        uint8_t cells[81];
        sudoku_logic_get_position(bench->logic, cells, NULL);
        whole += !bench->trials && !memchr(cells, 0, sizeof cells);
        longest = now() - begin > longest ? now() - begin : longest;
    }
    printf("%s: %zu of %zu paths without brute force, %.3f s each, %.2f at most\n", name, whole,
           bench->puzzles->count, (now() - start) / (double)bench->puzzles->count, longest);
}

static int compare_doubles(const void *a, const void *b)
{
    double first = *(const double *)a, second = *(const double *)b;
    return (first > second) - (first < second);
}

/* Measures complete paths and the peer by turns; prints the median of the ratios of all rounds, and
 * their minimum and maximum. */
static void compare_with_peer(struct bench *bench)
{
    double ratios[MAX_ROUNDS];
    unsigned rounds = bench->options->rounds;
    for (unsigned i = 0; i < rounds; i++) {
        double path = measure(bench, walk), peer = peer_seconds(bench);
        if (peer <= 0) {
            printf(", the peer failed");
            return;
        }
        ratios[i] = peer / path;
    }
    qsort(ratios, rounds, sizeof *ratios, compare_doubles);
    printf(", ratio to the peer %.2f (%.2f-%.2f)", ratios[rounds / 2], ratios[0],
           ratios[rounds - 1]);
}

static void bench_file(struct bench *bench, const char *name)
{
    const char *slash = strrchr(name, '/');
    if (bench->options->paths) {
        count_paths(bench, slash ? slash + 1 : name);
        return;
    }
    double path = measure(bench, walk);
    bench->hints = 0;
    for (size_t i = 0; i < bench->puzzles->count; i++)
        walk(bench, i);
    double hints = (double)bench->hints / (double)bench->puzzles->count;
    printf("%s: %.0f paths/s, %.0f hints/s, %.0f ratings/s (%s), %.0f explanations/s",
           slash ? slash + 1 : name, 1 / path, hints / path, 1 / measure(bench, rate),
           sudoku_profile_name(bench->options->profile), 1 / measure(bench, explain));
    if (bench->options->peer)
        compare_with_peer(bench);
    printf("\n");
    if (bench->options->times)
        time_techniques(bench);
}

static bool read_profile(struct options *options, const char *name)
{
    for (int p = SUDOKU_PROFILE_HODOKU; sudoku_profile_name((enum sudoku_profile)p); p++)
        if (strcmp(name, sudoku_profile_name((enum sudoku_profile)p)) == 0) {
            options->profile = (enum sudoku_profile)p;
            return true;
        }
    return false;
}

static bool open_logic(struct bench *bench)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = bench->options->profile;
    return bench->logic ||
           sudoku_logic_create(sudoku_layout_classic(), &options, &bench->logic) == SUDOKU_OK;
}

static bool read_option(struct options *options, const char *argument)
{
    if (strcmp(argument, "--paths") == 0)
        options->paths = true;
    else if (strcmp(argument, "--times") == 0)
        options->times = true;
    else if (strncmp(argument, "--seconds=", 10) == 0)
        options->seconds = strtod(argument + 10, NULL);
    else if (strncmp(argument, "--profile=", 10) == 0)
        return read_profile(options, argument + 10);
    else if (strncmp(argument, "--peer=", 7) == 0)
        options->peer = argument + 7;
    else if (strncmp(argument, "--rounds=", 9) == 0)
        options->rounds = (unsigned)strtoul(argument + 9, NULL, 10);
    else
        return false;
    return true;
}

int main(int argc, char **argv)
{
    struct options options = {.seconds = 1, .rounds = 1};
    struct puzzles puzzles;
    struct bench bench = {.options = &options, .puzzles = &puzzles};
    for (int i = 1; i < argc; i++) {
        if (read_option(&options, argv[i]))
            continue;
        if (options.rounds < 1 || options.rounds > MAX_ROUNDS) {
            fprintf(stderr, "bench_logic: the rounds are 1 to %d\n", MAX_ROUNDS);
            return 1;
        }
        if (puzzles_read(&puzzles, argv[i]) != 0 || !puzzles.count) {
            fprintf(stderr, "bench_logic: %s has no puzzles\n", argv[i]);
            return 1;
        }
        if (!open_logic(&bench))
            return 1;
        bench_file(&bench, argv[i]);
        puzzles_free(&puzzles);
    }
    sudoku_logic_destroy(bench.logic);
    return 0;
}
