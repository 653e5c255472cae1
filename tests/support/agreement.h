/* One engine judged by another. */
#ifndef TESTS_SUPPORT_AGREEMENT_H
#define TESTS_SUPPORT_AGREEMENT_H

#include <string.h>

#include "common/random.h"
#include "support/samples.h"

/* JUDGED finds as many solutions of PUZZLE, up to LIMIT, as SIMPLE does, and the same one where it
 * is the only one. */
static inline void check_agreement(struct sudoku_solver *simple, struct sudoku_solver *judged,
                                   const struct sudoku_puzzle *puzzle, uint64_t limit)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = limit;
    uint64_t expected = 0, count = 0;
    uint8_t only[SAMPLE_MAX_CELLS] = {0}, solution[SAMPLE_MAX_CELLS] = {0};
    enum sudoku_status status = sudoku_solver_count(simple, puzzle, &limits, &expected);
    CHECK_EQ(sudoku_solver_count(judged, puzzle, &limits, &count), status);
    CHECK_EQ(count, expected);
    status = sudoku_solver_unique(simple, puzzle, NULL, only);
    CHECK_EQ(sudoku_solver_unique(judged, puzzle, NULL, solution), status);
    if (status == SUDOKU_OK)
        CHECK(memcmp(solution, only, sizeof solution) == 0);
}

#endif
