/* Answers to questions about any layout, one at a time, within the limits of a larger call. */
#ifndef GENERATE_ORACLE_H
#define GENERATE_ORACLE_H

#include <sudoku/solver.h>

#include "engine/limiter.h"
#include "generate/builder.h"

struct oracle {
    const struct sudoku_layout *layout;
    struct sudoku_solver *solver;
    sudoku_digitset *sets; /* cell_count */
    uint8_t *solution;     /* cell_count: the last that was found */
};

/* Takes what it needs; on failure oracle_close() frees what there is. */
enum sudoku_status oracle_open(struct oracle *oracle, const struct sudoku_layout *layout,
                               const struct sudoku_allocator *allocator);
void oracle_close(struct oracle *oracle, const struct sudoku_allocator *allocator);

/* How many solutions QUESTION finds: up to 1, or up to 2 where it has no cell; the first is then in
 * oracle->solution. SUDOKU_OK, or why it is not known. */
enum sudoku_status oracle_ask(struct oracle *oracle, const struct builder_question *question,
                              struct limiter *limiter, unsigned *found);

/* Finds whether GIVENS have one solution, SUDOKU_OK, which is then in oracle->solution; else the
 * status says what they have. */
enum sudoku_status oracle_unique(struct oracle *oracle, const uint8_t *givens,
                                 struct limiter *limiter);

/* Passes every solution of GIVENS to CALLBACK, whose result other than 0 stops with
 * SUDOKU_CANCELLED. Statuses of sudoku_solver_enumerate(), or that of LIMITER. */
enum sudoku_status oracle_enumerate(struct oracle *oracle, const uint8_t *givens,
                                    struct limiter *limiter, sudoku_solution_callback *callback,
                                    void *user);

/* The limits of a question within those of LIMITER. */
struct sudoku_limits oracle_limits(struct limiter *limiter);

#endif
