/* The cost of a round of engine9, and the number of rounds per puzzle; see README.md. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "counted.h"
#include "engine9/version.h"
#include "made.h"
#include "puzzles.h"
#include "solving.h"

enum { ROUNDS = 200000, TRIES = 15, STEPS = 10000000 };

static const char *const simd_names[] = {"auto",   "portable", "sse", "avx2",
                                         "avx512", "neon",     "wasm"};
static const char *const use_names[] = {"one puzzle", "plentiful", "many puzzles"};

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Returns the seconds of an operation that depends on the previous one, a cycle of the processor:
 * the minimum of several measurements with six such operations per step. */
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

/* Returns the seconds of a round of each vector of VERSION, each dependent on the previous one, on
 * an empty board: the minimum of several measurements. */
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

/* The speed of the fastest version for a use. */
struct pace {
    double seconds; /* a round of each of its vectors */
    unsigned boards;
};

struct options {
    enum sudoku_simd simd;
    double peer; /* nanoseconds per puzzle of another solver on the following sets; 0 if unknown */
};

/* Means over the puzzles of a set: counts, and the minimum seconds that follow from them. */
struct bound {
    double before, path, all, guesses, refuted;
    double one, many;
};

/* Returns the minimum seconds of PUZZLE alone, if branches took no time and idle boards cost
 * nothing: on one board up to the first branch, then on several, all at work. Dependent rounds take
 * their time one by one, however many boards there are. */
static double least_of_one(const struct counted *counted, bool alone, const struct pace *pace)
{
    const struct pace *narrow = &pace[ENGINE9_PLENTIFUL], *shared = &pace[ENGINE9_ONE];
    const double quicker = narrow->seconds < shared->seconds ? narrow->seconds : shared->seconds;
    if (alone)
        return (double)counted->all * narrow->seconds;
    double in_turns = (double)counted->path * quicker;
    double all_at_work =
        (double)counted->before * narrow->seconds +
        (double)(counted->all - counted->before) / shared->boards * shared->seconds;
    return in_turns > all_at_work ? in_turns : all_at_work;
}

static struct bound bound_of(const struct puzzles *puzzles, const struct pace pace[ENGINE9_USES])
{
    const struct pace *many = &pace[ENGINE9_MANY];
    struct bound sum = {0};
    for (size_t i = 0; i < puzzles->count; i++) {
        const char *text = puzzles->texts + i * PUZZLE_STRIDE;
        const double share = 1.0 / (double)puzzles->count;
        const struct counted counted = count_rounds(text);
        sum.before += (double)counted.before * share;
        sum.path += (double)counted.path * share;
        sum.all += (double)counted.all * share;
        sum.guesses += (double)counted.guesses * share;
        sum.refuted += (double)counted.refuted * share;
        sum.one += least_of_one(&counted, counted_is_alone(text), pace) * share;
        sum.many += (double)counted.all / many->boards * many->seconds * share;
    }
    return sum;
}

/* Returns the seconds per puzzle, alone or of many in one call: the minimum of the passes in half a
 * second. */
static double measure(const struct options *options, const struct puzzles *puzzles, bool is_many)
{
    const struct solving_options solving = {
        .simd = options->simd, .limit = 2, .batch = is_many, .cpu = 1, .threads = 1, .seconds = .5};
    static struct solving_result result;
    if (solving_measure(&solving, puzzles, &result) < 0)
        return 0;
    return result.passes[0] / (double)puzzles->count;
}

/* Prints the bound by rounds, the measurement, and their ratios to the peer. */
static void print_use(const struct options *options, double least, double measured)
{
    printf(" %9.3f %9.3f %5.0f %%", least * 1e6, measured * 1e6, 100 * least / measured);
    if (options->peer > 0)
        printf(" %6.2f %6.2f", options->peer * 1e-9 / least, options->peer * 1e-9 / measured);
}

static void print_head(const struct options *options)
{
    const char *peer = options->peer > 0 ? " at most    now" : "";
    printf("%-22s %7s %7s %8s %8s %8s %9s %9s %7s%s %9s %9s %7s%s\n", "set", "before", "path",
           "rounds", "guesses", "refuted", "one, us", "measured", "of it", peer, "many, us",
           "measured", "of it", peer);
}

/* Returns a negative number on failure. */
static int print_set(const struct options *options, const char *name)
{
    struct puzzles puzzles;
    struct pace pace[ENGINE9_USES];
    if (made_read(&puzzles, name, 1) < 0 || puzzles.count == 0) {
        fprintf(stderr, "bench_rounds: %s: cannot be read\n", name);
        return -1;
    }
    for (enum engine9_use use = ENGINE9_ONE; use < ENGINE9_USES; use++) {
        const struct engine9_version *version = engine9_version_for(use, options->simd);
        pace[use] = (struct pace){time_of_round(version), version->boards};
    }
    const struct bound bound = bound_of(&puzzles, pace);
    const char *slash = strrchr(name, '/');
    printf("%-22s %7.2f %7.2f %8.2f %8.3f %8.3f", slash ? slash + 1 : name, bound.before,
           bound.path, bound.all, bound.guesses, bound.refuted);
    print_use(options, bound.one, measure(options, &puzzles, false));
    print_use(options, bound.many, measure(options, &puzzles, true));
    putchar('\n');
    fflush(stdout);
    puzzles_free(&puzzles);
    return 0;
}

/* Prints the time of a round of each version of SIMD. */
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

/* Parses an option; false if ARGUMENT is not one. */
static bool take_option(const char *argument, struct options *options)
{
    if (strncmp(argument, "--peer-ns=", 10) == 0)
        options->peer = strtod(argument + 10, NULL);
    else
        return strncmp(argument, "--simd=", 7) == 0 &&
               solving_simd(argument + 7, &options->simd) == 0 &&
               engine9_version_for(ENGINE9_ONE, options->simd);
    return true;
}

int main(int argc, char **argv)
{
    struct options options = {.simd = SUDOKU_SIMD_AUTO};
    double cycle = time_of_cycle();
    int status = 0;
    bool headed = false;
    printf("a cycle takes %.3f ns\n%-24s %6s %8s %8s\n", cycle * 1e9, "version", "boards",
           "ns/round", "cycles");
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_WASM; simd++)
        print_versions((enum sudoku_simd)simd, cycle);
    for (int i = 1; i < argc; i++) {
        if (strncmp(argv[i], "--", 2) == 0) {
            if (!take_option(argv[i], &options)) {
                fprintf(stderr, "usage: bench_rounds [--simd=NAME] [[--peer-ns=X] SET]...\n");
                return 2;
            }
            continue;
        }
        if (!headed)
            print_head(&options);
        headed = true;
        status |= print_set(&options, argv[i]);
    }
    return status ? 1 : 0;
}
