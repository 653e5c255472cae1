/* The interface of an engine.
 *
 * create() allocates all memory, for one layout. search() explores the whole search space: it calls
 * limiter_node() for each digit tried and run_solution() for each solution, in an order that
 * depends on the seed alone, and stops at once when either returns true. It returns SUDOKU_OK when
 * the space is exhausted, SUDOKU_UNDECIDED when its method gets stuck, and otherwise
 * run->limiter.status. */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include <stdbool.h>

#include <sudoku/solver.h>

#include "engine/run.h"

struct engine {
    const char *name;
    enum sudoku_status (*create)(const struct sudoku_layout *layout,
                                 const struct sudoku_allocator *allocator, void **state);
    void (*destroy)(void *state, const struct sudoku_allocator *allocator);
    enum sudoku_status (*search)(void *state, struct run *run);
    /* True: it works from run->puzzle, supports the classic board only, and finds no solution,
     * without a node, if givens exclude each other. Other engines work from run->start. */
    bool prepares_start;
};

extern const struct engine engine_simple;
extern const struct engine engine_logic;
extern const struct engine engine_cdcl;
extern const struct engine engine_dlx;
extern const struct engine engine_engine9;

#endif
