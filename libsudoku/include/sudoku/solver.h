/* Solving: one solution, uniqueness, counts, all solutions, the candidates after logic.
 *
 *     const struct sudoku_puzzle puzzle = {givens, NULL};
 *     struct sudoku_solver *solver;
 *     uint8_t solution[81];
 *     if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) == SUDOKU_OK &&
 *         sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK)
 *         printf("r1c1 is %u\n", solution[0]);
 *     sudoku_solver_destroy(solver);
 *
 * Solutions are checked against the givens before they are handed over. Every engine answers the
 * same questions in the same way; they differ in method and speed. */
#ifndef SUDOKU_SOLVER_H
#define SUDOKU_SOLVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/digitset.h>
#include <sudoku/layout.h>
#include <sudoku/memory.h>
#include <sudoku/status.h>
#include <sudoku/version.h>

#ifdef __cplusplus
extern "C" {
#endif

enum sudoku_engine {
    /* The fastest engine for the layout. */
    SUDOKU_ENGINE_AUTO = 0,
    /* Depth-first search in scan order with digit sets: the baseline and the independent judge. */
    SUDOKU_ENGINE_SIMPLE = 1,
    /* Propagation alone, without a guess: elimination, naked and hidden subsets of every size,
     * locked candidates over all crossing units. Answers SUDOKU_UNDECIDED where it gets stuck. */
    SUDOKU_ENGINE_LOGIC = 2,
    /* Propagation, branching and learning from conflicts (as SAT solvers do: conflict-driven clause
     * learning); any layout, giants included. */
    SUDOKU_ENGINE_CDCL = 3,
    /* Exact cover by Knuth's dancing links. */
    SUDOKU_ENGINE_DLX = 4,
    /* Vectors of boards; the classic layout, or one with the same units, only. */
    SUDOKU_ENGINE_ENGINE9 = 5
};

/* Which instructions SUDOKU_ENGINE_ENGINE9 uses. All of them give the same answers. */
enum sudoku_simd {
    /* The fastest that the library was built with and the processor has. */
    SUDOKU_SIMD_AUTO = 0,
    /* None: portable C. */
    SUDOKU_SIMD_PORTABLE = 1,
    /* SSE4.1, with SSSE3. */
    SUDOKU_SIMD_SSE = 2,
    SUDOKU_SIMD_AVX2 = 3,
    /* AVX-512 F, BW, VL, VBMI and BITALG. */
    SUDOKU_SIMD_AVX512 = 4,
    SUDOKU_SIMD_NEON = 5
};

struct sudoku_solver;

/* How sudoku_solver_create() builds a solver. Begin with its _INIT, then set what differs. */
struct sudoku_solver_options {
    /* sizeof(struct sudoku_solver_options): lets the struct grow. */
    size_t size;
    enum sudoku_engine engine;
    /* 0: the natural order, the same on every run. Else the order in which solutions are found is
     * shuffled, in the same way for the same seed, engine and library. */
    uint64_t seed;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* For SUDOKU_ENGINE_ENGINE9, and not looked at for others. Where a puzzle has several
     * solutions, their order is the same for the same seed and instructions. */
    enum sudoku_simd simd;
    /* True: calls without a time limit and a progress callback do not look at the clock, and
     * sudoku_stats.seconds is 0 after them. Two looks take a tenth of the time of an easy classic
     * puzzle. */
    bool untimed;
};

/* Its size, and the defaults. */
#define SUDOKU_SOLVER_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_solver_options), SUDOKU_ENGINE_AUTO, 0, NULL, SUDOKU_SIMD_AUTO, false \
    }

/* A puzzle: what is given. */
struct sudoku_puzzle {
    /* cell_count numbers, a digit 1..side or 0 for an empty cell. NULL: all empty. */
    const uint8_t *givens;
    /* cell_count sets that narrow the empty cells' digits further. NULL: every digit. */
    const sudoku_digitset *candidates;
};

/* What a solver did in its last call. Fields may be added at the end. */
struct sudoku_stats {
    /* Solutions found. */
    uint64_t solutions;
    /* Digits tried: placements by branching, the first branch of a choice included. */
    uint64_t nodes;
    /* Choices with more than one way to go. */
    uint64_t guesses;
    /* Ways that led to a contradiction and were undone. */
    uint64_t backtracks;
    /* Most choices open at one time. */
    uint64_t depth;
    /* Wall-clock time of the call in seconds. 0: the solver is untimed. */
    double seconds;
};

/* When a call must end although it is not finished. Begin with its _INIT, then set what differs. */
struct sudoku_limits {
    /* sizeof(struct sudoku_limits): lets the struct grow. */
    size_t size;
    /* Stop after this many solutions. 0: no limit. */
    uint64_t solutions;
    /* Stop after this many nodes. 0: no limit. */
    uint64_t nodes;
    /* Stop after this wall-clock time in seconds. 0: no limit. */
    double seconds;
    /* Called now and then, at least once in some thousand nodes, by the thread that solves, with
     * the figures so far. A result other than 0 stops the call with SUDOKU_CANCELLED. NULL: not
     * called. What it asks of this solver is SUDOKU_ERR_ARGUMENT, but for
     * sudoku_solver_cancel(). */
    int (*progress)(void *user, const struct sudoku_stats *stats);
    void *user;
};

/* Its size, and no limit. */
#define SUDOKU_LIMITS_INIT                                                                         \
    {                                                                                              \
        sizeof(struct sudoku_limits), 0, 0, 0, NULL, NULL                                          \
    }

/* Receives a solution: cell_count digits that are valid during the call. A result other than 0
 * stops the search. What it asks of the solver that calls it is SUDOKU_ERR_ARGUMENT. */
typedef int sudoku_solution_callback(void *user, const uint8_t *solution);

/* Makes a solver for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and stores
 * it in *SOLVER, which the caller then owns. On failure *SOLVER is NULL. All memory is taken here.
 * SUDOKU_OK; SUDOKU_ERR_ARGUMENT: a NULL, no such engine, one that cannot solve the layout, or
 * instructions that are missing;
 * SUDOKU_ERR_MEMORY. Any thread may call it; a solver belongs to one thread at a time, and to one
 * call: what its own callback asks of it is SUDOKU_ERR_ARGUMENT. */
SUDOKU_API enum sudoku_status sudoku_solver_create(const struct sudoku_layout *layout,
                                                   const struct sudoku_solver_options *options,
                                                   struct sudoku_solver **solver);

/* Frees SOLVER. NULL is left alone. */
SUDOKU_API void sudoku_solver_destroy(struct sudoku_solver *solver);

/* Makes SOLVER find solutions in the order of SEED from its next call on, as if it had been created
 * with it; see sudoku_solver_options.seed. Takes no memory. Nothing happens where SOLVER is NULL.
 */
SUDOKU_API void sudoku_solver_set_seed(struct sudoku_solver *solver, uint64_t seed);

/* The four questions. Each takes PUZZLE and LIMITS (NULL: none), and answers:
 *   SUDOKU_CONFLICT       the givens break a rule; sudoku_board_check() names the cells
 *   SUDOKU_NO_SOLUTION    proved
 *   SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED   stopped before the answer was known
 *   SUDOKU_UNDECIDED      engine `logic` got stuck
 *   SUDOKU_ERR_ARGUMENT   a NULL, a digit over the side, a candidate set outside 1..side
 *   SUDOKU_ERR_INTERNAL   the check of a solution against the givens failed
 * and what stands at each. Outputs that are not named for a status are left as they were. */

/* Finds one solution and stores it in SOLUTION (cell_count bytes, may be the givens themselves).
 * SUDOKU_OK: found. The limit on solutions does not count here. */
SUDOKU_API enum sudoku_status sudoku_solver_solve(struct sudoku_solver *solver,
                                                  const struct sudoku_puzzle *puzzle,
                                                  const struct sudoku_limits *limits,
                                                  uint8_t *solution);

/* Finds one solution and proves that there is no other.
 * SUDOKU_OK: exactly one, in SOLUTION (as above). SUDOKU_SEVERAL_SOLUTIONS: SOLUTION holds one of
 * them. With a limit reached after the first solution, SOLUTION holds it and the statistics'
 * count of solutions is 1. */
SUDOKU_API enum sudoku_status sudoku_solver_unique(struct sudoku_solver *solver,
                                                   const struct sudoku_puzzle *puzzle,
                                                   const struct sudoku_limits *limits,
                                                   uint8_t *solution);

/* Counts solutions and stores the number in *COUNT.
 * SUDOKU_OK: that many, all of them. SUDOKU_NO_SOLUTION: 0. SUDOKU_SOLUTION_LIMIT and the other
 * limits: at least that many. */
SUDOKU_API enum sudoku_status sudoku_solver_count(struct sudoku_solver *solver,
                                                  const struct sudoku_puzzle *puzzle,
                                                  const struct sudoku_limits *limits,
                                                  uint64_t *count);

/* The same for numbers of any size: after a tenth of a second of search it goes through parts
 * of the board that have nothing to do with each other and remembers how many solutions each has,
 * rather than going through solutions. MEMORY is how many bytes it takes to remember them (0: 256
 * MB; less costs time), until it returns; SUDOKU_ERR_MEMORY where a thousandth of that is not
 * there. Numbers are remembered by 128-bit hashes of parts. No solution is looked at again.
 * Statuses as above, and SUDOKU_SOLUTION_LIMIT also where UINT64_MAX solutions or more were
 * counted; with other limits *COUNT is what the search found. Engine logic answers for itself
 * alone. R. Bayardo, J. Pehoushek, "Counting models using connected components", AAAI 2000. */
SUDOKU_API enum sudoku_status sudoku_solver_count_cached(struct sudoku_solver *solver,
                                                         const struct sudoku_puzzle *puzzle,
                                                         const struct sudoku_limits *limits,
                                                         size_t memory, uint64_t *count);

/* Hands every solution to CALLBACK, each once.
 * SUDOKU_OK: all were handed over. SUDOKU_SOLUTION_LIMIT: as many as the limit says.
 * SUDOKU_CANCELLED: the callback stopped it. */
SUDOKU_API enum sudoku_status sudoku_solver_enumerate(struct sudoku_solver *solver,
                                                      const struct sudoku_puzzle *puzzle,
                                                      const struct sudoku_limits *limits,
                                                      sudoku_solution_callback *callback,
                                                      void *user);

/* Finds the candidates that remain after logic alone, whatever the solver's engine, and stores
 * them in CANDIDATES (cell_count sets; a solved cell keeps one digit).
 * SUDOKU_OK: solved, every set is single. SUDOKU_UNDECIDED: some are not; SUDOKU_NO_SOLUTION:
 * refuted, CANDIDATES shows a cell or a digit with nowhere to go. SUDOKU_CONFLICT and
 * SUDOKU_ERR_ARGUMENT as above. */
SUDOKU_API enum sudoku_status sudoku_solver_candidates(struct sudoku_solver *solver,
                                                       const struct sudoku_puzzle *puzzle,
                                                       sudoku_digitset *candidates);

/* Finds the digits that each cell has in some solution, and stores them in CANDIDATES (cell_count
 * sets): a digit that is in none can be left out. LIMITS (NULL: none) hold for all of it.
 * SUDOKU_OK: all of them; other statuses as above. Where a limit was reached after the first
 * solution CANDIDATES holds those found until then; otherwise it is as it was. */
SUDOKU_API enum sudoku_status sudoku_solver_true_candidates(struct sudoku_solver *solver,
                                                            const struct sudoku_puzzle *puzzle,
                                                            const struct sudoku_limits *limits,
                                                            sudoku_digitset *candidates);

/* Finds the backbone, the digits that all solutions share, and stores it in BACKBONE (cell_count
 * numbers, 0 where solutions differ). LIMITS (NULL: none) hold for all of it.
 * SUDOKU_OK; other statuses as above, with BACKBONE as it was. */
SUDOKU_API enum sudoku_status sudoku_solver_backbone(struct sudoku_solver *solver,
                                                     const struct sudoku_puzzle *puzzle,
                                                     const struct sudoku_limits *limits,
                                                     uint8_t *backbone);

/* How many solutions there are, by samples. Begin with its _INIT. */
struct sudoku_estimate {
    /* sizeof(struct sudoku_estimate): lets the struct grow. */
    size_t size;
    /* The mean of the samples, and two standard errors below and above it, or as many more as few
     * samples need; all of them times 10^EXPONENT, which is 0 but for numbers over 1e300. */
    double count;
    double low;
    double high;
    int exponent;
    /* They were few enough to be counted: all three are that number. */
    bool is_exact;
    /* Ways that were gone; 0 where it is exact. */
    uint64_t samples;
};

/* Its size, and no estimate yet. */
#define SUDOKU_ESTIMATE_INIT                                                                       \
    {                                                                                              \
        sizeof(struct sudoku_estimate), 0, 0, 0, 0, false, 0                                       \
    }

/* Estimates how many solutions there are, where they are too many to be counted, from SAMPLES
 * random ways (0: 1000; three at least) that SEED draws (D. E. Knuth, "Estimating the efficiency of
 * backtrack programs", 1975), and stores it in *ESTIMATE. docs/solver.md says how often the
 * interval holds the truth. LIMITS (NULL: none) hold for all of it. SUDOKU_OK; SUDOKU_NODE_LIMIT,
 * SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED: *ESTIMATE is that of the samples until then, or as it was
 * where these were fewer than three or had come to no solution; SUDOKU_UNDECIDED: no sample came to
 * one; other statuses as above. */
SUDOKU_API enum sudoku_status sudoku_solver_estimate(struct sudoku_solver *solver,
                                                     const struct sudoku_puzzle *puzzle,
                                                     const struct sudoku_limits *limits,
                                                     uint64_t samples, uint64_t seed,
                                                     struct sudoku_estimate *estimate);

/* What the last of these calls did, all its searches together; sudoku_solver_count_cached() has as
 * many solutions as it counted. Belongs to SOLVER and changes with the next call. */
SUDOKU_API const struct sudoku_stats *sudoku_solver_stats(const struct sudoku_solver *solver);

/* The engine that SOLVER uses; SUDOKU_ENGINE_AUTO for NULL alone. */
SUDOKU_API enum sudoku_engine sudoku_solver_engine(const struct sudoku_solver *solver);

/* Makes the call that SOLVER is in, or else its next one, stop with SUDOKU_CANCELLED, whatever that
 * call is asked; one that has its answer before it looks keeps it. The request ends with that call
 * and stops no other; a call that is refused for its arguments does not count. Any thread and any
 * signal handler may call it while the solver exists. */
SUDOKU_API void sudoku_solver_cancel(struct sudoku_solver *solver);

/* The name of ENGINE, such as "cdcl": a constant text; NULL where there is no such engine. */
SUDOKU_API const char *sudoku_engine_name(enum sudoku_engine engine);

/* Finds the engine called NAME and stores it in *ENGINE. SUDOKU_OK, or SUDOKU_ERR_ARGUMENT where
 * there is none, with *ENGINE left as it was. */
SUDOKU_API enum sudoku_status sudoku_engine_from_name(const char *name, enum sudoku_engine *engine);

#ifdef __cplusplus
}
#endif
#endif
