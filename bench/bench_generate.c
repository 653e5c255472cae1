/* Puzzles generated, forms and repairs found, in a second of processor time.
 *
 * usage: bench_generate [N] */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sudoku/sudoku.h>

#include "common/clock.h"
#include "common/random.h"

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Changes a random given of PUZZLE to another digit. */
static void spoil(uint64_t *random, uint8_t *puzzle)
{
    unsigned cell;
    do
        cell = random_below(random, 81);
    while (!puzzle[cell]);
    puzzle[cell] = (uint8_t)((puzzle[cell] + random_below(random, 8)) % 9 + 1);
}

static int holds(const struct sudoku_repair *repair, const uint8_t *spoilt, const uint8_t *puzzle)
{
    uint8_t board[81];
    memcpy(board, spoilt, 81);
    for (unsigned i = 0; i < repair->change_count; i++)
        board[repair->changes[i].cell] = (uint8_t)repair->changes[i].digit;
    return memcmp(board, puzzle, 81) == 0;
}

static void bench_repair(struct sudoku_generator *generator, const uint8_t *puzzles, size_t count)
{
    uint64_t random = 1;
    size_t broken = 0, found = 0;
    double longest = 0, all = 0;
    for (size_t i = 0; i < count; i++) {
        struct sudoku_repair repairs[3];
        uint8_t board[81];
        size_t repair_count = 0, k = 0;
        memcpy(board, puzzles + 81 * i, 81);
        spoil(&random, board);
        double start = now();
        enum sudoku_status status =
            sudoku_generator_repair(generator, board, NULL, NULL, repairs, 3, &repair_count);
        double seconds = now() - start;
        if (status == SUDOKU_END)
            continue;
        broken++;
        all += seconds;
        longest = seconds > longest ? seconds : longest;
        while (k < 3 && k < repair_count && !holds(&repairs[k], board, puzzles + 81 * i))
            k++;
        found += k < 3 && k < repair_count;
    }
    printf(
        "repair: true change among the first three in %.1f %% of %zu, %.2f ms each, %.2f at most\n",
        100.0 * (double)found / (double)broken, broken, 1e3 * all / (double)broken, 1e3 * longest);
}

int main(int argc, char **argv)
{
    size_t count = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    uint8_t form[81];
    uint8_t *puzzles = malloc(81 * count);
    int8_t *statuses = malloc(count);
    if (!count || !puzzles || !statuses ||
        sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) != SUDOKU_OK)
        return 1;
    job.count = count;
    job.seed = 1;
    job.results = puzzles;
    job.statuses = statuses;
    double start = now();
    sudoku_generator_run(generator, &job, NULL);
    printf("generate: %.0f minimal puzzles a second\n", (double)count / (now() - start));
    start = now();
    for (size_t i = 0; i < count; i++)
        sudoku_canonical_form(puzzles + 81 * i, form, NULL, NULL);
    printf("canonical: %.0f puzzles a second\n", (double)count / (now() - start));
    bench_repair(generator, puzzles, count < 1000 ? count : 1000);
    sudoku_generator_destroy(generator);
    free(puzzles);
    free(statuses);
    return 0;
}
