/* Puzzles with a given pattern of givens, by hill climbing on the number of solutions. */
#include <string.h>

#include "board/layout.h"
#include "common/argument.h"
#include "common/random.h"
#include "generate/generator.h"

enum {
    /* Maximum number of givens exchanged at a time. */
    MAX_EXCHANGED = 4,
    /* Maximum number of solutions counted, enough to compare puzzles with 20 givens; and number of
     * exchanges after which a board with more solutions is abandoned. With 400 and 1500, 1 of 6
     * patterns of 20 cells was met in the same time, not 4. */
    MAX_COUNTED = 4000,
    MAX_BLIND_EXCHANGES = 300,
    /* Exchanges without improvement before a new grid is drawn, and maximum number of grids. */
    MAX_EXCHANGES = 1500,
    MAX_GRIDS = 8
};

struct climb {
    struct sudoku_generator *generator;
    const uint8_t *pattern;
    struct limiter *limiter;
    uint64_t random;
    uint8_t *puzzle; /* the best puzzle */
    uint64_t fewest; /* number of solutions of PUZZLE */
};

/* Counts the solutions of GIVENS up to BOUND. */
static enum sudoku_status count(struct climb *climb, const uint8_t *givens, uint64_t bound,
                                uint64_t *found)
{
    const struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_limits limits = oracle_limits(climb->limiter);
    struct sudoku_solver *solver = climb->generator->oracle.solver;
    limits.solutions = bound;
    *found = 0;
    enum sudoku_status status = sudoku_solver_count(solver, &puzzle, &limits, found);
    if (climb->limiter->status != SUDOKU_OK)
        return climb->limiter->status;
    return status < SUDOKU_OK ? status : SUDOKU_OK;
}

/* Empties up to MAX_EXCHANGED random cells of BOARD. */
static void loosen(struct climb *climb, uint8_t *board)
{
    unsigned cells = climb->generator->layout->cell_count;
    for (unsigned left = 1 + random_below(&climb->random, MAX_EXCHANGED), tries = 0;
         left && tries < 40 * cells; tries++) {
        unsigned cell = random_below(&climb->random, cells);
        left -= board[cell] != 0;
        board[cell] = 0;
    }
}

/* Replaces the digits of BOARD by those of a random solution, in the cells of the pattern. */
static enum sudoku_status refill(struct climb *climb, uint8_t *board)
{
    struct sudoku_generator *generator = climb->generator;
    enum sudoku_status status =
        generator_complete(generator, &climb->random, climb->limiter, board);
    for (unsigned cell = 0; cell < generator->layout->cell_count; cell++)
        if (!climb->pattern[cell])
            board[cell] = 0;
    return status;
}

/* True if the pattern has enough cells: with fewer, two digits would be missing and could be
 * exchanged. */
static bool are_enough(const struct climb *climb)
{
    const struct sudoku_layout *layout = climb->generator->layout;
    unsigned givens = 0;
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        givens += climb->pattern[cell] != 0;
    return givens + 1 >= layout->side;
}

/* Climbs from a random grid; updates climb->puzzle and climb->fewest. */
static enum sudoku_status climb_once(struct climb *climb)
{
    struct sudoku_generator *generator = climb->generator;
    unsigned cells = generator->layout->cell_count;
    uint8_t *board = generator->board, *here = generator->builder.reduction.givens;
    uint64_t found, fewest = MAX_COUNTED;
    bool can_climb = are_enough(climb);
    enum sudoku_status status =
        generator_draw_grid(generator, &climb->random, climb->limiter, here);
    for (unsigned cell = 0; cell < cells; cell++)
        if (!climb->pattern[cell])
            here[cell] = 0;
    for (unsigned tries = 0; status == SUDOKU_OK && fewest > 1; tries++) {
        if (tries > (!can_climb ? 0 : fewest == MAX_COUNTED ? MAX_BLIND_EXCHANGES : MAX_EXCHANGES))
            break;
        memcpy(board, here, cells);
        if (tries) {
            loosen(climb, board);
            status = refill(climb, board);
        }
        if (status == SUDOKU_OK)
            status = count(climb, board, fewest + 1, &found);
        if (status != SUDOKU_OK || found > fewest)
            continue;
        tries = found < fewest ? 0 : tries;
        fewest = found;
        memcpy(here, board, cells);
    }
    if (fewest < climb->fewest) {
        climb->fewest = fewest;
        memcpy(climb->puzzle, here, cells);
    }
    return status;
}

enum sudoku_status generator_fit(struct sudoku_generator *generator, const uint8_t *pattern,
                                 uint64_t seed, struct limiter *limiter, uint8_t *puzzle,
                                 uint8_t *solution)
{
    struct climb climb = {.generator = generator,
                          .pattern = pattern,
                          .limiter = limiter,
                          .random = seed,
                          .puzzle = generator->builder.reduction.solution,
                          .fewest = UINT64_MAX};
    enum sudoku_status status = SUDOKU_OK;
    for (unsigned i = 0; status == SUDOKU_OK && climb.fewest > 1 && i < MAX_GRIDS; i++)
        status = climb_once(&climb);
    if (status == SUDOKU_OK) {
        status = oracle_unique(&generator->oracle, climb.puzzle, limiter);
        if (status == SUDOKU_SEVERAL_SOLUTIONS)
            status = SUDOKU_NOT_FOUND;
    }
    if (status == SUDOKU_OK || status == SUDOKU_NOT_FOUND) {
        memcpy(puzzle, climb.puzzle, generator->layout->cell_count);
        memcpy(solution, generator->oracle.solution, generator->layout->cell_count);
    }
    return status;
}

enum sudoku_status sudoku_generator_fit_pattern(struct sudoku_generator *generator,
                                                const uint8_t *pattern, uint64_t seed,
                                                const struct sudoku_limits *limits, uint8_t *puzzle,
                                                uint8_t *solution)
{
    struct limiter limiter;
    if (!generator_is_free(generator) || !argument_expect(pattern, "pattern is NULL") ||
        !argument_expect(puzzle, "puzzle is NULL") ||
        !argument_expect(solution, "solution is NULL") ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    return generator_end(generator,
                         generator_fit(generator, pattern, seed, &limiter, puzzle, solution));
}
