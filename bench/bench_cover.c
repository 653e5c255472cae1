/* Known exact cover problems: this search against the textbook's, in one run.
 *
 *     bench_cover [ROUNDS]
 *
 * README.md explains the measurements. */
#include <stdio.h>
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "common/clock.h"
#include "support/problems.h"
#include "textbook.h"

struct pair {
    struct sudoku_cover *cover;
    struct textbook *book;
    int has_failed;
};

static void take(void *user, const size_t *items, size_t count)
{
    struct pair *pair = user;
    if (sudoku_cover_add(pair->cover, items, count) != SUDOKU_OK ||
        textbook_add(pair->book, items, count) < 0)
        pair->has_failed = 1;
}

static void take_pentominoes(size_t width, take_option *to, void *user)
{
    const struct pentomino_board board = {.width = width, .height = 60 / width};
    pentomino_options(&board, to, user);
}

struct problem {
    const char *name;
    size_t primary, secondary, size;
    void (*options)(size_t size, take_option *take, void *user);
};

static const struct problem problems[] = {
    {"pentominoes 6x10", 72, 0, 10, take_pentominoes},
    {"pentominoes 3x20", 72, 0, 20, take_pentominoes},
    {"queens 11", 22, 44, 11, queens_options},
    {"langford 10", 30, 0, 10, langford_options},
    {"latin squares 5", 75, 0, 5, latin_square_options},
};

static double now(void)
{
    return clock_seconds(CLOCK_PROCESS_CPUTIME_ID);
}

/* Runs both once and keeps the minimum times; false if they differ. */
static bool run(const struct pair *pair, double *ours, double *theirs)
{
    double start = now();
    sudoku_cover_search(pair->cover, NULL, NULL, NULL);
    double middle = now();
    uint64_t count = textbook_count(pair->book);
    double end = now();
    *ours = middle - start < *ours ? middle - start : *ours;
    *theirs = end - middle < *theirs ? end - middle : *theirs;
    return count == sudoku_cover_stats(pair->cover)->solutions;
}

static bool measure(const struct problem *problem, unsigned rounds)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    options.primary = problem->primary;
    options.secondary = problem->secondary;
    struct pair pair = {.book = textbook_create(problem->primary, problem->secondary)};
    double ours = 1e9, theirs = 1e9;
    bool agrees = pair.book && sudoku_cover_create(&options, &pair.cover) == SUDOKU_OK;
    if (agrees)
        problem->options(problem->size, take, &pair);
    for (unsigned i = 0; i < rounds && agrees; i++)
        agrees = !pair.has_failed && run(&pair, &ours, &theirs);
    if (agrees)
        printf("%-18s %9llu covers %10llu options tried  %8.3f s  textbook %8.3f s  %5.2f times\n",
               problem->name, (unsigned long long)sudoku_cover_stats(pair.cover)->solutions,
               (unsigned long long)sudoku_cover_stats(pair.cover)->nodes, ours, theirs,
               theirs / ours);
    else
        fprintf(stderr, "bench_cover: %s: the two differ, or memory is short\n", problem->name);
    sudoku_cover_destroy(pair.cover);
    textbook_destroy(pair.book);
    return agrees;
}

int main(int argc, char **argv)
{
    unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 3;
    bool agrees = true;
    for (size_t i = 0; i < sizeof problems / sizeof problems[0]; i++)
        agrees = measure(&problems[i], rounds ? rounds : 1) && agrees;
    return agrees ? EXIT_SUCCESS : EXIT_FAILURE;
}
