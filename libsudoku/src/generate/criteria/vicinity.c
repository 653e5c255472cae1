#include "generate/criteria/vicinity.h"

#include <string.h>

#include <sudoku/symmetry.h>

#include "common/random.h"
#include "generate/criteria/grow.h"

enum {
    INTERVAL = 16,
    CELLS = 81,
    /* Givens that are exchanged. */
    MAX_REMOVED = 2,
    MAX_ADDED = 8
};

/* Puzzles of this generator with many forcing nets after many exchanges of givens; in HoDoKu's
 * order the first one needs a nested net. */
static const char *const hard_puzzles[] = {
    "3...2......5..4...84....61.....32...2.1....8.4..8.6.......5...7...7..3..5....1.49",
};

enum { HARD_PUZZLES = sizeof hard_puzzles / sizeof hard_puzzles[0] };

struct vicinity {
    struct sudoku_generator *generator;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    uint64_t random;
    uint8_t puzzle[CELLS];
    uint8_t solution[CELLS];
};

/* Returns STATUS if it ends the call, or else SUDOKU_OK. */
static enum sudoku_status answered(const struct vicinity *vicinity, enum sudoku_status status)
{
    if (vicinity->limiter->status != SUDOKU_OK)
        return vicinity->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

static unsigned count_givens(const struct vicinity *vicinity)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        count += vicinity->puzzle[cell] != 0;
    return count;
}

/* Draws a cell that is a given, or one that is empty; there is one. */
static unsigned draw_cell(struct vicinity *vicinity, bool is_given)
{
    unsigned cell = random_below(&vicinity->random, CELLS);
    while ((vicinity->puzzle[cell] != 0) != is_given)
        cell = random_below(&vicinity->random, CELLS);
    return cell;
}

/* Stores a random image of a hard puzzle. */
static void draw_hard(struct vicinity *vicinity)
{
    const char *text = hard_puzzles[random_below(&vicinity->random, HARD_PUZZLES)];
    struct sudoku_transform transform;
    uint8_t board[CELLS];
    for (unsigned cell = 0; cell < CELLS; cell++)
        board[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
    (void)sudoku_transform_random(random_next(&vicinity->random), &transform);
    (void)sudoku_transform_apply(&transform, board, vicinity->puzzle);
}

static void add_given(struct vicinity *vicinity)
{
    unsigned cell = draw_cell(vicinity, false);
    vicinity->puzzle[cell] = vicinity->solution[cell];
}

/* Exchanges some givens of the puzzle, and adds others up to MIN_GIVENS. Returns SUDOKU_OK if its
 * solution is unique then. */
static enum sudoku_status exchange(struct vicinity *vicinity, unsigned min_givens)
{
    struct oracle *oracle = &vicinity->generator->oracle;
    for (unsigned left = random_below(&vicinity->random, MAX_REMOVED + 1); left--;)
        vicinity->puzzle[draw_cell(vicinity, true)] = 0;
    memcpy(vicinity->solution, vicinity->puzzle, CELLS);
    enum sudoku_status status = generator_complete(vicinity->generator, &vicinity->random,
                                                   vicinity->limiter, vicinity->solution);
    if (status == SUDOKU_OK)
        status = oracle_unique(oracle, vicinity->puzzle, vicinity->limiter);
    for (unsigned i = 0; i < MAX_ADDED && status == SUDOKU_SEVERAL_SOLUTIONS; i++) {
        add_given(vicinity);
        status = oracle_unique(oracle, vicinity->puzzle, vicinity->limiter);
    }
    while (status == SUDOKU_OK && count_givens(vicinity) < min_givens)
        add_given(vicinity);
    return status;
}

bool vicinity_is_due(const struct sudoku_generator *generator,
                     const struct sudoku_generate_job *job, uint64_t seed)
{
    return generator->is_classic && job->symmetry == SUDOKU_SYMMETRY_NONE &&
           seed % INTERVAL == INTERVAL - 1;
}

/* Assesses the puzzle as TRIAL, or what grows from it. */
static enum sudoku_status assess(struct vicinity *vicinity, struct sudoku_generate_trial *trial)
{
    struct sudoku_generator *generator = vicinity->generator;
    struct assessor *assessor = &generator->trials.assessor;
    bool has_redundant = false;
    if (!assessor->criteria.asked.is_minimal)
        return grow_puzzle(assessor, vicinity->limiter, vicinity->job, vicinity->puzzle, trial);
    enum sudoku_status status =
        generator_has_redundant(generator, vicinity->puzzle, vicinity->limiter, &has_redundant);
    if (status != SUDOKU_OK || has_redundant)
        return status;
    trial->miss = SUDOKU_MISS_NONE;
    return assessor_run(assessor, vicinity->limiter, trial);
}

enum sudoku_status vicinity_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                   const struct sudoku_generate_job *job, uint8_t *puzzle,
                                   uint8_t *solution, struct sudoku_generate_trial *trial)
{
    struct vicinity vicinity = {
        .generator = generator, .limiter = limiter, .job = job, .random = trial->seed};
    draw_hard(&vicinity);
    enum sudoku_status status =
        exchange(&vicinity, job->max_givens ? trial->given_count : job->min_givens);
    struct sudoku_generate_trial found = {.seed = trial->seed,
                                          .status = trial->status,
                                          .puzzle = vicinity.puzzle,
                                          .solution = vicinity.solution,
                                          .given_count = count_givens(&vicinity),
                                          .miss = SUDOKU_MISS_TECHNIQUE};
    if (status != SUDOKU_OK || (job->max_givens && found.given_count > job->max_givens))
        return answered(&vicinity, status);
    status = assess(&vicinity, &found);
    if (status != SUDOKU_OK || found.miss)
        return status;
    memcpy(puzzle, vicinity.puzzle, CELLS);
    memcpy(solution, vicinity.solution, CELLS);
    *trial = found;
    trial->puzzle = puzzle;
    trial->solution = solution;
    return SUDOKU_OK;
}
