/* Answers to single questions about any layout, within the limits of a call. */
#ifndef GENERATE_ORACLE_H
#define GENERATE_ORACLE_H

#include <sudoku/solver.h>

#include "engine/limiter.h"
#include "generate/builder.h"

struct oracle {
    const struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    sudoku_digitset *sets; /* cell_count sets, all digits each */
    uint8_t *solution;     /* cell_count digits: the last solution found */
};

/* Allocates memory; after a failure oracle_close() frees the rest. */
enum sudoku_status oracle_open(struct oracle *oracle, const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator);
void oracle_close(struct oracle *oracle, const struct sudoku_allocator *allocator);

/* Stores the number of solutions for QUESTION in *FOUND: at most 1, or at most 2 if it has no cell.
 * The first one is then in oracle->solution. Returns SUDOKU_OK, or why the number is unknown. */
enum sudoku_status oracle_ask(struct oracle *oracle, const struct builder_question *question,
                              struct limiter *limiter, unsigned *found);

/* Returns SUDOKU_OK if GIVENS have exactly one solution, which is then in oracle->solution; else
 * the status of sudoku_solver_unique(). */
enum sudoku_status oracle_unique(struct oracle *oracle, const uint8_t *givens,
                                 struct limiter *limiter);

/* Passes every solution of GIVENS to CALLBACK; a result other than 0 stops with SUDOKU_CANCELLED.
 * Returns the status of sudoku_solver_enumerate() or of LIMITER. */
enum sudoku_status oracle_enumerate(struct oracle *oracle, const uint8_t *givens,
                                    struct limiter *limiter, sudoku_solution_callback *callback,
                                    void *user);

/* Returns limits for a question within those of LIMITER. */
struct sudoku_limits oracle_limits(struct limiter *limiter);

#endif
