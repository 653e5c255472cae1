/* The caller's allocator.
 *
 *     const struct sudoku_allocator allocator = {allocate, release, NULL};
 *     struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
 *     struct sudoku_solver *solver;
 *     options.allocator = &allocator;
 *     sudoku_solver_create(sudoku_layout_classic(), &options, &solver);
 *     sudoku_solver_destroy(solver);
 *
 * Where the caller's function gives NULL, calls give SUDOKU_ERR_MEMORY. */
#ifndef SUDOKU_MEMORY_H
#define SUDOKU_MEMORY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Where an object takes its memory from. Copied by the object that is created with it; USER must
 * outlive that object. Memory is asked for when an object is created and, by objects that say so,
 * when they grow; never while solving. Both functions are called by the thread that calls the
 * library. */
struct sudoku_allocator {
    /* Gives SIZE (at least 1) bytes aligned as malloc() does, or NULL. */
    void *(*allocate)(void *user, size_t size);
    /* Takes back POINTER, which allocate() gave; NULL is allowed and does nothing. */
    void (*release)(void *user, void *pointer);
    void *user;
};

#ifdef __cplusplus
}
#endif
#endif
