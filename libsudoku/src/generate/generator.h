/* The generator, as the files see it that share it. */
#ifndef GENERATE_GENERATOR_H
#define GENERATE_GENERATOR_H

#include <stdatomic.h>

#include <sudoku/generate.h>

#include "generate/lanes9.h"
#include "generate/oracle.h"

struct sudoku_generator {
    struct sudoku_allocator allocator;
    const struct sudoku_layout *layout;
    bool is_classic;
    struct lanes9 *lanes; /* of the classic layout */
    struct oracle oracle;
    struct builder builder;
    uint8_t *board;  /* cell_count */
    uint16_t *pairs; /* 2 * cell_count */
    uint8_t *sample; /* solutions of a puzzle that has several */
    unsigned sample_size;
    atomic_bool cancel;
    atomic_bool is_busy; /* a call is under way */
};

/* Whether GENERATOR may begin a call; else notes the reason. */
bool generator_is_free(const struct sudoku_generator *generator);

/* The same for a call with GIVENS, which must be digits of the layout, or 0. */
bool generator_givens_fit(const struct sudoku_generator *generator, const uint8_t *givens);

/* Begins a call of GENERATOR under LIMITS; false, with the reason: they are not sound. */
bool generator_begin(struct sudoku_generator *generator, const struct sudoku_limits *limits,
                     struct limiter *limiter);

/* Ends it, with STATUS. */
enum sudoku_status generator_end(struct sudoku_generator *generator, enum sudoku_status status);

/* A solution of GIVENS (NULL: a blank board) into GRID, which may be the givens, by the layout's
 * solver, as *RANDOM has it. Statuses as below. */
enum sudoku_status generator_draw_solution(struct sudoku_generator *generator,
                                           const uint8_t *givens, uint64_t *random,
                                           struct limiter *limiter, uint8_t *grid);

/* A random grid into GRID, as *RANDOM has it: SUDOKU_OK, SUDOKU_NO_SOLUTION, or that of a limit. */
enum sudoku_status generator_draw_grid(struct sudoku_generator *generator, uint64_t *random,
                                       struct limiter *limiter, uint8_t *grid);

#endif
