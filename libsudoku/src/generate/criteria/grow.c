#include "generate/criteria/grow.h"

#include <string.h>

#include "board/layout.h"
#include "common/random.h"
#include "generate/orbits.h"
#include "logic/topology.h"

/* Number of orders in which cells become givens. */
enum { ORDERS = 4 };

struct growth {
    struct assessor *assessor;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    const uint8_t *solution;
    uint64_t random;
    unsigned cells;
    unsigned given_count;
    uint8_t givens[LOGIC_MAX_CELLS];
    /* The position where the techniques first end. */
    uint8_t first_cells[LOGIC_MAX_CELLS];
    uint8_t first_placed[LOGIC_MAX_CELLS];
    sudoku_digitset first_candidates[LOGIC_MAX_CELLS];
};

/* Returns STATUS if it ends the call, or else SUDOKU_OK. */
static enum sudoku_status answered(const struct growth *growth, enum sudoku_status status)
{
    if (growth->limiter->status != SUDOKU_OK)
        return growth->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* Draws an open cell of the position on BOARD. */
static unsigned draw_open(struct growth *growth, const uint8_t *board)
{
    unsigned open = 0, chosen = 0;
    for (unsigned cell = 0; cell < growth->cells; cell++)
        if (!board[cell] && random_below(&growth->random, ++open) == 0)
            chosen = cell;
    return chosen;
}

/* Makes an open cell and its orbit givens. Returns false if that would be too many. */
static bool add_givens(struct growth *growth)
{
    struct sudoku_logic *logic = growth->assessor->before;
    struct sudoku_candidate placed[ORBIT_MAX];
    struct sudoku_step step = {.placements = placed};
    uint8_t board[LOGIC_MAX_CELLS];
    uint16_t orbit[ORBIT_MAX];
    if (sudoku_logic_get_position(logic, board, NULL) != SUDOKU_OK)
        return false;
    unsigned cell = draw_open(growth, board);
    unsigned count = orbit_of(growth->assessor->layout, growth->job->symmetry, cell, orbit);
    for (unsigned i = 0; i < count; i++) {
        uint8_t digit = growth->solution[orbit[i]];
        growth->given_count += !growth->givens[orbit[i]];
        growth->givens[orbit[i]] = digit;
        if (!board[orbit[i]])
            placed[step.placement_count++] = (struct sudoku_candidate){orbit[i], digit};
    }
    bool is_allowed = !growth->job->max_givens || growth->given_count <= growth->job->max_givens;
    return is_allowed && sudoku_logic_apply(logic, &step) == SUDOKU_OK;
}

/* Assesses the grown puzzle as TRIAL. */
static enum sudoku_status assess(struct growth *growth, const struct sudoku_generate_trial *before,
                                 struct sudoku_generate_trial *trial)
{
    *trial = (struct sudoku_generate_trial){.seed = before->seed,
                                            .status = before->status,
                                            .puzzle = growth->givens,
                                            .solution = before->solution,
                                            .given_count = growth->given_count};
    return assessor_run(growth->assessor, growth->limiter, trial);
}

/* Grows in one order of cells from the first position until TRIAL meets the criteria; trial->miss
 * is not 0 if it does not. */
static enum sudoku_status grow_once(struct growth *growth,
                                    const struct sudoku_generate_trial *before,
                                    struct sudoku_generate_trial *trial)
{
    struct sudoku_logic *logic = growth->assessor->before;
    struct sudoku_logic_position first = SUDOKU_LOGIC_POSITION_INIT;
    first.cells = growth->first_cells;
    first.is_placed = growth->first_placed;
    first.candidates = growth->first_candidates;
    first.is_unique = true;
    enum sudoku_status status = sudoku_logic_set_position(logic, &first);
    bool goes_on = status == SUDOKU_OK, has_step;
    while (goes_on && (status = path_exhaust(logic)) == SUDOKU_UNDECIDED) {
        status =
            assessor_find(growth->assessor, growth->limiter, growth->assessor->target, &has_step);
        if (status == SUDOKU_OK && has_step)
            status = assess(growth, before, trial);
        goes_on = status == SUDOKU_OK && trial->miss && add_givens(growth);
    }
    return answered(growth, status);
}

/* Finds the first position of PUZZLE where the techniques end; *IS_SOLVED if they do not. */
static enum sudoku_status find_first(struct growth *growth, const uint8_t *puzzle, bool *is_solved)
{
    struct sudoku_logic *logic = growth->assessor->before;
    enum sudoku_status status = path_start(logic, puzzle);
    if (status == SUDOKU_OK)
        status = path_exhaust(logic);
    *is_solved = status != SUDOKU_UNDECIDED;
    if (!*is_solved)
        sudoku_logic_get_position(logic, growth->first_cells, growth->first_candidates);
    for (unsigned cell = 0; cell < growth->cells; cell++)
        growth->first_placed[cell] = growth->first_cells[cell] && !puzzle[cell];
    return answered(growth, status);
}

static void begin(struct growth *growth, const uint8_t *puzzle,
                  const struct sudoku_generate_trial *trial)
{
    memcpy(growth->givens, puzzle, growth->cells);
    growth->given_count = trial->given_count;
}

enum sudoku_status grow_puzzle(struct assessor *assessor, struct limiter *limiter,
                               const struct sudoku_generate_job *job, uint8_t *puzzle,
                               struct sudoku_generate_trial *trial)
{
    struct growth growth = {.assessor = assessor,
                            .limiter = limiter,
                            .job = job,
                            .solution = trial->solution,
                            .random = trial->seed,
                            .cells = assessor->layout->cell_count};
    struct sudoku_generate_trial grown = *trial;
    bool is_solved;
    enum sudoku_status status = find_first(&growth, puzzle, &is_solved);
    for (unsigned i = 0; i < ORDERS && !is_solved && status == SUDOKU_OK && grown.miss; i++) {
        begin(&growth, puzzle, trial);
        status = grow_once(&growth, trial, &grown);
    }
    if (status != SUDOKU_OK || grown.miss)
        return status;
    memcpy(puzzle, growth.givens, growth.cells);
    *trial = grown;
    trial->puzzle = puzzle;
    return SUDOKU_OK;
}
