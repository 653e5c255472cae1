/* One question on its way through an engine, below the solver that asks it and the engines. */
#ifndef SOLVER_RUN_H
#define SOLVER_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "board/layout.h"
#include "solver/limiter.h"

struct run {
    const struct sudoku_layout *layout;
    /* What the caller gave; its digits and sets are in range. */
    const struct sudoku_puzzle *puzzle;
    /* cell_count sets: a given's digit alone; elsewhere, what the givens' peers and the caller's
     * candidates leave. Some may be empty. NULL for an engine that prepares its own start. */
    const sudoku_digitset *start;
    /* 0: natural order. */
    uint64_t seed;
    /* An engine's quicker check for a puzzle of givens alone on the classic board; NULL: none. */
    bool (*verify)(const uint8_t *givens, const uint8_t *solution);
    struct limiter limiter;
    sudoku_solution_callback *callback;
    void *user;
};

/* Checks SOLUTION (cell_count digits) against units and puzzle, counts it and hands it over. True:
 * stop, run->limiter.status says why. */
bool run_solution(struct run *run, const uint8_t *solution);

#endif
