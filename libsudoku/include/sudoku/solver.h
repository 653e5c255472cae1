/* Solving: one solution, uniqueness, counts, all solutions, the candidates after propagation.
 *
 *     const struct sudoku_puzzle puzzle = {givens, NULL};
 *     struct sudoku_solver *solver;
 *     uint8_t solution[81];
 *     if (sudoku_solver_create(sudoku_layout_classic(), NULL, &solver) == SUDOKU_OK &&
 *         sudoku_solver_unique(solver, &puzzle, NULL, solution) == SUDOKU_OK)
 *         printf("r1c1 is %u\n", solution[0]);
 *     sudoku_solver_destroy(solver);
 *
 * Every solution is checked against the givens before it is returned. All engines answer the same
 * questions with the same statuses; they differ in method and speed. */
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
    /* Depth-first search in scan order with digit sets: the baseline and the independent
     * reference. */
    SUDOKU_ENGINE_SIMPLE = 1,
    /* Propagation alone, without a guess: elimination, naked and hidden subsets of every size,
     * locked candidates over all crossing units. Returns SUDOKU_UNDECIDED when it gets stuck. */
    SUDOKU_ENGINE_LOGIC = 2,
    /* Conflict-driven clause learning, the method of SAT solvers; any layout, giants included. */
    SUDOKU_ENGINE_CDCL = 3,
    /* Exact cover by Knuth's dancing links. */
    SUDOKU_ENGINE_DLX = 4,
    /* Vectors of boards; only the classic layout or one with the same units. */
    SUDOKU_ENGINE_ENGINE9 = 5
};

/* The instructions that SUDOKU_ENGINE_ENGINE9 uses. All of them compute the same answers. */
enum sudoku_simd {
    /* The fastest that both the build and the processor support. */
    SUDOKU_SIMD_AUTO = 0,
    /* Portable C. */
    SUDOKU_SIMD_PORTABLE = 1,
    /* SSE4.1, SSSE3 and POPCNT. */
    SUDOKU_SIMD_SSE = 2,
    SUDOKU_SIMD_AVX2 = 3,
    /* AVX-512 F, BW, VL, VBMI, VNNI and BITALG. */
    SUDOKU_SIMD_AVX512 = 4,
    SUDOKU_SIMD_NEON = 5,
    /* Vectors of 128 bits in WebAssembly. */
    SUDOKU_SIMD_WASM = 6
};

struct sudoku_solver;

/* Options of sudoku_solver_create(). Start from SUDOKU_SOLVER_OPTIONS_INIT, then change fields. */
struct sudoku_solver_options {
    /* sizeof(struct sudoku_solver_options); allows the struct to grow. */
    size_t size;
    enum sudoku_engine engine;
    /* 0: the natural order, the same on every run. Otherwise the order in which solutions are found
     * is shuffled; the same seed, engine and library yield the same order. */
    uint64_t seed;
    /* Copied. NULL: malloc() and free(). */
    const struct sudoku_allocator *allocator;
    /* For SUDOKU_ENGINE_ENGINE9 only. If a puzzle has several solutions, the same seed and
     * instructions yield the same order. */
    enum sudoku_simd simd;
    /* True: calls without a time limit and a progress callback do not read the clock, and
     * sudoku_stats.seconds is 0. Reading it takes a tenth of the time of an easy classic puzzle. */
    bool untimed;
};

/* The size and the defaults. */
#define SUDOKU_SOLVER_OPTIONS_INIT                                                                 \
    {                                                                                              \
        sizeof(struct sudoku_solver_options), SUDOKU_ENGINE_AUTO, 0, NULL, SUDOKU_SIMD_AUTO, false \
    }

/* A puzzle. Arrays are read during the call only. */
struct sudoku_puzzle {
    /* cell_count numbers: a digit 1..side, or 0 for an empty cell. NULL: all empty. */
    const uint8_t *givens;
    /* cell_count sets that restrict the digits of empty cells. NULL: every digit. */
    const sudoku_digitset *candidates;
};

/* Statistics of a solver's last call. Later versions may append fields. */
struct sudoku_stats {
    /* Solutions found. */
    uint64_t solutions;
    /* Digits tried: placements by branching, including the first branch of a decision. */
    uint64_t nodes;
    /* Decisions with more than one branch. If a limit ends the call before the first branch of a
     * decision is tried, one more than nodes is possible. */
    uint64_t guesses;
    /* Branches undone after a contradiction. */
    uint64_t backtracks;
    /* Maximum number of decisions open at a time. */
    uint64_t depth;
    /* Wall-clock time of the call, in seconds; 0 if the solver is untimed. */
    double seconds;
};

/* Limits that end a call early. Start from SUDOKU_LIMITS_INIT, then change fields. */
struct sudoku_limits {
    /* sizeof(struct sudoku_limits); allows the struct to grow. */
    size_t size;
    /* Maximum number of solutions. 0: no limit. */
    uint64_t solutions;
    /* Maximum number of nodes. 0: no limit. */
    uint64_t nodes;
    /* Maximum wall-clock time, in seconds. 0: no limit. */
    double seconds;
    /* Called with the statistics so far, at least once in some thousand nodes, on the thread that
     * solves. A nonzero result stops the call with SUDOKU_CANCELLED. NULL: not called. It must not
     * call the same solver, which would return SUDOKU_ERR_ARGUMENT; sudoku_solver_cancel() is
     * allowed. */
    int (*progress)(void *user, const struct sudoku_stats *stats);
    void *user;
};

/* The size and no limits. */
#define SUDOKU_LIMITS_INIT                                                                         \
    {                                                                                              \
        sizeof(struct sudoku_limits), 0, 0, 0, NULL, NULL                                          \
    }

/* Receives a solution: cell_count digits, valid during the call. A nonzero result stops the search.
 * It must not call the same solver, which would return SUDOKU_ERR_ARGUMENT. */
typedef int sudoku_solution_callback(void *user, const uint8_t *solution);

/* Creates a solver for LAYOUT, which must outlive it, with OPTIONS (NULL: the defaults), and stores
 * it in *SOLVER, owned by the caller. On failure *SOLVER is NULL. Allocates all memory of the
 * solver.
 *
 * Returns SUDOKU_OK; SUDOKU_ERR_ARGUMENT for a NULL, an unknown engine, one that cannot solve the
 * layout, or instructions that are not available; SUDOKU_ERR_MEMORY. Thread-safe; a solver belongs
 * to one thread and to one call at a time. */
SUDOKU_API enum sudoku_status sudoku_solver_create(const struct sudoku_layout *layout,
                                                   const struct sudoku_solver_options *options,
                                                   struct sudoku_solver **solver);

/* Frees SOLVER. NULL is left alone. */
SUDOKU_API void sudoku_solver_destroy(struct sudoku_solver *solver);

/* Sets the seed of SOLVER for the following calls, as if it had been created with SEED; see
 * sudoku_solver_options.seed. Does not allocate. Does nothing if SOLVER is NULL. */
SUDOKU_API void sudoku_solver_set_seed(struct sudoku_solver *solver, uint64_t seed);

/* Queries. Each reads PUZZLE within LIMITS (NULL: none), and returns, in addition to the statuses
 * that its own comment lists:
 *
 *   SUDOKU_CONFLICT       the givens break a rule; sudoku_board_check() names the cells
 *   SUDOKU_NO_SOLUTION    proved
 *   SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT, SUDOKU_CANCELLED   stopped before the answer was known
 *   SUDOKU_UNDECIDED      engine `logic` got stuck
 *   SUDOKU_ERR_ARGUMENT   a NULL, a digit over the side, a candidate set outside 1..side
 *   SUDOKU_ERR_INTERNAL   the check of a solution against the givens failed
 *
 * Outputs not named for a status are unchanged. */

/* Finds one solution and stores it in SOLUTION (cell_count bytes; may be the array of givens).
 * Returns SUDOKU_OK if found. The limit on solutions has no effect. */
SUDOKU_API enum sudoku_status sudoku_solver_solve(struct sudoku_solver *solver,
                                                  const struct sudoku_puzzle *puzzle,
                                                  const struct sudoku_limits *limits,
                                                  uint8_t *solution);

/* Finds one solution and proves that there is no other. Returns SUDOKU_OK if there is exactly one,
 * stored in SOLUTION (cell_count bytes; may be the array of givens); SUDOKU_SEVERAL_SOLUTIONS with
 * one of them in SOLUTION. If a limit is reached after the first solution, SOLUTION holds it, and
 * sudoku_stats.solutions is 1. */
SUDOKU_API enum sudoku_status sudoku_solver_unique(struct sudoku_solver *solver,
                                                   const struct sudoku_puzzle *puzzle,
                                                   const struct sudoku_limits *limits,
                                                   uint8_t *solution);

/* Counts the solutions and stores their number in *COUNT. Returns SUDOKU_OK if all were counted;
 * SUDOKU_NO_SOLUTION with 0; SUDOKU_SOLUTION_LIMIT and the other limits with a lower bound. */
SUDOKU_API enum sudoku_status sudoku_solver_count(struct sudoku_solver *solver,
                                                  const struct sudoku_puzzle *puzzle,
                                                  const struct sudoku_limits *limits,
                                                  uint64_t *count);

/* Counts solutions of any number: after a tenth of a second of plain search it splits the board
 * into independent components and caches the number of solutions of each instead of visiting
 * solutions. MEMORY is the size of the cache in bytes, freed on return (0: 256 MB; less costs
 * time); SUDOKU_ERR_MEMORY if not even a thousandth of it is available. The cache is keyed by
 * 128-bit hashes of components, and solutions are not checked one by one.
 *
 * Returns the statuses of sudoku_solver_count(), and SUDOKU_SOLUTION_LIMIT also if UINT64_MAX
 * solutions or more were counted; with other limits *COUNT is the lower bound found by the search.
 * Engine `logic` counts as in sudoku_solver_count(). Source: R. Bayardo, J. Pehoushek, "Counting
 * models using connected components", AAAI 2000. */
SUDOKU_API enum sudoku_status sudoku_solver_count_cached(struct sudoku_solver *solver,
                                                         const struct sudoku_puzzle *puzzle,
                                                         const struct sudoku_limits *limits,
                                                         size_t memory, uint64_t *count);

/* Passes every solution to CALLBACK with USER, each once. Returns SUDOKU_OK after the last;
 * SUDOKU_SOLUTION_LIMIT after as many as the limit; SUDOKU_CANCELLED if the callback stopped the
 * search. */
SUDOKU_API enum sudoku_status sudoku_solver_enumerate(struct sudoku_solver *solver,
                                                      const struct sudoku_puzzle *puzzle,
                                                      const struct sudoku_limits *limits,
                                                      sudoku_solution_callback *callback,
                                                      void *user);

/* Finds the candidates that remain after propagation alone, whatever the engine of SOLVER, and
 * stores them in CANDIDATES (cell_count sets; a solved cell keeps one digit). Returns SUDOKU_OK if
 * every set is a single; SUDOKU_UNDECIDED if some are not; SUDOKU_NO_SOLUTION if refuted, with a
 * cell without a candidate or a digit without a place in CANDIDATES; SUDOKU_CONFLICT and
 * SUDOKU_ERR_ARGUMENT as above. */
SUDOKU_API enum sudoku_status sudoku_solver_candidates(struct sudoku_solver *solver,
                                                       const struct sudoku_puzzle *puzzle,
                                                       sudoku_digitset *candidates);

/* Finds the digits that each cell has in at least one solution, and stores them in CANDIDATES
 * (cell_count sets). LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK if complete; other
 * statuses as above. If a limit is reached after the first solution, CANDIDATES holds the digits
 * found until then; otherwise it is unchanged. */
SUDOKU_API enum sudoku_status sudoku_solver_true_candidates(struct sudoku_solver *solver,
                                                            const struct sudoku_puzzle *puzzle,
                                                            const struct sudoku_limits *limits,
                                                            sudoku_digitset *candidates);

/* Finds the backbone, the digits that all solutions share, and stores it in BACKBONE (cell_count
 * numbers, 0 where solutions differ). LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK;
 * other statuses as above, with BACKBONE unchanged. */
SUDOKU_API enum sudoku_status sudoku_solver_backbone(struct sudoku_solver *solver,
                                                     const struct sudoku_puzzle *puzzle,
                                                     const struct sudoku_limits *limits,
                                                     uint8_t *backbone);

/* An estimate of the number of solutions. Start from SUDOKU_ESTIMATE_INIT. */
struct sudoku_estimate {
    /* sizeof(struct sudoku_estimate); allows the struct to grow. */
    size_t size;
    /* The mean of the samples and its interval of two standard errors, wider for few samples; all
     * multiplied by 10^EXPONENT, which is 0 unless numbers exceed 1e300. */
    double count;
    double low;
    double high;
    int exponent;
    /* True: all solutions were counted, and count, low and high are that number. */
    bool is_exact;
    /* The number of samples; 0 if exact. */
    uint64_t samples;
};

/* The size and no estimate. */
#define SUDOKU_ESTIMATE_INIT                                                                       \
    {                                                                                              \
        sizeof(struct sudoku_estimate), 0, 0, 0, 0, false, 0                                       \
    }

/* Estimates the number of solutions from SAMPLES (3 or more; 0: 1000) random descents of the search
 * tree, drawn from SEED, and stores it in *ESTIMATE. docs/solver.md lists how often the interval
 * holds the true number. LIMITS (NULL: none) bound the whole call. Returns SUDOKU_OK;
 * SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or SUDOKU_CANCELLED with the estimate of the samples so far,
 * or with *ESTIMATE unchanged if there were fewer than three or none reached a solution;
 * SUDOKU_UNDECIDED if no sample reached a solution; other statuses as above. Source: D. E. Knuth,
 * "Estimating the efficiency of backtrack programs", 1975. */
SUDOKU_API enum sudoku_status sudoku_solver_estimate(struct sudoku_solver *solver,
                                                     const struct sudoku_puzzle *puzzle,
                                                     const struct sudoku_limits *limits,
                                                     uint64_t samples, uint64_t seed,
                                                     struct sudoku_estimate *estimate);

/* Returns the statistics of the last of these calls, over all its searches; for
 * sudoku_solver_count_cached() the number of solutions is the number counted. SOLVER owns them, and
 * the next call overwrites them. */
SUDOKU_API const struct sudoku_stats *sudoku_solver_stats(const struct sudoku_solver *solver);

/* Returns the engine of SOLVER; SUDOKU_ENGINE_AUTO only if SOLVER is NULL. */
SUDOKU_API enum sudoku_engine sudoku_solver_engine(const struct sudoku_solver *solver);

/* Stops the running call of SOLVER, or else its next one, with SUDOKU_CANCELLED; a call that
 * already has its answer returns it. The request ends with that call; a call rejected for its
 * arguments does not count. Any thread and any signal handler may call this while the solver
 * exists. */
SUDOKU_API void sudoku_solver_cancel(struct sudoku_solver *solver);

/* Returns the name of ENGINE, such as "cdcl": a constant string, or NULL if there is no such
 * engine. Thread-safe. */
SUDOKU_API const char *sudoku_engine_name(enum sudoku_engine engine);

/* Finds the engine called NAME and stores it in *ENGINE. Returns SUDOKU_OK, or SUDOKU_ERR_ARGUMENT
 * for an unknown name or a NULL, with *ENGINE unchanged. Thread-safe. */
SUDOKU_API enum sudoku_status sudoku_engine_from_name(const char *name, enum sudoku_engine *engine);

#ifdef __cplusplus
}
#endif
#endif
