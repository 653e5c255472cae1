#include "generate/criteria/climb.h"

#include <string.h>

#include "board/layout.h"
#include "common/random.h"
#include "generate/orbits.h"
#include "logic/topology.h"

enum {
    INTERVAL = 64,
    MAX_CELLS = 81,
    /* Maximum number of moves, of puzzles measured without improvement, and of questions whether
     * the technique has a step. One search of a hundred finds a color wrap, in 60 ms each; chance
     * takes half a minute. */
    MAX_MOVES = 1000,
    MAX_IDLE = 333,
    MAX_QUESTIONS = 3000,
    /* Givens removed and added by a move. */
    MAX_REMOVED = 3,
    MAX_ADDED = 8
};

struct climb {
    struct sudoku_generator *generator;
    struct assessor *assessor;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    uint64_t random;
    unsigned cells;
    unsigned min_givens;
    unsigned questions;
    size_t height;                     /* of HERE */
    uint8_t here[LOGIC_MAX_CELLS];     /* the best puzzle */
    uint8_t next[LOGIC_MAX_CELLS];     /* the one to compare with it, */
    uint8_t solution[LOGIC_MAX_CELLS]; /* and its solution */
};

/* Returns STATUS if it ends the call, or else SUDOKU_OK. */
static enum sudoku_status answered(const struct climb *climb, enum sudoku_status status)
{
    if (climb->limiter->status != SUDOKU_OK)
        return climb->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* ---------------------------------------------------------------------------------------- moves */

static unsigned count_givens(const struct climb *climb)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < climb->cells; cell++)
        count += climb->next[cell] != 0;
    return count;
}

/* Draws a cell that is a given, or one that is empty; there is one. */
static unsigned draw_cell(struct climb *climb, bool is_given)
{
    unsigned cell = random_below(&climb->random, climb->cells);
    while ((climb->next[cell] != 0) != is_given)
        cell = random_below(&climb->random, climb->cells);
    return cell;
}

/* Empties CELL and its orbit, or fills them with digits of the solution. */
static void set_orbit(struct climb *climb, unsigned cell, bool is_given)
{
    uint16_t orbit[ORBIT_MAX];
    unsigned count = orbit_of(climb->assessor->layout, climb->job->symmetry, cell, orbit);
    for (unsigned i = 0; i < count; i++)
        climb->next[orbit[i]] = is_given ? climb->solution[orbit[i]] : 0;
}

/* Removes some of the givens that are redundant: more of them make longer paths, with more points
 * where the technique may have a step. */
static void reduce(struct climb *climb)
{
    struct oracle *oracle = &climb->generator->oracle;
    for (unsigned i = 0; i < climb->cells / 2 && count_givens(climb) > climb->min_givens; i++) {
        unsigned cell = random_below(&climb->random, climb->cells);
        if (!climb->next[cell])
            continue;
        set_orbit(climb, cell, false);
        if (count_givens(climb) < climb->min_givens ||
            oracle_unique(oracle, climb->next, climb->limiter) != SUDOKU_OK)
            set_orbit(climb, cell, true);
    }
}

/* Adds givens, up to the minimum number. */
static void fill(struct climb *climb)
{
    unsigned needed = climb->min_givens < climb->cells ? climb->min_givens : climb->cells;
    while (count_givens(climb) < needed)
        set_orbit(climb, draw_cell(climb, false), true);
}

/* Makes a puzzle similar to the best one: some givens are removed, others added. *IS_PUZZLE is
 * false if it has several solutions or too many givens. */
static enum sudoku_status move(struct climb *climb, bool *is_puzzle)
{
    struct oracle *oracle = &climb->generator->oracle;
    unsigned max_givens = climb->job->max_givens;
    memcpy(climb->next, climb->here, climb->cells);
    for (unsigned left = 1 + random_below(&climb->random, MAX_REMOVED); left--;)
        if (count_givens(climb))
            set_orbit(climb, draw_cell(climb, true), false);
    memcpy(climb->solution, climb->next, climb->cells);
    enum sudoku_status status =
        generator_complete(climb->generator, &climb->random, climb->limiter, climb->solution);
    *is_puzzle = false;
    if (status != SUDOKU_OK)
        return answered(climb, status);
    status = oracle_unique(oracle, climb->next, climb->limiter);
    for (unsigned i = 0; i < MAX_ADDED && status == SUDOKU_SEVERAL_SOLUTIONS; i++) {
        set_orbit(climb, draw_cell(climb, false), true);
        status = oracle_unique(oracle, climb->next, climb->limiter);
    }
    if (status == SUDOKU_OK) {
        fill(climb);
        reduce(climb);
    }
    *is_puzzle = status == SUDOKU_OK && (!max_givens || count_givens(climb) <= max_givens);
    return answered(climb, status);
}

/* --------------------------------------------------------------------------------------- height */

/* The place of the technique of STEP in the order, from 1. */
static size_t place_of(const struct climb *climb, const struct sudoku_step *step)
{
    const struct order *order = &climb->assessor->order;
    size_t place = 0;
    while (place < order->count && sudoku_technique_at(order->items[place]) != step->technique)
        place++;
    return place + 1;
}

/* Stores in *HEIGHT the maximum place of the easiest technique at points of the path of the next
 * puzzle where the requested one has a step; SIZE_MAX if no other has one there; 0 if it is below
 * that of the best puzzle. */
static enum sudoku_status measure(struct climb *climb, size_t *height)
{
    struct assessor *assessor = climb->assessor;
    const struct sudoku_step *step;
    enum sudoku_status status = path_start(assessor->before, climb->next);
    *height = 0;
    while (status == SUDOKU_OK && *height < SIZE_MAX) {
        bool has_step = false;
        status = sudoku_logic_find_step(assessor->before, &step);
        if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
            break;
        size_t place = status == SUDOKU_OK ? place_of(climb, step) : SIZE_MAX;
        enum sudoku_status asked = SUDOKU_OK;
        if (place > *height && place >= climb->height) {
            climb->questions++;
            asked = assessor_find(assessor, climb->limiter, assessor->target, &has_step);
        }
        *height = has_step ? place : *height;
        if (status == SUDOKU_OK)
            status = asked == SUDOKU_OK ? sudoku_logic_apply(assessor->before, step) : asked;
    }
    return answered(climb, status);
}

/* --------------------------------------------------------------------------------------- search */

/* Assesses the best puzzle as TRIAL. */
static enum sudoku_status assess(struct climb *climb, struct sudoku_generate_trial *trial)
{
    *trial = (struct sudoku_generate_trial){.seed = trial->seed,
                                            .status = trial->status,
                                            .puzzle = climb->here,
                                            .solution = climb->solution,
                                            .given_count = count_givens(climb)};
    return assessor_run(climb->assessor, climb->limiter, trial);
}

/* Makes one move; assesses the puzzle if it leads to a point where only the requested technique has
 * a step. Adds 1 to *IDLE, or sets it to 0 after an improvement. */
static enum sudoku_status advance(struct climb *climb, unsigned *idle,
                                  struct sudoku_generate_trial *trial)
{
    bool is_puzzle;
    size_t height = 0;
    enum sudoku_status status = move(climb, &is_puzzle);
    if (status != SUDOKU_OK || !is_puzzle)
        return status;
    status = measure(climb, &height);
    ++*idle;
    if (status != SUDOKU_OK || height < climb->height)
        return status;
    *idle = height > climb->height ? 0 : *idle;
    climb->height = height;
    memcpy(climb->here, climb->next, climb->cells);
    return height == SIZE_MAX ? assess(climb, trial) : SUDOKU_OK;
}

bool climb_is_due(const struct sudoku_layout *layout, uint64_t seed)
{
    return layout->cell_count <= MAX_CELLS && seed % INTERVAL == INTERVAL - 1;
}

enum sudoku_status climb_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                const struct sudoku_generate_job *job, uint8_t *puzzle,
                                uint8_t *solution, struct sudoku_generate_trial *trial)
{
    struct climb climb = {.generator = generator,
                          .assessor = &generator->trials.assessor,
                          .limiter = limiter,
                          .job = job,
                          .random = trial->seed,
                          .cells = generator->layout->cell_count,
                          .min_givens = job->max_givens ? trial->given_count : job->min_givens};
    struct sudoku_generate_trial found = *trial;
    enum sudoku_status status = SUDOKU_OK;
    unsigned idle = 0;
    memcpy(climb.here, puzzle, climb.cells);
    for (unsigned i = 0; i < MAX_MOVES && idle < MAX_IDLE && climb.questions < MAX_QUESTIONS &&
                         status == SUDOKU_OK && found.miss;
         i++)
        status = advance(&climb, &idle, &found);
    if (status != SUDOKU_OK || found.miss)
        return status;
    memcpy(puzzle, climb.here, climb.cells);
    memcpy(solution, climb.solution, climb.cells);
    *trial = found;
    trial->puzzle = puzzle;
    trial->solution = solution;
    return SUDOKU_OK;
}
