/* One set of limits for many questions to a solver: each takes what those before have left. */
#ifndef SOLVER_SHARE_H
#define SOLVER_SHARE_H

#include <stdbool.h>

#include <sudoku/solver.h>

#include "solver/engine.h"

struct share {
    struct sudoku_solver *solver;
    struct sudoku_limits left;
    bool counts_nodes;
    double end;               /* of the time, by the monotonic clock; 0: none */
    struct sudoku_stats done; /* by all questions so far */
};

/* Takes LIMITS (NULL: none), of which the number of solutions does not count, for questions to
 * SOLVER. A cancel holds for all of them, up to share_end(). False: the limits make no sense, or
 * the solver is NULL or asked from its own callback; there is nothing to end then. */
bool share_begin(struct share *share, struct sudoku_solver *solver,
                 const struct sudoku_limits *limits);

/* Ends it and gives STATUS, the answer to the questions; the solver's statistics are those of all
 * of them. */
enum sudoku_status share_end(struct share *share, enum sudoku_status status);

/* sudoku_solver_candidates() within the limits; it takes no nodes. */
enum sudoku_status share_candidates(struct share *share, const struct sudoku_puzzle *puzzle,
                                    sudoku_digitset *candidates);

/* sudoku_solver_solve() within the limits. */
enum sudoku_status share_solve(struct share *share, const struct sudoku_puzzle *puzzle,
                               uint8_t *solution);

/* sudoku_solver_count() within the limits. SUDOKU_SOLUTION_LIMIT: there are SOLUTIONS and more, or
 * it takes more than NODES. */
enum sudoku_status share_count(struct share *share, const struct sudoku_puzzle *puzzle,
                               uint64_t solutions, uint64_t nodes, uint64_t *count);

/* Puts PUZZLE to ENGINE, which hands no solution over, within the limits and up to SOLUTIONS (0: no
 * limit). SUDOKU_OK: its whole search space was seen. */
enum sudoku_status share_ask(struct share *share, const struct engine *engine, void *state,
                             const struct sudoku_puzzle *puzzle, uint64_t solutions);

/* What the solver has for questions that are part of a larger one. */

/* Whether SOLVER can be asked; else notes why not. */
bool solver_is_free(const struct sudoku_solver *solver);

/* From now on a cancel of SOLVER is not over with the call that it stops. */
void solver_keep_cancel(struct sudoku_solver *solver);

/* It is again; IS_OVER: so is one that came before. The statistics of all of them are STATS. */
void solver_end_share(struct sudoku_solver *solver, const struct sudoku_stats *stats, bool is_over);

/* sudoku_solver_candidates() within LIMITS (NULL: none). */
enum sudoku_status solver_candidates(struct sudoku_solver *solver,
                                     const struct sudoku_puzzle *puzzle,
                                     const struct sudoku_limits *limits,
                                     sudoku_digitset *candidates);

/* Puts PUZZLE to ENGINE under LIMITS, as they were taken (NULL: none). SUDOKU_OK: its whole search
 * space was seen. */
enum sudoku_status solver_ask(struct sudoku_solver *solver, const struct engine *engine,
                              void *state, const struct sudoku_puzzle *puzzle,
                              const struct sudoku_limits *limits,
                              sudoku_solution_callback *callback, void *user);

/* The allocator of SOLVER, which is not NULL. */
const struct sudoku_allocator *solver_allocator(const struct sudoku_solver *solver);

/* The instructions that engine9 was asked for. */
enum sudoku_simd solver_simd(const struct sudoku_solver *solver);

/* The layout of SOLVER, which is not NULL. */
const struct sudoku_layout *solver_layout(const struct sudoku_solver *solver);

#endif
