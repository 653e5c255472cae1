/* One set of limits for many questions to a solver: each takes what those before have left. */
#ifndef SOLVER_SHARE_H
#define SOLVER_SHARE_H

#include <stdbool.h>

#include <sudoku/solver.h>

struct share {
    struct sudoku_limits left;
    bool counts_nodes;
    double end; /* of the time, by the monotonic clock; 0: none */
};

/* Takes LIMITS (NULL: none), of which the number of solutions does not count. False: they make no
 * sense. */
bool share_begin(struct share *share, const struct sudoku_limits *limits);

/* What is left, for a question that stops after SOLUTIONS (0: never); share_took() then tells what
 * SOLVER did. SUDOKU_OK, or the limit that was reached. */
enum sudoku_status share_take(struct share *share, uint64_t solutions,
                              struct sudoku_limits *limits);
void share_took(struct share *share, const struct sudoku_solver *solver);

/* sudoku_solver_solve() within the limits. */
enum sudoku_status share_solve(struct share *share, struct sudoku_solver *solver,
                               const struct sudoku_puzzle *puzzle, uint8_t *solution);

/* The layout of SOLVER, which is not NULL. */
const struct sudoku_layout *solver_layout(const struct sudoku_solver *solver);

#endif
