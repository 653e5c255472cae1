/* One query on its way through an engine. */
#ifndef ENGINE_RUN_H
#define ENGINE_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "board/layout.h"
#include "engine/limiter.h"

struct run {
    const struct sudoku_layout *layout;
    /* The caller's puzzle, with digits and sets in range. */
    const struct sudoku_puzzle *puzzle;
    /* cell_count sets: a given's digit alone; for other cells, the digits allowed by givens and by
     * the caller's candidates. Sets may be empty. NULL for an engine that prepares its own start.
     */
    const sudoku_digitset *start;
    /* 0: natural order. */
    uint64_t seed;
    /* An engine's faster check for a puzzle of givens alone on the classic board; NULL if none. */
    bool (*verify)(const uint8_t *givens, const uint8_t *solution);
    struct limiter limiter;
    sudoku_solution_callback *callback;
    void *user;
};

/* Checks SOLUTION (cell_count digits) against units and puzzle, counts it and passes it to the
 * callback; true to stop, with the reason in run->limiter.status. */
bool run_solution(struct run *run, const uint8_t *solution);

#endif
