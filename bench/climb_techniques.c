/* Finds puzzles with a rare technique by exchanging givens: the generator's hard puzzles.
 *
 * usage: climb_techniques SEED MOVES IDLE PROFILE TECHNIQUE [PUZZLE]
 *
 * From random puzzles, or first from PUZZLE, it moves to similar ones that are not worse: at a
 * point of their path where TECHNIQUE has a step, the easiest step is of a technique as late in the
 * order of PROFILE, or later. It begins again after IDLE moves without an improvement, or when
 * TECHNIQUE alone has a step there. Each line is a puzzle better than those before it from the same
 * start: "found" and it, if its path has TECHNIQUE, or else the number of that place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "generate/criteria/order.h"
#include "similar.h"

enum { CELLS = SIMILAR_CELLS };

struct climb {
    struct similar similar;
    struct sudoku_generator *generator;
    struct sudoku_logic *before; /* the techniques before the wanted one */
    struct sudoku_logic *whole;
    struct order order;
    size_t technique;
    size_t height; /* of HERE: SIZE_MAX if no other technique has a step */
    uint8_t here[CELLS], next[CELLS];
};

/* -------------------------------------------------------------------------------------- heights */

/* The place of STEP's technique in the order, from 1. */
static size_t place_of(const struct climb *climb, const struct sudoku_step *step)
{
    size_t place = 0;
    while (place < climb->order.count &&
           sudoku_technique_at(climb->order.items[place]) != step->technique)
        place++;
    return place + 1;
}

static int note_step(void *user, const struct sudoku_step *step)
{
    (void)step;
    *(bool *)user = true;
    return 1;
}

static bool has_step(struct climb *climb)
{
    bool has = false;
    (void)sudoku_logic_enumerate_steps(climb->before, climb->technique, note_step, &has);
    return has;
}

/* The height of PUZZLE: the latest place of the easiest technique at points of the path where the
 * wanted one has a step; 0 if it is below LEAST. */
static size_t measure(struct climb *climb, const uint8_t *puzzle, size_t least)
{
    enum { SINGLES = 4 };
    size_t height = 0;
    enum sudoku_status status = SUDOKU_OK;
    similar_start(climb->before, puzzle);
    while (status == SUDOKU_OK) {
        const struct sudoku_step *step;
        status = sudoku_logic_find_step(climb->before, &step);
        if (status != SUDOKU_OK && status != SUDOKU_UNDECIDED)
            break;
        size_t place = status == SUDOKU_OK ? place_of(climb, step) : SIZE_MAX;
        bool is_asked = place > height && place >= least && place > SINGLES;
        if (is_asked && has_step(climb))
            height = place;
        if (status == SUDOKU_OK && is_asked)
            similar_expect(sudoku_logic_find_step(climb->before, &step)); /* lost by the question */
        if (status == SUDOKU_OK)
            similar_expect(sudoku_logic_apply(climb->before, step));
    }
    return height;
}

static bool path_has(struct climb *climb, const uint8_t *puzzle)
{
    const struct sudoku_step *step;
    bool has = false;
    similar_start(climb->whole, puzzle);
    while (sudoku_logic_find_step(climb->whole, &step) == SUDOKU_OK) {
        has |= step->technique == sudoku_technique_at(climb->technique);
        sudoku_logic_apply(climb->whole, step);
    }
    return has;
}

static void print(struct climb *climb)
{
    bool is_found = climb->height == SIZE_MAX && path_has(climb, climb->here);
    if (is_found)
        printf("found ");
    else
        printf("%5d ", climb->height == SIZE_MAX ? -1 : (int)climb->height);
    for (unsigned cell = 0; cell < CELLS; cell++)
        putchar(climb->here[cell] ? '0' + climb->here[cell] : '.');
    printf("\n");
    fflush(stdout);
}

/* --------------------------------------------------------------------------------------- search */

/* Begins at a random puzzle with a point where the technique has a step. */
static void begin(struct climb *climb)
{
    do {
        struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
        int8_t status;
        job.count = 1;
        job.seed = random_next(&climb->similar.random);
        job.results = climb->here;
        job.statuses = &status;
        similar_expect(sudoku_generator_run(climb->generator, &job, NULL));
        climb->height = measure(climb, climb->here, 1);
    } while (!climb->height);
}

/* Compares the next puzzle with the one here; true if it is better. */
static bool compare(struct climb *climb)
{
    size_t height = measure(climb, climb->next, climb->height);
    bool is_better = height > climb->height;
    if (height < climb->height)
        return false;
    climb->height = height;
    memcpy(climb->here, climb->next, CELLS);
    return is_better;
}

static void search(struct climb *climb, unsigned long moves, unsigned long max_idle)
{
    unsigned long idle = 0;
    while (moves) {
        if (idle >= max_idle || climb->height == SIZE_MAX) {
            begin(climb);
            idle = 0;
        }
        moves--;
        idle++;
        if (!similar_make(&climb->similar, climb->here, climb->next) || !compare(climb))
            continue;
        idle = 0;
        print(climb);
    }
}

/* --------------------------------------------------------------------------------------- options
 */

static struct sudoku_logic *create_logic(const struct order *order, enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    options.profile = profile;
    options.order = order->items;
    options.order_length = order->count;
    similar_expect(sudoku_logic_create(sudoku_layout_classic(), &options, &logic));
    return logic;
}

static void open_climb(struct climb *climb, enum sudoku_profile profile)
{
    struct criteria criteria = {.asked = {.profile = profile}};
    criteria.roles[climb->technique] = CRITERIA_IN_PATH;
    climb->order = order_for(&criteria);
    const struct order before = order_before(&climb->order, climb->technique);
    climb->before = create_logic(&before, profile);
    climb->whole = create_logic(&climb->order, profile);
    similar_expect(sudoku_solver_create(sudoku_layout_classic(), NULL, &climb->similar.solver));
    similar_expect(sudoku_generator_create(sudoku_layout_classic(), NULL, &climb->generator));
}

int main(int argc, char **argv)
{
    struct climb climb = {.height = 0};
    enum sudoku_profile profile;
    unsigned long seed, moves, idle;
    if (argc < 6 || argc > 7 || !similar_read_number(argv[1], &seed) ||
        !similar_read_number(argv[2], &moves) || !similar_read_number(argv[3], &idle) ||
        !similar_read_profile(argv[4], &profile) ||
        (argc > 6 && !similar_read_puzzle(argv[6], climb.here))) {
        fprintf(stderr, "usage: climb_techniques SEED MOVES IDLE PROFILE TECHNIQUE [PUZZLE]\n");
        return 1;
    }
    similar_expect(sudoku_technique_from_name(argv[5], &climb.technique));
    climb.similar.random = seed;
    open_climb(&climb, profile);
    if (argc > 6 && !similar_is_unique(&climb.similar, climb.here)) {
        fprintf(stderr, "climb_techniques: PUZZLE does not have one solution\n");
        return 1;
    }
    if (argc > 6)
        climb.height = measure(&climb, climb.here, 1);
    else
        begin(&climb);
    search(&climb, moves, idle);
    sudoku_generator_destroy(climb.generator);
    sudoku_solver_destroy(climb.similar.solver);
    sudoku_logic_destroy(climb.before);
    sudoku_logic_destroy(climb.whole);
    return 0;
}
