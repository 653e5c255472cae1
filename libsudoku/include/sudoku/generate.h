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
 * A hard puzzle, found among at most 100000:
 *
 *     struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
 *     criteria.level = SUDOKU_LEVEL_HARD;
 *     job.criteria = &criteria;
 *     job.attempts = 100000;
 *
 * Every puzzle has exactly one solution. The result depends on the seed alone, not on threads or on
 * the instructions of the processor. */
#ifndef SUDOKU_GENERATE_H
#define SUDOKU_GENERATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sudoku/layout.h>
#include <sudoku/logic.h>
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

/* What puzzles must be like. Start from SUDOKU_GENERATE_CRITERIA_INIT, then change fields.
 * Techniques are indices of sudoku_technique_at(). A range whose maximum is 0 is not checked. */
struct sudoku_generate_criteria {
    /* sizeof(struct sudoku_generate_criteria); allows the struct to grow. */
    size_t size;
    /* An enum sudoku_level, as computed by sudoku_logic_rate() in HoDoKu's order; 0: any. */
    unsigned level;
    /* Range of the score by the same function. */
    unsigned min_score;
    unsigned max_score;
    /* Range of the rating ER, times ten, by sudoku_logic_rate_se() in Sudoku Explainer's order. */
    unsigned min_rating;
    unsigned max_rating;
    /* The order of techniques in which the path is found that the following fields are about.
     * Requested techniques that it lacks are tried before X-Wing, easy ones before all others.
     * Fish of two units that it lacks are tried after singles, and so are Franken and Mutant
     * X-Wings and Siamese Franken and Mutant Swordfish without fins in any case, since locked
     * candidates do the same. */
    enum sudoku_profile profile;
    /* Techniques that must be in the path, TECHNIQUE_COUNT of them. */
    const size_t *techniques;
    size_t technique_count;
    /* NEED_COUNT techniques without any of which the puzzle cannot be solved: the techniques of the
     * order up to the last of these solve it, but not without one of them. */
    const size_t *needs;
    size_t need_count;
    /* HARDEST_COUNT techniques, one of which has the highest score in the path; 0: any. */
    const size_t *hardest;
    size_t hardest_count;
    /* Range of the number of steps. */
    unsigned min_steps;
    unsigned max_steps;
    /* Range of the number of choices at the narrowest point of the path: of cells that a single
     * fills or, if there is none, of steps of the easiest technique. Points where every empty cell
     * can be filled, as at the end, do not count. */
    unsigned min_choices;
    unsigned max_choices;
    /* True: no given is redundant, even alone despite a symmetry. */
    bool is_minimal;
    /* True: level and score are computed even if no criterion requires them. */
    bool is_rated;
};

/* The size and no criteria. */
#define SUDOKU_GENERATE_CRITERIA_INIT                                                              \
    {                                                                                              \
        sizeof(struct sudoku_generate_criteria), 0, 0, 0, 0, 0, SUDOKU_PROFILE_HODOKU, NULL, 0,    \
            NULL, 0, NULL, 0, 0, 0, 0, 0, false, false                                             \
    }

/* Stores the indices of the techniques in the order in which the path of CRITERIA (NULL: none) is
 * found, the first to try first, in ORDER, up to ROOM of them (ORDER may be NULL if ROOM is 0):
 * with their profile, sudoku_logic_create() makes an explainer that finds the same path. Returns
 * their number, sudoku_technique_count() at most; 0 if CRITERIA are invalid. Thread-safe. */
SUDOKU_API size_t sudoku_generate_order(const struct sudoku_generate_criteria *criteria,
                                        size_t *order, size_t room);

/* The first criterion that a candidate misses. */
enum sudoku_generate_miss {
    SUDOKU_MISS_NONE = 0,
    /* More givens than the maximum. */
    SUDOKU_MISS_GIVENS = 1,
    /* A redundant given. */
    SUDOKU_MISS_MINIMAL = 2,
    SUDOKU_MISS_LEVEL = 3,
    SUDOKU_MISS_SCORE = 4,
    /* The techniques of the order do not solve it. */
    SUDOKU_MISS_PATH = 5,
    /* A required technique is not in the path. */
    SUDOKU_MISS_TECHNIQUE = 6,
    SUDOKU_MISS_HARDEST = 7,
    SUDOKU_MISS_STEPS = 8,
    SUDOKU_MISS_CHOICES = 9,
    /* Solved without a needed technique. */
    SUDOKU_MISS_NEED = 10,
    /* Not solved by techniques up to the needed ones. */
    SUDOKU_MISS_BEYOND = 11,
    /* Sudoku Explainer's rating. */
    SUDOKU_MISS_RATING = 12
};

/* A candidate for a puzzle, as far as it was checked: numbers after the first missed criterion are
 * 0, and so are those that no criterion requires. */
struct sudoku_generate_trial {
    uint64_t seed;
    /* SUDOKU_OK if it meets all criteria; SUDOKU_NOT_FOUND if not, or if no puzzle with the pattern
     * was found; other statuses as in struct sudoku_generate_job. */
    enum sudoku_status status;
    enum sudoku_generate_miss miss;
    /* cell_count numbers each; of a pattern without a puzzle, the best attempt and one of its
     * solutions. Undefined for other statuses. */
    const uint8_t *puzzle;
    const uint8_t *solution;
    unsigned given_count;
    /* An enum sudoku_level; 0: not rated, as of puzzles that are known to be too hard. */
    unsigned level;
    unsigned score;
    unsigned rating;
    unsigned step_count;
    unsigned choices;
    /* Techniques of SUDOKU_MISS_TECHNIQUE or SUDOKU_MISS_NEED. */
    const size_t *missing;
    size_t missing_count;
};

/* Receives a candidate, valid during the call, with the job's user. A nonzero result stops the call
 * with SUDOKU_CANCELLED; a puzzle is stored first. */
typedef int sudoku_generate_callback(void *user, const struct sudoku_generate_trial *trial);

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
     * no group of givens, can be removed without adding a solution. With MAX_GIVENS at most the
     * number of cells. */
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
     *   SUDOKU_NOT_FOUND          misses a criterion or has too many givens, has not the pattern,
     *                             or all attempts are used up
     *   the status of the call    not finished when it was stopped
     * Unless it is SUDOKU_OK, result and solution are unchanged. */
    int8_t *statuses;
    /* Maximum number of givens, all numbers from MIN_GIVENS on being equally likely for the number
     * to keep, unless puzzles must be minimal. 0: any. */
    unsigned max_givens;
    /* cell_count numbers; new puzzles have their givens in the nonzero cells of it, by the method
     * of sudoku_generator_fit_pattern(), without symmetry, order and numbers of givens. NULL: any.
     */
    const uint8_t *pattern;
    /* NULL: none. With a level below Extreme or a maximum of the score, new puzzles above side 9
     * get back as many givens as it takes to be easy enough. Layouts that sudoku_logic_create()
     * accepts only, except for is_minimal and is_rated. */
    const struct sudoku_generate_criteria *criteria;
    /* 0: puzzle number N is of SEED + N, whether it meets the criteria or not. Otherwise the
     * maximum number of candidates: the puzzles are the first COUNT of SEED, SEED + 1 ... that
     * meet the criteria; not for PUZZLES. */
    uint64_t attempts;
    /* Called for each candidate in order of seeds, with USER. NULL: none. */
    sudoku_generate_callback *tried;
    void *user;
};

/* The size and no puzzles. */
#define SUDOKU_GENERATE_JOB_INIT                                                                   \
    {                                                                                              \
        sizeof(struct sudoku_generate_job), 0, NULL, 0, NULL, SUDOKU_SYMMETRY_NONE, 0, NULL, NULL, \
            NULL, 0, NULL, NULL, 0, NULL, NULL                                                     \
    }

/* Makes the puzzles of JOB within LIMITS (NULL: none; the number of solutions has no effect) by
 * removing givens as long as the solution stays unique. Explainers for criteria are created when
 * first used, and kept until others are.
 *
 * Returns SUDOKU_OK if each has its status; SUDOKU_NODE_LIMIT, SUDOKU_TIME_LIMIT or
 * SUDOKU_CANCELLED if some have that status; SUDOKU_ERR_ARGUMENT for a NULL, an invalid order, a
 * symmetry that is unknown or does not fit the layout, invalid criteria, a technique whose steps
 * earlier ones of the order always find, a range whose maximum is below its minimum, or PUZZLES
 * with a pattern or attempts, with nothing written; SUDOKU_ERR_MEMORY if explainers cannot be
 * created. */
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
