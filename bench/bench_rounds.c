/* What a round of engine9 costs, and how many a puzzle takes before its first branch: see
 * README.md. */
#include <stdio.h>
#include <string.h>

#include "common/clock.h"
#include "engine9/version.h"
#include "made.h"
#include "puzzles.h"

enum { ROUNDS = 200000, TRIES = 15, MAX_ROUNDS = 81, STEPS = 10000000 };

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

/* Seconds of a round that waits for the last one, on an empty board: the least of some tries. */
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

/* Rounds from the givens of TEXT until nothing changes or a contradiction shows. */
static unsigned count_rounds(const char *text)
{
    uint16_t cells[81], before[81];
    unsigned rounds = 0;
    bool sound = true;
    for (unsigned cell = 0; cell < 81; cell++)
        cells[cell] = engine9_sets[text[cell] & 31];
    do {
        memcpy(before, cells, sizeof before);
        sound = engine9_portable.rounds(cells, 1, false);
        rounds++;
    } while (sound && rounds < MAX_ROUNDS && memcmp(before, cells, sizeof before) != 0);
    return rounds;
}

/* Prints how many rounds the puzzles of NAME take before their first branch, and how long these are
 * at least with a round of SECONDS. Negative on failure. */
static int print_set(const char *name, double seconds)
{
    struct puzzles puzzles;
    double sum = 0;
    if (made_read(&puzzles, name, 1) < 0 || puzzles.count == 0) {
        fprintf(stderr, "bench_rounds: %s: cannot be read\n", name);
        return -1;
    }
    for (size_t i = 0; i < puzzles.count; i++)
        sum += count_rounds(puzzles.texts + i * PUZZLE_STRIDE);
    sum /= (double)puzzles.count;
    const char *slash = strrchr(name, '/');
    printf("%-26s %8.2f %10.3f\n", slash ? slash + 1 : name, sum, sum * seconds * 1e6);
    puzzles_free(&puzzles);
    return 0;
}

int main(int argc, char **argv)
{
    double cycle = time_of_cycle(), quickest = 1;
    int status = 0;
    printf("a cycle takes %.3f ns\n%-24s %8s %8s\n", cycle * 1e9, "version", "ns/round", "cycles");
    for (int simd = SUDOKU_SIMD_PORTABLE; simd <= SUDOKU_SIMD_NEON; simd++) {
        const struct engine9_version *last = NULL;
        for (enum engine9_use use = ENGINE9_ONE; use < ENGINE9_USES; use++) {
            const struct engine9_version *version =
                engine9_version_for(use, (enum sudoku_simd)simd);
            if (!version || version == last)
                continue;
            double round = time_of_round(version);
            printf("%-10s %-13s %8.2f %8.1f\n", simd_names[simd], use_names[use], round * 1e9,
                   round / cycle);
            quickest = round < quickest ? round : quickest;
            last = version;
        }
    }
    if (argc > 1)
        printf("%-26s %8s %10s\n", "set", "rounds/p", "us/p");
    for (int i = 1; i < argc; i++)
        status |= print_set(argv[i], quickest);
    return status ? 1 : 0;
}
