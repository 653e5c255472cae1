/* The contract that every engine keeps.
 *
 * Takes a layout once and start candidates for each puzzle, gives every solution to the run, fails
 * only when memory is short at the beginning.
 *
 * create() takes all memory. search() goes through the whole search space: it calls meter_node()
 * for each digit it tries and run_solution() for each solution, in an order that depends on the
 * seed alone, and ends at once when either of them says so. It returns SUDOKU_OK when the space is
 * exhausted, SUDOKU_UNDECIDED when its method can say no more, and else run->meter.status. */
#ifndef ENGINE_H
#define ENGINE_H

#include <stdbool.h>
#include <stdint.h>

#include <sudoku/solver.h>

#include "layout.h"
#include "meter.h"

/* One question on its way through an engine. */
struct run {
    const struct sudoku_layout *layout;
    /* What the caller gave; its digits and sets are in range. */
    const struct sudoku_puzzle *puzzle;
    /* cell_count sets: a given's digit alone; elsewhere, what the givens' peers and the caller's
     * candidates leave. Some may be empty. NULL for an engine that prepares its own start. */
    const sudoku_digitset *start;
    /* 0: natural order. */
    uint64_t seed;
    struct meter meter;
    sudoku_solution_callback *callback;
    void *user;
};

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
extern const struct engine engine_search;
extern const struct engine engine_dlx;
extern const struct engine engine_nine;

/* Checks SOLUTION (cell_count digits) against units and puzzle, counts it and hands it over. True:
 * stop, run->meter.status says why. */
bool run_solution(struct run *run, const uint8_t *solution);

#endif
