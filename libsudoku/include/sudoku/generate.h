/* New puzzles and grids, and puzzles with fewer givens.
 *
 *     struct sudoku_generator *generator;
 *     struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
 *     uint8_t puzzle[81];
 *     int8_t status;
 *     job.seed = 2026;
 *     job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
 *     job.count = 1;
 *     job.results = puzzle;
 *     job.statuses = &status;
 *     if (sudoku_generator_create(sudoku_layout_classic(), NULL, &generator) == SUDOKU_OK)
 *         sudoku_generator_run(generator, &job, NULL);
 *     sudoku_generator_destroy(generator);
 *
 * Every puzzle has exactly one solution. What is made depends on the seed alone: not on the
 * threads, nor on the instructions of the processor. */
#ifndef SUDOKU_GENERATE_H
#define SUDOKU_GENERATE_H

#include <stddef.h>
#include <stdint.h>

#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/solver.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How the cells with givens lie; digits have no part in it. */
enum sudoku_symmetry {
    SUDOKU_SYMMETRY_NONE = 0,
    /* By half a turn; by a quarter, too. */
    SUDOKU_SYMMETRY_ROTATE180 = 1,
    SUDOKU_SYMMETRY_ROTATE90 = 2,
    /* Left and right are exchanged; top and bottom; both. */
    SUDOKU_SYMMETRY_MIRROR = 3,
    SUDOKU_SYMMETRY_FLIP = 4,
    SUDOKU_SYMMETRY_CROSS = 5,
    /* Along the diagonal from the top left; the other one; both. */
    SUDOKU_SYMMETRY_DIAGONAL = 6,
    SUDOKU_SYMMETRY_ANTIDIAGONAL = 7,
    SUDOKU_SYMMETRY_DIAGONALS = 8,
    /* All of these. */
    SUDOKU_SYMMETRY_FULL = 9
};

/* The name of SYMMETRY, such as "rotate180": a constant text; NULL where there is none. Any thread
 * may call it. */
SUDOKU_API const char *sudoku_symmetry_name(enum sudoku_symmetry symmetry);

/* Finds the symmetry called NAME and stores it in *SYMMETRY. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT
 * where there is none, with *SYMMETRY as it was. Any thread may call it. */
SUDOKU_API enum sudoku_status sudoku_symmetry_from_name(const char *name,
                                                        enum sudoku_symmetry *symmetry);

struct sudoku_generator;

/* How sudoku_generator_create() builds a generator. Begin with its _INIT, then set what differs. */
struct sudoku_generator_options {
    /* sizeof(struct sudoku_generator_options): lets the struct grow. */
    size_t size;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* Its size, and the defaults. */
#define SUDOKU_GENERATOR_OPTIONS_INIT                                                              \
    {                                                                                              \
        sizeof(struct sudoku_generator_options), NULL                                              \
    }

/* Makes a generator for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
 * stores it in *GENERATOR, which the caller then owns. On failure *GENERATOR is NULL. All memory is
 * taken here.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL; SUDOKU_ERR_MEMORY. Any thread may call it; a generator
 * belongs to one thread at a time, and to one call: what the progress callback asks of the
 * generator that it is called for is SUDOKU_ERR_ARGUMENT, but for sudoku_generator_cancel(). */
SUDOKU_API enum sudoku_status
sudoku_generator_create(const struct sudoku_layout *layout,
                        const struct sudoku_generator_options *options,
                        struct sudoku_generator **generator);

/* Frees GENERATOR. NULL is left alone. */
SUDOKU_API void sudoku_generator_destroy(struct sudoku_generator *generator);

/* Makes the call that GENERATOR is in, or else its next one, stop with SUDOKU_CANCELLED. The
 * request ends with that call. Any thread and any signal handler may call it. */
SUDOKU_API void sudoku_generator_cancel(struct sudoku_generator *generator);

/* What is to be made. Begin with its _INIT, then set what differs. */
struct sudoku_generate_job {
    /* sizeof(struct sudoku_generate_job): lets the struct grow. */
    size_t size;
    /* How many puzzles. */
    size_t count;
    /* COUNT boards of cell_count givens, one after the other, each with one solution, which lose
     * givens. NULL: new grids do. */
    const uint8_t *puzzles;
    /* Puzzle number N is made by SEED + N: the grid, and the order in which givens go. */
    uint64_t seed;
    /* cell_count cells, each once: the order in which givens go. NULL: by the seed. */
    const uint16_t *order;
    /* Givens go together that the symmetry makes one; square layouts. */
    enum sudoku_symmetry symmetry;
    /* No given goes that would leave fewer. With 0 all go that can: none can be left out then, or,
     * with a symmetry, none together with those that go with it. */
    unsigned min_givens;
    /* Room for COUNT boards: the puzzles. */
    uint8_t *results;
    /* Room for COUNT boards: their solutions. NULL: not wanted. */
    uint8_t *solutions;
    /* Room for COUNT statuses of enum sudoku_status in a byte each:
     *   SUDOKU_OK                 made
     *   SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT   what the puzzle has
     *   SUDOKU_ERR_ARGUMENT       a number over the side in the puzzle
     *   SUDOKU_ERR_INTERNAL       the check of a solution failed
     *   what the call answers     not finished when it was stopped
     * Where it is not SUDOKU_OK, result and solution are as they were. */
    int8_t *statuses;
};

/* Its size, and no puzzle yet. */
#define SUDOKU_GENERATE_JOB_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_generate_job), 0, NULL, 0, NULL, SUDOKU_SYMMETRY_NONE, 0, NULL, NULL, \
            NULL                                                                                   \
    }

/* Makes the puzzles of JOB within LIMITS (NULL: none; their number of solutions is not looked at)
 * by leaving out givens in turn as long as the solution stays the only one.
 * SUDOKU_OK: each has its status; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: some have
 * that one; SUDOKU_ERR_ARGUMENT: a NULL, an order that is none, a symmetry that is none or that
 * the layout cannot have, and nothing was written. */
SUDOKU_API enum sudoku_status sudoku_generator_run(struct sudoku_generator *generator,
                                                   const struct sudoku_generate_job *job,
                                                   const struct sudoku_limits *limits);

/* Finds the givens of GIVENS (cell_count numbers, with one solution) that could each be left out:
 * stores their cells in CELLS, which has room for cell_count, and how many they are in *COUNT. The
 * puzzle is minimal where there is none.
 * SUDOKU_OK; SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT: what the puzzle has;
 * SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: stopped by LIMITS (NULL: none);
 * SUDOKU_ERR_ARGUMENT: a NULL or a number over the side; SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status sudoku_generator_find_redundant(struct sudoku_generator *generator,
                                                              const uint8_t *givens,
                                                              const struct sudoku_limits *limits,
                                                              uint16_t *cells, size_t *count);

/* Makes a solved grid by SEED and stores its cell_count digits in GRID. Each grid can come, but not
 * all equally often: see sudoku_generator_make_uniform_grid().
 * SUDOKU_OK; SUDOKU_NO_SOLUTION: the layout has no grid; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT,
 * SUDOKU_CANCELLED: stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT: a NULL;
 * SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status sudoku_generator_make_grid(struct sudoku_generator *generator,
                                                         uint64_t seed,
                                                         const struct sudoku_limits *limits,
                                                         uint8_t *grid);

/* The same, and each grid of the layout comes equally often. On the classic layout a top band and
 * a left stack are drawn at random and taken as often as there are grids with both, of which one is
 * drawn; on others, all grids are gone through. Statuses as above, and SUDOKU_SOLUTION_LIMIT: the
 * layout is not the classic one and has more than a million grids. */
SUDOKU_API enum sudoku_status sudoku_generator_make_uniform_grid(struct sudoku_generator *generator,
                                                                 uint64_t seed,
                                                                 const struct sudoku_limits *limits,
                                                                 uint8_t *grid);

/* Finds a puzzle that has its givens where PATTERN (cell_count numbers) is not 0, and one solution,
 * by SEED; stores it in PUZZLE and its solution in SOLUTION (cell_count numbers each). Begins with
 * a random grid and exchanges some givens at a time for those of another solution without them,
 * where that leaves no more solutions.
 * SUDOKU_OK; SUDOKU_NOT_FOUND: after so many exchanges as pay there still were several: PUZZLE and
 * SOLUTION hold what came nearest; other statuses as for sudoku_generator_make_grid(). */
SUDOKU_API enum sudoku_status sudoku_generator_fit_pattern(struct sudoku_generator *generator,
                                                           const uint8_t *pattern, uint64_t seed,
                                                           const struct sudoku_limits *limits,
                                                           uint8_t *puzzle, uint8_t *solution);

#ifdef __cplusplus
}
#endif
#endif
