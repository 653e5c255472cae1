/* The generator, as its own files share it. */
#ifndef GENERATE_GENERATOR_H
#define GENERATE_GENERATOR_H

#include <stdatomic.h>

#include <sudoku/generate.h>

#include "generate/criteria/trial_room.h"
#include "generate/lanes9.h"
#include "generate/oracle.h"

struct sudoku_generator {
    struct sudoku_allocator allocator;
    const struct sudoku_layout *layout;
    bool is_classic;
    struct lanes9 *lanes; /* for the classic layout, else NULL */
    struct oracle oracle;
    struct builder builder;
    uint8_t *board;  /* cell_count numbers */
    uint16_t *pairs; /* 2 * cell_count cells */
    uint8_t *sample; /* SAMPLE_SIZE boards: solutions of a puzzle */
    unsigned sample_size;
    struct trials trials; /* of jobs with criteria */
    atomic_bool cancel;
    atomic_bool is_busy; /* a call is in progress */
};

/* True if GENERATOR is not NULL and not in a call; else notes the argument error. */
bool generator_is_free(const struct sudoku_generator *generator);

/* True if also GIVENS are digits of the layout or 0. */
bool generator_givens_fit(const struct sudoku_generator *generator, const uint8_t *givens);

/* Begins a call of GENERATOR under LIMITS. Returns false, and notes the argument error, if these
 * are invalid. */
bool generator_begin(struct sudoku_generator *generator, const struct sudoku_limits *limits,
                     struct limiter *limiter);

/* Ends the call; returns STATUS. */
enum sudoku_status generator_end(struct sudoku_generator *generator, enum sudoku_status status);

/* Stores a random solution of GIVENS (NULL: a blank board), found by the layout's solver, in GRID,
 * which may be GIVENS. Returns SUDOKU_OK, SUDOKU_NO_SOLUTION or the status of a limit. */
enum sudoku_status generator_draw_solution(struct sudoku_generator *generator,
                                           const uint8_t *givens, uint64_t *random,
                                           struct limiter *limiter, uint8_t *grid);

/* Fills BOARD, which has a solution, with a random one. Returns SUDOKU_OK or the status of a limit.
 */
enum sudoku_status generator_complete(struct sudoku_generator *generator, uint64_t *random,
                                      struct limiter *limiter, uint8_t *board);

/* Makes the puzzles of JOB, whatever its criteria; limiter->status is then the result. */
void generator_make(struct sudoku_generator *generator, const struct sudoku_generate_job *job,
                    struct limiter *limiter);

/* Same as sudoku_generator_fit_pattern() under LIMITER, within a call. */
enum sudoku_status generator_fit(struct sudoku_generator *generator, const uint8_t *pattern,
                                 uint64_t seed, struct limiter *limiter, uint8_t *puzzle,
                                 uint8_t *solution);

/* Sets *HAS_REDUNDANT if a given of GIVENS, which have one solution, can be removed. Returns
 * SUDOKU_OK or the status of a limit. */
enum sudoku_status generator_has_redundant(struct sudoku_generator *generator,
                                           const uint8_t *givens, struct limiter *limiter,
                                           bool *has_redundant);

/* Stores a random grid in GRID. Returns SUDOKU_OK, SUDOKU_NO_SOLUTION or the status of a limit. */
enum sudoku_status generator_draw_grid(struct sudoku_generator *generator, uint64_t *random,
                                       struct limiter *limiter, uint8_t *grid);

#endif
