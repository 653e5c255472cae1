#include "generate/criteria/carve.h"

#include <string.h>

#include "common/random.h"
#include "generate/orbits.h"

enum { BOX_SIDE = 3, SIDE = 9, CELLS = 81, CORNERS = 4, MAX_NEAR = 3 };

/* --------------------------------------------------------------------- tridagons of a solved grid
 */

/* What the cells of three digits are in a box: a diagonal, with one cell in each row and column, or
 * two of its cells, so that another digit is in the third one. */
struct diagonal {
    bool is_whole;
    bool is_odd; /* if it is whole: the permutation of its columns */
    unsigned near_count;
    unsigned near_cells[MAX_NEAR]; /* third cells of diagonals of two cells, */
    bool near_is_odd[MAX_NEAR];    /* and their permutations */
};

static unsigned cell_at(unsigned box, unsigned row, unsigned column)
{
    return (box / BOX_SIDE * BOX_SIDE + row) * SIDE + box % BOX_SIDE * BOX_SIDE + column;
}

static bool is_odd(const unsigned column[BOX_SIDE])
{
    return ((column[0] > column[1]) + (column[0] > column[2]) + (column[1] > column[2])) % 2 != 0;
}

/* Adds the diagonal of which cells I and K of those in ROW and COLUMN are two, if they are. */
static void add_near(struct diagonal *diagonal, unsigned box, const unsigned row[BOX_SIDE],
                     const unsigned column[BOX_SIDE], unsigned i, unsigned k)
{
    unsigned permutation[BOX_SIDE];
    if (row[i] == row[k] || column[i] == column[k])
        return;
    unsigned third_row = 3 - row[i] - row[k], third_column = 3 - column[i] - column[k];
    permutation[row[i]] = column[i];
    permutation[row[k]] = column[k];
    permutation[third_row] = third_column;
    diagonal->near_cells[diagonal->near_count] = cell_at(box, third_row, third_column);
    diagonal->near_is_odd[diagonal->near_count++] = is_odd(permutation);
}

static struct diagonal diagonal_of(const uint8_t *grid, unsigned digits, unsigned box)
{
    struct diagonal diagonal = {.near_count = 0};
    unsigned row[BOX_SIDE], column[BOX_SIDE], count = 0, rows = 0, columns = 0;
    for (unsigned i = 0; i < SIDE; i++) {
        if (!(digits >> grid[cell_at(box, i / BOX_SIDE, i % BOX_SIDE)] & 1))
            continue;
        rows |= 1u << (row[count] = i / BOX_SIDE);
        columns |= 1u << (column[count++] = i % BOX_SIDE);
    }
    diagonal.is_whole = rows == 7 && columns == 7;
    if (diagonal.is_whole)
        diagonal.is_odd = is_odd(column);
    for (unsigned i = 0; !diagonal.is_whole && i < BOX_SIDE; i++)
        add_near(&diagonal, box, row, column, i, (i + 1) % BOX_SIDE);
    return diagonal;
}

/* A tridagon of all but one cell. */
struct tridagon_place {
    unsigned digits;   /* the three, as bits */
    unsigned free_box; /* the box that no box of the tridagon meets */
    unsigned guard;    /* the cell with another digit */
};

/* Counts the tridagons of a grid; each is drawn with equal chance. */
struct tridagon_draw {
    const uint8_t *grid;
    uint64_t *random;
    unsigned count;
    struct tridagon_place drawn;
};

/* Adds the tridagons of DIGITS whose box NEAR has the other digit. */
static void add_tridagons(struct tridagon_draw *draw, unsigned digits, unsigned free_box,
                          const unsigned boxes[CORNERS], unsigned near)
{
    struct diagonal last = diagonal_of(draw->grid, digits, boxes[near]);
    bool is_odd_so_far = false;
    for (unsigned i = 0; i < CORNERS; i++) {
        struct diagonal diagonal = diagonal_of(draw->grid, digits, boxes[i]);
        if (i != near && !diagonal.is_whole)
            return;
        is_odd_so_far ^= i != near && diagonal.is_odd;
    }
    for (unsigned i = 0; i < last.near_count; i++)
        if (is_odd_so_far != last.near_is_odd[i] && random_below(draw->random, ++draw->count) == 0)
            draw->drawn = (struct tridagon_place){digits, free_box, last.near_cells[i]};
}

/* Draws a tridagon of GRID; false if it has none. About half of all grids have one. */
static bool draw_tridagon(const uint8_t *grid, uint64_t *random, struct tridagon_place *tridagon)
{
    struct tridagon_draw draw = {.grid = grid, .random = random};
    for (unsigned free_box = 0; free_box < SIDE; free_box++) {
        unsigned boxes[CORNERS], count = 0;
        for (unsigned box = 0; box < SIDE; box++)
            if (box / BOX_SIDE != free_box / BOX_SIDE && box % BOX_SIDE != free_box % BOX_SIDE)
                boxes[count++] = box;
        for (unsigned i = 0; i < SIDE * SIDE * SIDE; i++) {
            unsigned a = i % SIDE, b = i / SIDE % SIDE, c = i / (SIDE * SIDE);
            for (unsigned near = 0; a < b && b < c && near < CORNERS; near++)
                add_tridagons(&draw, 2u << a | 2u << b | 2u << c, free_box, boxes, near);
        }
    }
    *tridagon = draw.drawn;
    return draw.count > 0;
}

/* -------------------------------------------------------------------------------------- digging */

struct carving {
    struct sudoku_generator *generator;
    struct assessor *assessor;
    struct limiter *limiter;
    const struct sudoku_generate_job *job;
    size_t technique;
    const uint8_t *solution;
    uint64_t random;
    uint8_t puzzle[CELLS];
    uint8_t order[CELLS]; /* of cells */
};

static void shuffle(struct carving *carving)
{
    for (unsigned i = 0; i < CELLS; i++) {
        unsigned other = random_below(&carving->random, i + 1);
        carving->order[i] = carving->order[other];
        carving->order[other] = (uint8_t)i;
    }
}

/* Empties CELL and its orbit, or fills them with digits of the solution. */
static void set_orbit(struct carving *carving, unsigned cell, bool is_given)
{
    uint16_t orbit[ORBIT_MAX];
    unsigned count = orbit_of(carving->assessor->layout, carving->job->symmetry, cell, orbit);
    for (unsigned i = 0; i < count; i++)
        carving->puzzle[orbit[i]] = is_given ? carving->solution[orbit[i]] : 0;
}

static unsigned count_givens(const struct carving *carving)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < CELLS; cell++)
        count += carving->puzzle[cell] != 0;
    return count;
}

/* Empties the cells of TRIDAGON, and the other cells of its digits that see them. */
static void open_cells(struct carving *carving, const struct tridagon_place *tridagon)
{
    for (unsigned cell = 0; cell < CELLS; cell++) {
        unsigned box = cell / SIDE / BOX_SIDE * BOX_SIDE + cell % SIDE / BOX_SIDE;
        if (cell == tridagon->guard ||
            (box != tridagon->free_box && tridagon->digits >> carving->solution[cell] & 1))
            set_orbit(carving, cell, false);
    }
}

/* True if the technique has a step in the position of the explainer. */
static bool finds_step(struct carving *carving)
{
    bool has = false;
    return assessor_find(carving->assessor, carving->limiter, carving->technique, &has) ==
               SUDOKU_OK &&
           has;
}

/* True if the technique has a step at the start of the puzzle. */
static bool has_step(struct carving *carving)
{
    return path_start(carving->assessor->before, carving->puzzle) == SUDOKU_OK &&
           finds_step(carving);
}

/* True if it has one where the techniques before it end. */
static bool has_step_later(struct carving *carving)
{
    return path_start(carving->assessor->before, carving->puzzle) == SUDOKU_OK &&
           path_exhaust(carving->assessor->before) == SUDOKU_UNDECIDED && finds_step(carving);
}

static bool is_unique(struct carving *carving)
{
    return oracle_unique(&carving->generator->oracle, carving->puzzle, carving->limiter) ==
           SUDOKU_OK;
}

/* Adds givens until the solution is unique; false if the technique does not allow it. */
static bool fill(struct carving *carving)
{
    shuffle(carving);
    for (unsigned i = 0; i < CELLS && !is_unique(carving); i++) {
        if (carving->puzzle[carving->order[i]])
            continue;
        set_orbit(carving, carving->order[i], true);
        if (!has_step(carving))
            set_orbit(carving, carving->order[i], false);
    }
    return is_unique(carving);
}

/* Removes givens, down to MIN_GIVENS. */
static void dig(struct carving *carving, unsigned min_givens)
{
    shuffle(carving);
    for (unsigned i = 0; i < CELLS && count_givens(carving) > min_givens; i++) {
        if (!carving->puzzle[carving->order[i]])
            continue;
        set_orbit(carving, carving->order[i], false);
        if (count_givens(carving) < min_givens || !is_unique(carving) || !has_step_later(carving))
            set_orbit(carving, carving->order[i], true);
    }
}

/* Assesses the carved puzzle as TRIAL. */
static enum sudoku_status assess(struct carving *carving, struct sudoku_generate_trial *trial)
{
    const struct sudoku_generate_job *job = carving->job;
    bool is_redundant = false;
    enum sudoku_status status = carving->limiter->status;
    trial->puzzle = carving->puzzle;
    trial->given_count = count_givens(carving);
    if (trial->given_count < job->min_givens ||
        (job->max_givens && trial->given_count > job->max_givens))
        trial->miss = SUDOKU_MISS_GIVENS;
    if (status == SUDOKU_OK && carving->assessor->criteria.asked.is_minimal)
        status = generator_has_redundant(carving->generator, carving->puzzle, carving->limiter,
                                         &is_redundant);
    if (is_redundant)
        trial->miss = SUDOKU_MISS_MINIMAL;
    if (status == SUDOKU_OK && !trial->miss)
        status = assessor_run(carving->assessor, carving->limiter, trial);
    return status;
}

enum sudoku_status carve_puzzle(struct sudoku_generator *generator, struct limiter *limiter,
                                const struct sudoku_generate_job *job, uint8_t *puzzle,
                                struct sudoku_generate_trial *trial)
{
    struct carving carving = {.generator = generator,
                              .assessor = &generator->trials.assessor,
                              .limiter = limiter,
                              .job = job,
                              .solution = trial->solution,
                              .random = trial->seed};
    struct sudoku_generate_trial carved = {
        .seed = trial->seed, .status = trial->status, .solution = trial->solution};
    bool is_minimal = carving.assessor->criteria.asked.is_minimal;
    struct tridagon_place tridagon;
    if (!generator->is_classic ||
        sudoku_technique_from_name("Tridagon", &carving.technique) != SUDOKU_OK ||
        !carving.assessor->criteria.roles[carving.technique] ||
        !draw_tridagon(trial->solution, &carving.random, &tridagon))
        return SUDOKU_OK;
    memcpy(carving.puzzle, trial->solution, CELLS);
    open_cells(&carving, &tridagon);
    if (!has_step(&carving) || !fill(&carving))
        return limiter->status;
    dig(&carving, is_minimal ? 0 : job->max_givens ? trial->given_count : job->min_givens);
    enum sudoku_status status = assess(&carving, &carved);
    if (status != SUDOKU_OK || carved.miss)
        return status;
    memcpy(puzzle, carving.puzzle, CELLS);
    *trial = carved;
    trial->puzzle = puzzle;
    return SUDOKU_OK;
}
