/* Finds hard puzzles by exchanging givens around tridagons, which no technique of Sudoku Explainer
 * or HoDoKu knows: the generator's hard puzzles.
 *
 * usage: climb_tridagons [SEED [MOVES [PROFILE TECHNIQUE [PUZZLE]]]]
 *
 * Each line is a puzzle that is harder than those before it from the same grid, or from PUZZLE: its
 * rating by Sudoku Explainer, the number of steps of TECHNIQUE (fnn) in its path by PROFILE
 * (hodoku), and givens. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "generate/criteria/tridagon_place.h"
#include "similar.h"

enum {
    CELLS = SIMILAR_CELLS,
    SIDE = 9,
    BOX_SIDE = 3,
    /* Moves from a grid unless a puzzle reaches HARD, a rating times ten; then ten times as many.
     */
    FIRST_MOVES = 1000,
    HARD = 95
};

struct climb {
    struct sudoku_generator *generator;
    struct similar similar;
    struct sudoku_logic *se, *path;
    const struct sudoku_technique *technique;
    const char *puzzle; /* to begin at; NULL: random grids */
    uint8_t here[CELLS], next[CELLS];
    unsigned rating, steps; /* of HERE */
};

/* -------------------------------------------------------------------------------------- heights */

static unsigned rate(struct climb *climb)
{
    struct sudoku_se_rating rating = {0};
    similar_start(climb->se, climb->next);
    return sudoku_logic_rate_se(climb->se, &rating) == SUDOKU_OK ? rating.puzzle : 0;
}

static unsigned count_steps(struct climb *climb)
{
    const struct sudoku_step *step;
    unsigned count = 0;
    similar_start(climb->path, climb->next);
    while (sudoku_logic_find_step(climb->path, &step) == SUDOKU_OK) {
        count += step->technique == climb->technique;
        sudoku_logic_apply(climb->path, step);
    }
    return count;
}

static void print_next(const struct climb *climb, unsigned rating, unsigned steps)
{
    printf("%2u.%u %3u  ", rating / 10, rating % 10, steps);
    for (unsigned cell = 0; cell < CELLS; cell++)
        putchar(climb->next[cell] ? '0' + climb->next[cell] : '.');
    printf("\n");
    fflush(stdout);
}

/* Keeps the next puzzle if it is not easier than the best one. */
static void compare(struct climb *climb)
{
    unsigned rating = rate(climb), steps = 0;
    if (rating < climb->rating && rating < HARD)
        return;
    if (rating >= HARD)
        steps = count_steps(climb);
    if (steps < climb->steps || (steps == climb->steps && rating < climb->rating))
        return;
    if (rating >= HARD && (steps > climb->steps || rating > climb->rating))
        print_next(climb, rating, steps);
    climb->rating = rating;
    climb->steps = steps;
    memcpy(climb->here, climb->next, CELLS);
}

/* --------------------------------------------------------------------------------------- starts */

/* Opens the cells of PLACE, and all other cells of its digits but those of the free box, in which
 * alone they will be given. */
static void open_cells(struct climb *climb, const uint8_t *grid, const struct tridagon_place *place)
{
    unsigned free_band = place->free_box / BOX_SIDE, free_stack = place->free_box % BOX_SIDE;
    for (unsigned cell = 0; cell < CELLS; cell++) {
        unsigned band = cell / SIDE / BOX_SIDE, stack = cell % SIDE / BOX_SIDE;
        bool is_free = band == free_band && stack == free_stack;
        bool in_corner = band != free_band && stack != free_stack;
        bool has_digit = place->digits >> grid[cell] & 1;
        climb->similar.is_open[cell] =
            cell == place->guard || (in_corner && has_digit && cell != place->stray);
        climb->similar.excluded[cell] = is_free ? 0 : place->digits;
        climb->next[cell] = cell == place->guard || (has_digit && !is_free) ? 0 : grid[cell];
    }
}

/* Makes a puzzle with a tridagon. */
static void make_start(struct climb *climb)
{
    struct tridagon_place place;
    uint8_t grid[CELLS];
    do {
        do
            similar_expect(sudoku_generator_make_grid(
                climb->generator, random_next(&climb->similar.random), NULL, grid));
        while (!tridagon_place_draw(grid, &climb->similar.random, &place));
        open_cells(climb, grid, &place);
    } while (!similar_is_unique(&climb->similar, climb->next));
    similar_minimize(&climb->similar, climb->next);
}

static void begin(struct climb *climb)
{
    if (!climb->puzzle)
        make_start(climb);
    for (unsigned cell = 0; climb->puzzle && cell < CELLS; cell++)
        climb->next[cell] = climb->puzzle[cell] == '.' ? 0 : (uint8_t)(climb->puzzle[cell] - '0');
    memcpy(climb->here, climb->next, CELLS);
    climb->rating = rate(climb);
    climb->steps = 0;
}

static struct sudoku_logic *create_logic(enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    options.profile = profile;
    similar_expect(sudoku_logic_create(sudoku_layout_classic(), &options, &logic));
    return logic;
}

int main(int argc, char **argv)
{
    struct climb climb = {0};
    unsigned long seed = 1, moves = 10000;
    enum sudoku_profile profile = SUDOKU_PROFILE_HODOKU;
    size_t technique;
    if (argc > 6 || (argc > 5 && strspn(argv[5], ".123456789") != CELLS) ||
        (argc > 1 && !similar_read_number(argv[1], &seed)) ||
        (argc > 2 && !similar_read_number(argv[2], &moves)) ||
        (argc > 3 && !similar_read_profile(argv[3], &profile))) {
        fprintf(stderr, "usage: climb_tridagons [SEED [MOVES [PROFILE TECHNIQUE [PUZZLE]]]]\n");
        return 1;
    }
    climb.similar.random = seed;
    similar_expect(sudoku_technique_from_name(argc > 4 ? argv[4] : "fnn", &technique));
    climb.technique = sudoku_technique_at(technique);
    climb.puzzle = argc > 5 ? argv[5] : NULL;
    climb.se = create_logic(SUDOKU_PROFILE_SE);
    climb.path = create_logic(profile);
    similar_expect(sudoku_solver_create(sudoku_layout_classic(), NULL, &climb.similar.solver));
    similar_expect(sudoku_generator_create(sudoku_layout_classic(), NULL, &climb.generator));
    unsigned long since = 0;
    begin(&climb);
    for (unsigned long i = 0; i < moves; i++) {
        if (similar_make(&climb.similar, climb.here, climb.next))
            compare(&climb);
        if (++since == (climb.rating < HARD ? FIRST_MOVES : 10 * FIRST_MOVES)) {
            begin(&climb);
            since = 0;
        }
    }
    sudoku_generator_destroy(climb.generator);
    sudoku_solver_destroy(climb.similar.solver);
    sudoku_logic_destroy(climb.path);
    sudoku_logic_destroy(climb.se);
    return 0;
}
