/* The caller's allocator.
 *
 *     const struct sudoku_allocator allocator = {allocate, release, NULL};
 *     struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
 *     struct sudoku_solver *solver;
 *     options.allocator = &allocator;
 *     sudoku_solver_create(sudoku_layout_classic(), &options, &solver);
 *     sudoku_solver_destroy(solver);
 *
 * If the caller's function returns NULL, the call returns SUDOKU_ERR_MEMORY. */
#ifndef SUDOKU_MEMORY_H
#define SUDOKU_MEMORY_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The functions from which an object takes its memory. Every object copies them; USER must outlive
 * the object. Objects allocate when they are created and, if their header says so, when they grow;
 * never while solving. Both functions are called on the thread that calls the library. */
struct sudoku_allocator {
    /* Returns SIZE (1 or more) bytes, aligned as by malloc(), or NULL. */
    void *(*allocate)(void *user, size_t size);
    /* Frees POINTER, which allocate() returned; NULL is ignored. */
    void (*release)(void *user, void *pointer);
    void *user;
};

#ifdef __cplusplus
}
#endif
#endif
