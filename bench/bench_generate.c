/* Number of puzzles generated, canonical forms computed and repairs found in a second of processor
 * time.
 *
 * usage: bench_generate [N [FILE...]] */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <sudoku/sudoku.h>

#include "common/clock.h"
#include "common/random.h"
#include "puzzles.h"

/* Number of puzzles per set. */
enum { REPAIRED = 1000 };

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

static void bench_repair(struct sudoku_generator *generator, const char *name,
                         const uint8_t *puzzles, size_t count)
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
    printf("repair of %s: true change among the first three in %.1f %% of %zu, %.2f ms each, "
           "%.2f at most\n",
           name, 100.0 * (double)found / (double)broken, broken, 1e3 * all / (double)broken,
           1e3 * longest);
}

/* Repairs up to COUNT puzzles of FILE, evenly spread. */
static int bench_repair_file(struct sudoku_generator *generator, const char *file, size_t count)
{
    struct puzzles puzzles;
    const char *slash = strrchr(file, '/');
    if (puzzles_read(&puzzles, file) != 0 || !puzzles.count)
        return -1;
    count = count < puzzles.count ? count : puzzles.count;
    uint8_t *boards = malloc(81 * count);
    for (size_t i = 0; boards && i < 81 * count; i++) {
        char cell = puzzles.texts[i / 81 * (puzzles.count / count) * PUZZLE_STRIDE + i % 81];
        boards[i] = (uint8_t)(cell == '.' ? 0 : cell - '0');
    }
    if (boards)
        bench_repair(generator, slash ? slash + 1 : file, boards, count);
    free(boards);
    puzzles_free(&puzzles);
    return 0;
}

/* Makes COUNT puzzles in PUZZLES, and minimizes the same number of full grids. */
static void bench_making(struct sudoku_generator *generator, uint8_t *puzzles, uint8_t *grids,
                         int8_t *statuses, size_t count)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    uint8_t form[81];
    job.count = count;
    job.seed = 1;
    job.results = puzzles;
    job.solutions = grids;
    job.statuses = statuses;
    double start = now();
    sudoku_generator_run(generator, &job, NULL);
    printf("generate: %.0f minimal puzzles a second\n", (double)count / (now() - start));
    job.puzzles = grids;
    job.solutions = NULL;
    start = now();
    sudoku_generator_run(generator, &job, NULL);
    printf("minimize: %.0f full grids a second\n", (double)count / (now() - start));
    start = now();
    for (size_t i = 0; i < count; i++)
        sudoku_canonical_form(puzzles + 81 * i, form, NULL, NULL);
    printf("canonical: %.0f puzzles a second\n", (double)count / (now() - start));
}

int main(int argc, char **argv)
{
    size_t count = argc > 1 ? strtoul(argv[1], NULL, 10) : 10000;
    struct sudoku_generator *generator;
    uint8_t *puzzles = malloc(81 * count), *grids = malloc(81 * count);
    int8_t *statuses = malloc(count);
    if (!count || !puzzles || !grids || !statuses ||
        sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) != SUDOKU_OK)
        return 1;
    bench_making(generator, puzzles, grids, statuses, count);
    bench_repair(generator, "these", puzzles, count < REPAIRED ? count : REPAIRED);
    for (int i = 2; i < argc; i++)
        if (bench_repair_file(generator, argv[i], REPAIRED) != 0) {
            fprintf(stderr, "bench_generate: %s has no puzzles\n", argv[i]);
            return 1;
        }
    sudoku_generator_destroy(generator);
    free(puzzles);
    free(grids);
    free(statuses);
    return 0;
}
