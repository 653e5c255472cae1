/* New puzzles and grids, and removal of givens from puzzles.
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
 * Every puzzle has exactly one solution. The result depends on the seed alone, not on threads or on
 * the instructions of the processor. */
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

/* The symmetry of the pattern of givens, whatever their digits. */
enum sudoku_symmetry {
    SUDOKU_SYMMETRY_NONE = 0,
    /* Rotation by a half turn; by a quarter turn. */
    SUDOKU_SYMMETRY_ROTATE180 = 1,
    SUDOKU_SYMMETRY_ROTATE90 = 2,
    /* Reflection left to right; top to bottom; both. */
    SUDOKU_SYMMETRY_MIRROR = 3,
    SUDOKU_SYMMETRY_FLIP = 4,
    SUDOKU_SYMMETRY_CROSS = 5,
    /* Reflection across the diagonal from the top left; across the other one; both. */
    SUDOKU_SYMMETRY_DIAGONAL = 6,
    SUDOKU_SYMMETRY_ANTIDIAGONAL = 7,
    SUDOKU_SYMMETRY_DIAGONALS = 8,
    /* All of these. */
    SUDOKU_SYMMETRY_FULL = 9
};

/* Returns the name of SYMMETRY, such as "rotate180": a constant string, or NULL if there is no such
 * symmetry. Thread-safe. */
SUDOKU_API const char *sudoku_symmetry_name(enum sudoku_symmetry symmetry);

/* Finds the symmetry called NAME and stores it in *SYMMETRY. Returns SUDOKU_OK, or
 * SUDOKU_ERR_ARGUMENT for an unknown name or a NULL, with *SYMMETRY unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_symmetry_from_name(const char *name,
                                                        enum sudoku_symmetry *symmetry);

struct sudoku_generator;

/* Options of sudoku_generator_create(). Start from SUDOKU_GENERATOR_OPTIONS_INIT, then change
 * fields. */
struct sudoku_generator_options {
    /* sizeof(struct sudoku_generator_options); allows the struct to grow. */
    size_t size;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
};

/* The size and the defaults. */
#define SUDOKU_GENERATOR_OPTIONS_INIT                                                              \
    {                                                                                              \
        sizeof(struct sudoku_generator_options), NULL                                              \
    }

/* Creates a generator for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and
 * stores it in *GENERATOR, owned by the caller. On failure *GENERATOR is NULL. Allocates all memory
 * of the generator.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL; SUDOKU_ERR_MEMORY. Thread-safe; a generator
 * belongs to one thread and to one call at a time. A progress callback must not call the same
 * generator, which would return SUDOKU_ERR_ARGUMENT; sudoku_generator_cancel() is allowed. */
SUDOKU_API enum sudoku_status
sudoku_generator_create(const struct sudoku_layout *layout,
                        const struct sudoku_generator_options *options,
                        struct sudoku_generator **generator);

/* Frees GENERATOR. NULL is left alone. */
SUDOKU_API void sudoku_generator_destroy(struct sudoku_generator *generator);

/* Stops the running call of GENERATOR, or else its next one, with SUDOKU_CANCELLED. The request
 * ends with that call. Any thread and any signal handler may call this while the generator exists.
 */
SUDOKU_API void sudoku_generator_cancel(struct sudoku_generator *generator);

/* Puzzles to make. Start from SUDOKU_GENERATE_JOB_INIT, then change fields. The caller owns all
 * arrays. */
struct sudoku_generate_job {
    /* sizeof(struct sudoku_generate_job); allows the struct to grow. */
    size_t size;
    /* The number of puzzles. */
    size_t count;
    /* COUNT boards of cell_count numbers, one after another, each with one solution, from which
     * givens are removed. NULL: new grids. */
    const uint8_t *puzzles;
    /* SEED + N determines the grid of puzzle number N and the order in which its givens are
     * removed. */
    uint64_t seed;
    /* The order in which givens are removed: cell_count cells, each once. NULL: drawn from the
     * seed. */
    const uint16_t *order;
    /* Givens that the symmetry maps onto each other are removed together; square layouts only. */
    enum sudoku_symmetry symmetry;
    /* Minimum number of givens to keep. 0: the puzzle becomes minimal; no given, or with a symmetry
     * no group of givens, can be removed without adding a solution. */
    unsigned min_givens;
    /* Room for COUNT boards: the puzzles. */
    uint8_t *results;
    /* Room for COUNT boards: their solutions. NULL: not needed. */
    uint8_t *solutions;
    /* Room for COUNT statuses of enum sudoku_status, one byte each:
     *   SUDOKU_OK                 made
     *   SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS, SUDOKU_CONFLICT   of the puzzle given
     *   SUDOKU_ERR_ARGUMENT       the puzzle has a number over the side
     *   SUDOKU_ERR_INTERNAL       the check of a solution failed
     *   the status of the call    not finished when it was stopped
     * Unless it is SUDOKU_OK, result and solution are unchanged. */
    int8_t *statuses;
};

/* The size and no puzzles. */
#define SUDOKU_GENERATE_JOB_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_generate_job), 0, NULL, 0, NULL, SUDOKU_SYMMETRY_NONE, 0, NULL, NULL, \
            NULL                                                                                   \
    }

/* Makes the puzzles of JOB within LIMITS (NULL: none; the number of solutions has no effect) by
 * removing givens as long as the solution stays unique.
 *
 * Returns SUDOKU_OK if each has its status; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or
 * SUDOKU_CANCELLED if some have that status; SUDOKU_ERR_ARGUMENT for a NULL, an invalid order, or a
 * symmetry that is unknown or does not fit the layout, with nothing written. */
SUDOKU_API enum sudoku_status sudoku_generator_run(struct sudoku_generator *generator,
                                                   const struct sudoku_generate_job *job,
                                                   const struct sudoku_limits *limits);

/* Finds the givens of GIVENS (cell_count numbers, with one solution) that could each be removed
 * alone: stores their cells in CELLS, which has room for cell_count, and their number in *COUNT.
 * The puzzle is minimal if there are none.
 *
 * Returns SUDOKU_OK; SUDOKU_NO_SOLUTION, SUDOKU_SEVERAL_SOLUTIONS or SUDOKU_CONFLICT of the puzzle;
 * SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none);
 * SUDOKU_ERR_ARGUMENT for a NULL or a number over the side; SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status sudoku_generator_find_redundant(struct sudoku_generator *generator,
                                                              const uint8_t *givens,
                                                              const struct sudoku_limits *limits,
                                                              uint16_t *cells, size_t *count);

/* Makes a solved grid from SEED and stores its cell_count digits in GRID. Every grid is possible,
 * but they are not equally likely; see sudoku_generator_make_uniform_grid().
 *
 * Returns SUDOKU_OK; SUDOKU_NO_SOLUTION if the layout has no grid; SUDOKU_NODE_LIMIT,
 * SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED if stopped by LIMITS (NULL: none); SUDOKU_ERR_ARGUMENT for
 * a NULL; SUDOKU_ERR_INTERNAL. */
SUDOKU_API enum sudoku_status sudoku_generator_make_grid(struct sudoku_generator *generator,
                                                         uint64_t seed,
                                                         const struct sudoku_limits *limits,
                                                         uint8_t *grid);

/* Same as sudoku_generator_make_grid(), with all grids of the layout equally likely. On the classic
 * layout it draws a top band and a left stack, accepts them in proportion to the number of grids
 * that have both, and draws one of those; on other layouts it enumerates all grids. Returns
 * SUDOKU_SOLUTION_LIMIT also if a layout other than the classic one has more than a million grids.
 */
SUDOKU_API enum sudoku_status sudoku_generator_make_uniform_grid(struct sudoku_generator *generator,
                                                                 uint64_t seed,
                                                                 const struct sudoku_limits *limits,
                                                                 uint8_t *grid);

/* Searches from SEED for a puzzle with one solution whose givens are the nonzero cells of PATTERN
 * (cell_count numbers); stores it in PUZZLE and its solution in SOLUTION (cell_count numbers each).
 * It starts from a random grid and repeatedly replaces a few givens by those of another solution
 * without them, if that does not increase the number of solutions.
 *
 * Returns SUDOKU_OK; SUDOKU_NOT_FOUND if the search ended with several solutions, which proves
 * nothing, and PUZZLE and SOLUTION hold the best attempt; other statuses as for
 * sudoku_generator_make_grid(). */
SUDOKU_API enum sudoku_status sudoku_generator_fit_pattern(struct sudoku_generator *generator,
                                                           const uint8_t *pattern, uint64_t seed,
                                                           const struct sudoku_limits *limits,
                                                           uint8_t *puzzle, uint8_t *solution);

#ifdef __cplusplus
}
#endif
#endif
