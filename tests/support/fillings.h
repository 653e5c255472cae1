/* All solutions of the empty 4 x 4 board, in the order in which an engine finds them. */
#ifndef TESTS_SUPPORT_FILLINGS_H
#define TESTS_SUPPORT_FILLINGS_H

#include <stdlib.h>
#include <string.h>

#include "support/samples.h"

enum { FILLINGS = 288, FILLING_CELLS = 16 };

struct fillings {
    unsigned count;
    uint8_t boards[FILLINGS][FILLING_CELLS];
};

static inline int keep_filling(void *user, const uint8_t *solution)
{
    struct fillings *fillings = user;
    if (fillings->count < FILLINGS)
        memcpy(fillings->boards[fillings->count], solution, FILLING_CELLS);
    fillings->count++;
    return 0;
}

static inline int compare_fillings(const void *a, const void *b)
{
    return memcmp(a, b, FILLING_CELLS);
}

static inline void enumerate_fillings(const struct sudoku_layout *layout, enum sudoku_engine engine,
                                      uint64_t seed, struct fillings *fillings)
{
    struct sudoku_solver *solver = sample_solver(layout, engine, seed);
    fillings->count = 0;
    CHECK_EQ(
        sudoku_solver_enumerate(solver, &(struct sudoku_puzzle){0}, NULL, keep_filling, fillings),
        SUDOKU_OK);
    CHECK_EQ(fillings->count, FILLINGS);
    sudoku_solver_destroy(solver);
}

/* ENGINE finds the same solutions for each seed, each once, in an order that depends on the
 * seed. */
static inline void check_seeds_shuffle(enum sudoku_engine engine)
{
    struct sudoku_layout *layout = sample_square(4, 0, NULL);
    static struct fillings runs[4];
    const size_t size = sizeof runs[0].boards;
    for (unsigned i = 0; i < 4; i++)
        enumerate_fillings(layout, engine, i % 3, &runs[i]);
    CHECK(memcmp(runs[0].boards, runs[1].boards, size) != 0);
    CHECK(memcmp(runs[1].boards, runs[2].boards, size) != 0);
    CHECK(memcmp(runs[0].boards, runs[3].boards, size) == 0);
    for (unsigned i = 0; i < 3; i++)
        qsort(runs[i].boards, FILLINGS, FILLING_CELLS, compare_fillings);
    CHECK(memcmp(runs[0].boards, runs[1].boards, size) == 0);
    CHECK(memcmp(runs[0].boards, runs[2].boards, size) == 0);
    for (unsigned i = 1; i < FILLINGS; i++)
        CHECK(memcmp(runs[0].boards[i - 1], runs[0].boards[i], FILLING_CELLS) != 0);
    sudoku_layout_destroy(layout);
}

#endif
