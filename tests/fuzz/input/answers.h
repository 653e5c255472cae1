/* A cache of solver answers: successive frames query the same boards again and again. */
#ifndef TESTS_FUZZ_ANSWERS_H
#define TESTS_FUZZ_ANSWERS_H

#include <sudoku/solver.h>

#include "fuzz.h"

enum { ANSWERS_MAX_CELLS = 81 };

/* A query to SOLVER and its answer. */
struct answer {
    const struct sudoku_solver *solver; /* NULL: empty */
    uint8_t givens[ANSWERS_MAX_CELLS], solution[ANSWERS_MAX_CELLS];
    enum sudoku_status status;
};

/* Returns the slot for whether GIVENS, COUNT cells, have one solution. If it held another query,
 * it is cleared and assigned to this one. */
struct answer *answer_to(const struct sudoku_solver *solver, const uint8_t *givens, unsigned count,
                         bool *known);

#endif
