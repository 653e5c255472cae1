/* One set of limits for a series of queries to a solver. */
#ifndef SOLVER_BUDGET_H
#define SOLVER_BUDGET_H

#include <stdbool.h>

#include <sudoku/solver.h>

#include "engine/engine.h"

struct budget {
    struct sudoku_solver *solver;
    sudoku_digitset *sets; /* cell_count, memory of the solver for the caller */
    uint8_t *digits;       /* 2 * cell_count, likewise */
    struct sudoku_limits left;
    bool counts_nodes;
    double end;               /* deadline by the monotonic clock, in seconds; 0 if none */
    struct sudoku_stats done; /* statistics over all queries */
};

/* Starts a series of queries to SOLVER under LIMITS (NULL: none), without its number of solutions.
 * A cancel request holds until budget_end(). Returns false if the limits are invalid, or SOLVER is
 * NULL or called from its own callback; there is then nothing to end. */
bool budget_begin(struct budget *budget, struct sudoku_solver *solver,
                  const struct sudoku_limits *limits);

/* Ends the series and returns STATUS, its result; the solver's statistics become the sum over the
 * series. */
enum sudoku_status budget_end(struct budget *budget, enum sudoku_status status);

/* Same as sudoku_solver_candidates() within the limits; it counts no nodes. */
enum sudoku_status budget_candidates(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                     sudoku_digitset *candidates);

/* Same as sudoku_solver_solve() within the limits. */
enum sudoku_status budget_solve(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                uint8_t *solution);

/* Same as sudoku_solver_unique() within the limits. */
enum sudoku_status budget_unique(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                 uint8_t *solution);

/* Same as sudoku_solver_count() within the limits. Returns SUDOKU_SOLUTION_LIMIT for SOLUTIONS or
 * more, or after NODES. */
enum sudoku_status budget_count(struct budget *budget, const struct sudoku_puzzle *puzzle,
                                uint64_t solutions, uint64_t nodes, uint64_t *count);

/* Searches PUZZLE with ENGINE, without a callback, within the limits and up to SOLUTIONS (0: no
 * limit). Returns SUDOKU_OK if its whole search space was explored. */
enum sudoku_status budget_search(struct budget *budget, const struct engine *engine, void *state,
                                 const struct sudoku_puzzle *puzzle, uint64_t solutions);

/* Services of the solver for queries that consist of others. */

/* Stores memory of SOLVER in BUDGET. */
void solver_lend(struct sudoku_solver *solver, struct budget *budget);

/* True if SOLVER can be called; otherwise records the reason. */
bool solver_is_free(const struct sudoku_solver *solver);

/* Makes a cancel request of SOLVER outlast the call that it stops. */
void solver_hold_cancel(struct sudoku_solver *solver);

/* Ends that, and also the request if IS_OVER. STATS become the statistics of SOLVER. */
void solver_end_budget(struct sudoku_solver *solver, const struct sudoku_stats *stats,
                       bool is_over);

/* Same as sudoku_solver_candidates() within LIMITS (NULL: none). */
enum sudoku_status solver_candidates(struct sudoku_solver *solver,
                                     const struct sudoku_puzzle *puzzle,
                                     const struct sudoku_limits *limits,
                                     sudoku_digitset *candidates);

/* Searches PUZZLE with ENGINE under copied LIMITS (NULL: none). Returns SUDOKU_OK if its whole
 * search space was explored. */
enum sudoku_status solver_search(struct sudoku_solver *solver, const struct engine *engine,
                                 void *state, const struct sudoku_puzzle *puzzle,
                                 const struct sudoku_limits *limits,
                                 sudoku_solution_callback *callback, void *user);

/* Returns the allocator of SOLVER, which is not NULL. */
const struct sudoku_allocator *solver_allocator(const struct sudoku_solver *solver);

/* Returns the instructions requested for engine9. */
enum sudoku_simd solver_simd(const struct sudoku_solver *solver);

/* Returns the layout of SOLVER, which is not NULL. */
const struct sudoku_layout *solver_layout(const struct sudoku_solver *solver);

#endif
