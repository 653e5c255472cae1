/* The contract that every engine keeps.
 *
 * All memory is taken at the beginning, for one layout; each puzzle brings its start candidates.
 *
 * create() takes all memory. search() goes through the whole search space: it calls limiter_node()
 * for each digit it tries and run_solution() for each solution, in an order that depends on the
 * seed alone, and ends at once when either of them says so. It returns SUDOKU_OK when the space is
 * exhausted, SUDOKU_UNDECIDED when its method can say no more, and else run->limiter.status. */
#ifndef SOLVER_ENGINE_H
#define SOLVER_ENGINE_H

#include <stdbool.h>

#include <sudoku/solver.h>

#include "solver/run.h"

struct engine {
    const char *name;
    enum sudoku_status (*create)(const struct sudoku_layout *layout,
                                 const struct sudoku_allocator *allocator, void **state);
    void (*destroy)(void *state, const struct sudoku_allocator *allocator);
    enum sudoku_status (*search)(void *state, struct run *run);
    /* It works from run->puzzle, knows the classic board only, and finds no solution, without a
     * node, where givens exclude each other. The others work from run->start. */
    bool prepares_start;
};

extern const struct engine engine_simple;
extern const struct engine engine_logic;
extern const struct engine engine_cdcl;
extern const struct engine engine_dlx;
extern const struct engine engine_engine9;

/* The engine of that number; NULL for AUTO, which stands for none, and for what is no number of
 * one. */
const struct engine *engine_of(enum sudoku_engine engine);

#endif
