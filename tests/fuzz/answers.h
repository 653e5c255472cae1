/* Answers of solvers, kept: frames after each other ask for the same boards again and again. */
#ifndef TESTS_FUZZ_ANSWERS_H
#define TESTS_FUZZ_ANSWERS_H

#include <sudoku/solver.h>

#include "fuzz.h"

enum { ANSWERS_MAX_CELLS = 81 };

/* A question that was asked of SOLVER, and its answer. */
struct answer {
    const struct sudoku_solver *solver; /* NULL: none was */
    uint8_t givens[ANSWERS_MAX_CELLS], solution[ANSWERS_MAX_CELLS];
    enum sudoku_status status;
};

/* The place of the answer to whether GIVENS, COUNT cells, have one solution. Where it is that of
 * another question, it is empty and has this one. */
struct answer *answer_to(const struct sudoku_solver *solver, const uint8_t *givens, unsigned count,
                         bool *known);

#endif
