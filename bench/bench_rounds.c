/* What a round of engine9 costs, and how many a puzzle takes: see README.md. */
#include <stdio.h>
#include <string.h>

#include "common/clock.h"
#include "counted.h"
#include "engine9/version.h"
#include "made.h"
#include "puzzles.h"

enum { ROUNDS = 200000, TRIES = 15, STEPS = 10000000 };

static const char *const simd_names[] = {"auto", "portable", "sse", "avx2", "avx512", "neon"};
static const char *const use_names[] = {"one puzzle", "plentiful", "many puzzles"};

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Seconds of one operation that waits for the last one, which is a cycle of the processor: the
 * least of some tries, by six such operations a step. */
static double time_of_cycle(void)
{
    double least = 1;
    volatile uint64_t result;
    for (unsigned try = 0; try < TRIES; try++) {
        uint64_t x = 88172645463325252;
        double start = now();
        for (unsigned i = 0; i < STEPS; i++) {
            x ^= x << 13;
            x ^= x >> 7;
            x ^= x << 17;
        }
        result = x;
        double seconds = (now() - start) / STEPS / 6;
        least = seconds < least ? seconds : least;
    }
    (void)result;
    return least;
}

/* Seconds of a round of each vector of VERSION, all of which wait for the last one, on an empty
 * board: the least of some tries. */
static double time_of_round(const struct engine9_version *version)
{
    double least = 1;
    for (unsigned try = 0; try < TRIES; try++) {
        uint16_t cells[81];
        for (unsigned cell = 0; cell < 81; cell++)
            cells[cell] = ENGINE9_ALL;
        double start = now();
        version->rounds(cells, ROUNDS, false);
        double seconds = (now() - start) / ROUNDS;
        least = seconds < least ? seconds : least;
    }
    return least;
}

/* What the quickest version for a use takes. */
struct pace {
    double seconds; /* a round of each of its vectors */
    unsigned boards;
};

/* Prints how many rounds the puzzles of NAME take before their first branch and in all, how many
 * guesses, and how long they take at least if boards did nothing else, each at work all the time:
 * one puzzle on one board up to its first branch and on several that share it afterwards, and many
 * puzzles. Negative on failure. */
static int print_set(const char *name, const struct pace pace[ENGINE9_USES])
{
    struct puzzles puzzles;
    double before = 0, all = 0, guesses = 0;
    if (made_read(&puzzles, name, 1) < 0 || puzzles.count == 0) {
        fprintf(stderr, "bench_rounds: %s: cannot be read\n", name);
        return -1;
    }
    for (size_t i = 0; i < puzzles.count; i++) {
        struct counted counted = count_rounds(puzzles.texts + i * PUZZLE_STRIDE);
        before += (double)counted.before / (double)puzzles.count;
        all += (double)counted.all / (double)puzzles.count;
        guesses += (double)counted.guesses / (double)puzzles.count;
    }
    const struct pace *shared = &pace[ENGINE9_ONE], *many = &pace[ENGINE9_MANY];
    double one = before * pace[ENGINE9_PLENTIFUL].seconds +
                 (all - before) / shared->boards * shared->seconds;
    const char *slash = strrchr(name, '/');
    printf("%-26s %8.2f %8.2f %10.3f %10.3f %10.3f\n", slash ? slash + 1 : name, before, all,
           guesses, one * 1e6, all / many->boards * many->seconds * 1e6);
    puzzles_free(&puzzles);
    return 0;
}

/* Prints what a round of each version of SIMD takes. */
static void print_versions(enum sudoku_simd simd, double cycle)
{
    const struct engine9_version *last = NULL;
    for (enum engine9_use use = ENGINE9_ONE; use < ENGINE9_USES; use++) {
        const struct engine9_version *version = engine9_version_for(use, simd);
        if (!version || version == last)
            continue;
        double round = time_of_round(version);
        printf("%-10s %-13s %6u %8.2f %8.1f\n", simd_names[simd], use_names[use], version->boards,
               round * 1e9, round / cycle);
        last = version;
    }
}

int main(int argc, char **argv)
{
    double cycle = time_of_cycle();
    struct pace pace[ENGINE9_USES];
    int status = 0;
    printf("a cycle takes %.3f ns\n%-24s %6s %8s %8s\n", cycle * 1e9, "version", "boards",
           "ns/round", "cycles");
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_NEON; simd++)
        print_versions((enum sudoku_simd)simd, cycle);
    if (argc > 1)
        printf("%-26s %8s %8s %10s %10s %10s\n", "set", "before/p", "rounds/p", "guesses/p",
               "one, us/p", "many, us/p");
    for (enum engine9_use use = ENGINE9_ONE; argc > 1 && use < ENGINE9_USES; use++) {
        const struct engine9_version *version = engine9_version_for(use, SUDOKU_SIMD_AUTO);
        pace[use] = (struct pace){time_of_round(version), version->boards};
    }
    for (int i = 1; i < argc; i++)
        status |= print_set(argv[i], pace);
    return status ? 1 : 0;
}
