/* Random solved grids. */
#include <limits.h>
#include <string.h>

#include "board/layout.h"
#include "common/argument.h"
#include "common/random.h"
#include "generate/generator.h"
#include "generate/grid9.h"

static enum sudoku_status draw_grid9(uint64_t *random, struct limiter *limiter, uint8_t *grid)
{
    do {
        if (limiter_poll(limiter))
            return limiter->status;
        grid9_frame(random, grid);
    } while (!grid9_complete(random, NULL, UINT_MAX, grid));
    return SUDOKU_OK;
}

/* Permutes the digits of GRID at random. */
static void rename_digits(uint64_t *random, const struct sudoku_layout *layout, uint8_t *grid)
{
    uint8_t names[SUDOKU_MAX_SIDE + 1] = {0};
    for (unsigned i = 1; i <= layout->side; i++) {
        unsigned j = 1 + random_below(random, i);
        names[i] = names[j];
        names[j] = (uint8_t)i;
    }
    for (unsigned cell = 0; cell < layout->cell_count; cell++)
        grid[cell] = names[grid[cell]];
}

enum sudoku_status generator_draw_solution(struct sudoku_generator *generator,
                                           const uint8_t *givens, uint64_t *random,
                                           struct limiter *limiter, uint8_t *grid)
{
    const struct sudoku_puzzle puzzle = {givens, NULL};
    const struct sudoku_limits limits = oracle_limits(limiter);
    struct sudoku_solver *solver = generator->oracle.solver;
    sudoku_solver_set_seed(solver, random_next(random) | 1);
    enum sudoku_status status = sudoku_solver_solve(solver, &puzzle, &limits, grid);
    sudoku_solver_set_seed(solver, 0);
    return limiter->status == SUDOKU_OK ? status : limiter->status;
}

/* Fills BOARD, which has a solution. Few searches take hundreds of times longer than the others, so
 * a restart with twice the limit is faster. */
static enum sudoku_status complete9(uint64_t *random, struct limiter *limiter, uint8_t *board)
{
    enum { FIRST_TRIES = 500 };
    unsigned tries = FIRST_TRIES;
    while (!grid9_complete(random, limiter, tries, board)) {
        if (limiter->status != SUDOKU_OK)
            return limiter->status;
        tries = tries < UINT_MAX / 2 ? 2 * tries : UINT_MAX;
    }
    return SUDOKU_OK;
}

enum sudoku_status generator_complete(struct sudoku_generator *generator, uint64_t *random,
                                      struct limiter *limiter, uint8_t *board)
{
    if (generator->is_classic)
        return complete9(random, limiter, board);
    return generator_draw_solution(generator, board, random, limiter, board);
}

enum sudoku_status generator_draw_grid(struct sudoku_generator *generator, uint64_t *random,
                                       struct limiter *limiter, uint8_t *grid)
{
    if (generator->is_classic)
        return draw_grid9(random, limiter, grid);
    enum sudoku_status status = generator_draw_solution(generator, NULL, random, limiter, grid);
    if (status == SUDOKU_OK)
        rename_digits(random, generator->layout, grid);
    return status;
}

enum sudoku_status sudoku_generator_make_grid(struct sudoku_generator *generator, uint64_t seed,
                                              const struct sudoku_limits *limits, uint8_t *grid)
{
    struct limiter limiter;
    if (!generator_is_free(generator) || !argument_expect(grid, "grid is NULL") ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = generator_draw_grid(generator, &seed, &limiter, generator->board);
    if (status == SUDOKU_OK)
        memcpy(grid, generator->board, generator->layout->cell_count);
    return generator_end(generator, status);
}

/* ------------------------------------------------------------------------------ equally likely */

/* The highest known number of grids with the same frame: the three boxes share the digits of their
 * rows and of their columns. The mean is 6670903752021072936960 / (9! * 2612736^2), or 2693. */
enum { MAX_GRIDS_OF_FRAME = 6280 };

/* Maximum number of grids of a layout that are enumerated to draw one. */
enum { MAX_GRIDS_OF_LAYOUT = 1000000 };

/* A draw of one of the enumerated solutions: the one with the smallest hash. */
struct draw {
    uint64_t seed, smallest, count;
    unsigned cells;
    uint8_t *grid;
};

static int draw_solution(void *user, const uint8_t *solution)
{
    struct draw *draw = user;
    uint64_t state = draw->seed, hash = 0;
    for (unsigned cell = 0; cell < draw->cells; cell++)
        state = state * 0x100000001b3 ^ solution[cell];
    hash = random_next(&state);
    if (draw->count++ && hash >= draw->smallest)
        return 0;
    draw->smallest = hash;
    memcpy(draw->grid, solution, draw->cells);
    return 0;
}

/* Stores a random one of all solutions of GIVENS (NULL: a blank board) in generator->board and
 * their number in *COUNT. */
static enum sudoku_status draw_one(struct sudoku_generator *generator, const uint8_t *givens,
                                   uint64_t *random, struct limiter *limiter, uint64_t *count)
{
    struct draw draw = {.seed = random_next(random),
                        .cells = generator->layout->cell_count,
                        .grid = generator->board};
    const struct sudoku_puzzle puzzle = {givens, NULL};
    struct sudoku_limits limits = oracle_limits(limiter);
    if (!givens)
        limits.solutions = MAX_GRIDS_OF_LAYOUT;
    enum sudoku_status status =
        sudoku_solver_enumerate(generator->oracle.solver, &puzzle, &limits, draw_solution, &draw);
    *count = draw.count;
    return limiter->status == SUDOKU_OK ? status : limiter->status;
}

/* Draws frames by rejection: each is accepted with a probability proportional to its number of
 * grids. */
static enum sudoku_status draw_uniform9(struct sudoku_generator *generator, uint64_t *random,
                                        struct limiter *limiter)
{
    for (;;) {
        uint8_t frame[81];
        uint64_t count;
        grid9_frame(random, frame);
        enum sudoku_status status = draw_one(generator, frame, random, limiter, &count);
        if (status != SUDOKU_OK && status != SUDOKU_NO_SOLUTION)
            return status;
        if (random_below(random, MAX_GRIDS_OF_FRAME) < count)
            return SUDOKU_OK;
    }
}

enum sudoku_status sudoku_generator_make_uniform_grid(struct sudoku_generator *generator,
                                                      uint64_t seed,
                                                      const struct sudoku_limits *limits,
                                                      uint8_t *grid)
{
    struct limiter limiter;
    uint64_t count;
    if (!generator_is_free(generator) || !argument_expect(grid, "grid is NULL") ||
        !generator_begin(generator, limits, &limiter))
        return SUDOKU_ERR_ARGUMENT;
    enum sudoku_status status = generator->is_classic
                                    ? draw_uniform9(generator, &seed, &limiter)
                                    : draw_one(generator, NULL, &seed, &limiter, &count);
    if (status == SUDOKU_OK)
        memcpy(grid, generator->board, generator->layout->cell_count);
    return generator_end(generator, status);
}
