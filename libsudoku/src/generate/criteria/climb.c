#include "generate/criteria/climb.h"

#include <string.h>

#include "board/layout.h"
#include "common/random.h"
#include "generate/orbits.h"
#include "logic/topology.h"

enum {
    INTERVAL = 8,
    PHASE = 5, /* other candidates than those near hard puzzles */
    MAX_CELLS = 81,
    /* Moves and questions whether the technique has a step after which a search ends without an
     * improvement; the second and every second one after it has twice as many, the fourth and every
     * fourth one four times as many, and so on: rare techniques need long searches, others many. */
    FIRST_EFFORT = 250,
    MAX_DOUBLINGS = 4,
    /* Givens removed and added by a move. */
    MAX_REMOVED = 2,
    MAX_ADDED = 40
};

struct ascent {
    struct sudoku_generator *generator;
    struct assessor *assessor;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    uint64_t random;
    unsigned cells;
    unsigned min_givens;
    unsigned effort;                   /* moves and questions since the last improvement */
    size_t height;                     /* of HERE */
    uint8_t here[LOGIC_MAX_CELLS];     /* the best puzzle */
    uint8_t next[LOGIC_MAX_CELLS];     /* the one to compare with it, */
    uint8_t solution[LOGIC_MAX_CELLS]; /* and its solution */
};

/* Returns STATUS if it ends the call, or else SUDOKU_OK. */
static enum sudoku_status answered(const struct ascent *ascent, enum sudoku_status status)
{
    if (ascent->limiter->status != SUDOKU_OK)
        return ascent->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* ---------------------------------------------------------------------------------------- moves */

static unsigned count_givens(const struct ascent *ascent)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < ascent->cells; cell++)
        count += ascent->next[cell] != 0;
    return count;
}

/* Draws a cell that is a given, or one that is empty; there is one. */
static unsigned draw_cell(struct ascent *ascent, bool is_given)
{
    unsigned cell = random_below(&ascent->random, ascent->cells);
    while ((ascent->next[cell] != 0) != is_given)
        cell = random_below(&ascent->random, ascent->cells);
    return cell;
}

/* Empties CELL and its orbit, or fills them with digits of the solution. */
static void set_orbit(struct ascent *ascent, unsigned cell, bool is_given)
{
    uint16_t orbit[ORBIT_MAX];
    unsigned count = orbit_of(ascent->assessor->layout, ascent->job->symmetry, cell, orbit);
    for (unsigned i = 0; i < count; i++)
        ascent->next[orbit[i]] = is_given ? ascent->solution[orbit[i]] : 0;
}

/* Removes some of the givens that are redundant: more of them make longer paths, with more points
 * where the technique may have a step. */
static void reduce(struct ascent *ascent)
{
    struct oracle *oracle = &ascent->generator->oracle;
    for (unsigned i = 0; i < ascent->cells / 2 && count_givens(ascent) > ascent->min_givens; i++) {
        unsigned cell = random_below(&ascent->random, ascent->cells);
        if (!ascent->next[cell])
            continue;
        set_orbit(ascent, cell, false);
        if (count_givens(ascent) < ascent->min_givens ||
            oracle_unique(oracle, ascent->next, ascent->limiter) != SUDOKU_OK)
            set_orbit(ascent, cell, true);
    }
}

/* Adds givens, up to the minimum number. */
static void fill(struct ascent *ascent)
{
    unsigned needed = ascent->min_givens < ascent->cells ? ascent->min_givens : ascent->cells;
    while (count_givens(ascent) < needed)
        set_orbit(ascent, draw_cell(ascent, false), true);
}

/* Makes a puzzle similar to the best one: some givens are removed, others added. *IS_PUZZLE is
 * false if it has several solutions or too many givens. */
static enum sudoku_status move(struct ascent *ascent, bool *is_puzzle)
{
    struct oracle *oracle = &ascent->generator->oracle;
    unsigned max_givens = ascent->job->max_givens;
    memcpy(ascent->next, ascent->here, ascent->cells);
    for (unsigned left = 1 + random_below(&ascent->random, MAX_REMOVED); left--;)
        if (count_givens(ascent))
            set_orbit(ascent, draw_cell(ascent, true), false);
    memcpy(ascent->solution, ascent->next, ascent->cells);
    enum sudoku_status status =
        generator_complete(ascent->generator, &ascent->random, ascent->limiter, ascent->solution);
    *is_puzzle = false;
    if (status != SUDOKU_OK)
        return answered(ascent, status);
    status = oracle_unique(oracle, ascent->next, ascent->limiter);
    for (unsigned i = 0; i < MAX_ADDED && status == SUDOKU_SEVERAL_SOLUTIONS; i++) {
        set_orbit(ascent, draw_cell(ascent, false), true);
        status = oracle_unique(oracle, ascent->next, ascent->limiter);
    }
    if (status == SUDOKU_OK) {
        fill(ascent);
        reduce(ascent);
    }
    *is_puzzle = status == SUDOKU_OK && (!max_givens || count_givens(ascent) <= max_givens);
    return answered(ascent, status);
}

/* --------------------------------------------------------------------------------------- height */

/* The place of the technique of STEP in the order, from 1. */
static size_t place_of(const struct ascent *ascent, const struct sudoku_step *step)
{
    const struct order *order = &ascent->assessor->order;
    size_t place = 0;
    while (place < order->count && sudoku_technique_at(order->items[place]) != step->technique)
        place++;
    return place + 1;
}

/* Stores in *HEIGHT the maximum place of the easiest technique at points of the path of the next
 * puzzle where the requested one has a step; SIZE_MAX if no other has one there; 0 if it is below
 * that of the best puzzle. */
static enum sudoku_status measure(struct ascent *ascent, size_t *height)
{
    struct assessor *assessor = ascent->assessor;
    const struct sudoku_step *step;
    enum sudoku_status status = path_start(assessor->before, ascent->next);
    *height = 0;
    while (status == SUDOKU_OK && *height < SIZE_MAX) {
        bool has_step = false;
        status = sudoku_logic_find_step(assessor->before, &step);
        if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
            break;
        size_t place = status == SUDOKU_OK ? place_of(ascent, step) : SIZE_MAX;
        enum sudoku_status asked = SUDOKU_OK;
        if (place > *height && place >= ascent->height) {
            ascent->effort++;
            asked = assessor_find(assessor, ascent->limiter, assessor->target, &has_step);
        }
        *height = has_step ? place : *height;
        if (status == SUDOKU_OK)
            status = asked == SUDOKU_OK ? sudoku_logic_apply(assessor->before, step) : asked;
    }
    return answered(ascent, status);
}

/* --------------------------------------------------------------------------------------- search */

/* Assesses the best puzzle as TRIAL. */
static enum sudoku_status assess(struct ascent *ascent, struct sudoku_generate_trial *trial)
{
    *trial = (struct sudoku_generate_trial){.seed = trial->seed,
                                            .status = trial->status,
                                            .puzzle = ascent->here,
                                            .solution = ascent->solution,
                                            .given_count = count_givens(ascent)};
    return assessor_run(ascent->assessor, ascent->limiter, trial);
}

/* Makes one move; assesses the puzzle if it leads to a point where only the requested technique has
 * a step. */
static enum sudoku_status advance(struct ascent *ascent, struct sudoku_generate_trial *trial)
{
    bool is_puzzle;
    size_t height = 0;
    ascent->effort++;
    enum sudoku_status status = move(ascent, &is_puzzle);
    if (status != SUDOKU_OK || !is_puzzle)
        return status;
    status = measure(ascent, &height);
    if (status != SUDOKU_OK || height < ascent->height)
        return status;
    ascent->effort = height > ascent->height ? 0 : ascent->effort;
    ascent->height = height;
    memcpy(ascent->here, ascent->next, ascent->cells);
    return height == SIZE_MAX ? assess(ascent, trial) : SUDOKU_OK;
}

/* The effort after which the search of SEED ends without an improvement. */
static unsigned max_effort(uint64_t seed)
{
    unsigned doublings = 0;
    for (uint64_t number = seed / INTERVAL + 1; number % 2 == 0 && doublings < MAX_DOUBLINGS;
         number /= 2)
        doublings++;
    return (unsigned)FIRST_EFFORT << doublings;
}

bool climb_is_due(const struct sudoku_layout *layout, uint64_t seed)
{
    return layout->cell_count <= MAX_CELLS && seed % INTERVAL == PHASE;
}

enum sudoku_status climb_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                const struct sudoku_generate_job *job, uint8_t *puzzle,
                                uint8_t *solution, struct sudoku_generate_trial *trial)
{
    struct ascent ascent = {.generator = generator,
                            .assessor = &generator->trials.assessor,
                            .limiter = limiter,
                            .job = job,
                            .random = trial->seed,
                            .cells = generator->layout->cell_count,
                            .min_givens = job->max_givens ? trial->given_count : job->min_givens};
    struct sudoku_generate_trial found = *trial;
    enum sudoku_status status = SUDOKU_OK;
    unsigned effort = max_effort(trial->seed);
    memcpy(ascent.here, puzzle, ascent.cells);
    while (ascent.effort < effort && status == SUDOKU_OK && found.miss)
        status = advance(&ascent, &found);
    if (status != SUDOKU_OK || found.miss)
        return status;
    memcpy(puzzle, ascent.here, ascent.cells);
    memcpy(solution, ascent.solution, ascent.cells);
    *trial = found;
    trial->puzzle = puzzle;
    trial->solution = solution;
    return SUDOKU_OK;
}
