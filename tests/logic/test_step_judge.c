/* Steps in positions of every kind, checked against all solutions, which a search without
 * techniques finds: boards of all shapes, half filled, with placed digits, with candidates removed,
 * rightly or not, with one solution, several or none. Steps that rely on uniqueness are found only
 * if the given digits have one solution.
 *
 * Arguments: number of positions, and the seed. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "common/random.h"
#include "solver/brute.h"
#include "support/check.h"
#include "support/samples.h"

enum { ROUNDS = 25, NODES = 6000, SOLUTIONS = 300, MORE_LAYOUTS = 3, MAX_CELLS = 256 };

struct scene {
    const char *name;
    struct sudoku_layout *layout;
    unsigned cells, side;
    struct brute_board board;
    uint8_t givens[MAX_CELLS], standing[MAX_CELLS], is_placed[MAX_CELLS];
    uint64_t sets[MAX_CELLS];
    bool has_sets, is_unique;
    struct brute_answer truth;
    unsigned steps, several; /* steps checked, and those in positions with several solutions */
};

static struct sudoku_layout *pick_layout(uint64_t *random, const char **name)
{
    static const uint8_t sides[MORE_LAYOUTS] = {10, 12, 16};
    unsigned number = random_below(random, SAMPLE_COUNT - 1 + MORE_LAYOUTS);
    if (number < SAMPLE_COUNT - 1)
        return sample_layout(number, name);
    *name = "large";
    return sample_square(sides[number - (SAMPLE_COUNT - 1)], 0, NULL);
}

static void list_units(struct scene *scene)
{
    scene->board = (struct brute_board){.side = scene->side, .cells = scene->cells};
    for (unsigned unit = 0; unit < sudoku_layout_unit_count(scene->layout); unit++)
        memcpy(brute_unit(&scene->board, sudoku_layout_unit_length(scene->layout, unit)),
               sudoku_layout_unit_cells(scene->layout, unit),
               sudoku_layout_unit_length(scene->layout, unit) * sizeof(uint16_t));
}

/* Removes digits of a full board while one solution remains, and then LOST more. */
static void dig(uint64_t *random, struct scene *scene, const uint8_t *solution, unsigned lost)
{
    struct sudoku_solver *solver = sample_solver(scene->layout, SUDOKU_ENGINE_AUTO, 0);
    uint8_t found[MAX_CELLS];
    memcpy(scene->givens, solution, scene->cells);
    for (unsigned i = 0; i < 2 * scene->cells; i++) {
        unsigned cell = random_below(random, scene->cells);
        uint8_t digit = scene->givens[cell];
        const struct sudoku_puzzle puzzle = {.givens = scene->givens};
        scene->givens[cell] = 0;
        if (digit && sudoku_solver_unique(solver, &puzzle, NULL, found) != SUDOKU_OK)
            scene->givens[cell] = digit;
    }
    for (; lost > 0; lost--)
        scene->givens[random_below(random, scene->cells)] = 0;
    sudoku_solver_destroy(solver);
}

/* Places some digits of the solution and removes candidates, sparing its digits if SPARES. */
static void play(uint64_t *random, struct scene *scene, const uint8_t *solution, bool spares)
{
    unsigned placed = random_below(random, 3) ? 0 : random_below(random, 40);
    unsigned gone = random_below(random, 2) ? 0 : 1 + random_below(random, 25);
    scene->has_sets = gone;
    for (unsigned cell = 0; cell < scene->cells; cell++) {
        bool places = !scene->givens[cell] && random_below(random, 100) < placed;
        scene->is_placed[cell] = places;
        scene->standing[cell] = places ? solution[cell] : scene->givens[cell];
        scene->sets[cell] = UINT64_MAX >> (64 - scene->side);
        for (unsigned digit = 1; digit <= scene->side; digit++)
            if (random_below(random, 100) < gone && !(spares && digit == solution[cell]))
                scene->sets[cell] &= ~sudoku_digitset_of(digit);
    }
}

static void set_scene(uint64_t *random, struct scene *scene)
{
    uint8_t solution[MAX_CELLS];
    struct brute_answer plain;
    scene->layout = pick_layout(random, &scene->name);
    scene->cells = sudoku_layout_cell_count(scene->layout);
    scene->side = sudoku_layout_side(scene->layout);
    list_units(scene);
    struct sudoku_solver *solver =
        sample_solver(scene->layout, SUDOKU_ENGINE_AUTO, 1 + random_below(random, 1000));
    CHECK_EQ(sudoku_solver_solve(solver, &(struct sudoku_puzzle){0}, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
    dig(random, scene, solution, random_below(random, 2) ? 0 : 1 + random_below(random, 4));
    play(random, scene, solution, random_below(random, 5));
    brute_ask(&scene->board, scene->givens, NULL, 2, NODES, &plain);
    scene->is_unique = plain.is_known && plain.count == 1;
    brute_ask(&scene->board, scene->standing, scene->has_sets ? scene->sets : NULL, SOLUTIONS,
              NODES, &scene->truth);
}

static bool is_true(const struct scene *scene, const struct sudoku_step *step)
{
    const uint64_t *seen = scene->truth.seen;
    for (size_t i = 0; i < step->elimination_count; i++)
        if (sudoku_digitset_has(seen[step->eliminations[i].cell], step->eliminations[i].digit))
            return false;
    for (size_t i = 0; i < step->placement_count; i++)
        if (seen[step->placements[i].cell] & ~sudoku_digitset_of(step->placements[i].digit))
            return false;
    return step->elimination_count + step->placement_count;
}

static int judge(void *user, const struct sudoku_step *step)
{
    struct scene *scene = user;
    scene->steps++;
    scene->several += scene->truth.count > 1;
    CHECK(is_true(scene, step));
    CHECK(scene->is_unique || !step->pattern_count);
    if (check_failures) {
        char text[1024];
        sudoku_step_write(scene->layout, step, SUDOKU_HINT_STEP, NULL, text, sizeof text);
        fprintf(stderr, "%s: %s\n", scene->name, text);
    }
    return check_failures != 0;
}

/* Checks all steps of all techniques, each for a short time, and then the path with its hints. */
static void judge_steps(struct scene *scene)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    limits.seconds = 0.005;
    options.limits = &limits;
    options.profile = scene->cells % 3;
    CHECK_EQ(sudoku_logic_create(scene->layout, &options, &logic), SUDOKU_OK);
    position.cells = scene->standing;
    position.is_placed = scene->is_placed;
    position.candidates = scene->has_sets ? scene->sets : NULL;
    position.is_unique = scene->is_unique;
    enum sudoku_status status = sudoku_logic_set_position(logic, &position);
    CHECK(status == SUDOKU_OK || (status == SUDOKU_NO_SOLUTION && !scene->truth.count));
    for (size_t i = 0; status == SUDOKU_OK && i < sudoku_technique_count(); i++)
        CHECK(sudoku_logic_enumerate_steps(logic, i, judge, scene) >= SUDOKU_OK);
    while (status == SUDOKU_OK && !check_failures &&
           (status = sudoku_logic_find_step(logic, &step)) == SUDOKU_OK) {
        judge(scene, step);
        CHECK_EQ(sudoku_logic_apply(logic, step), SUDOKU_OK);
        if (scene->steps % 4 == 0 && sudoku_logic_find_best_step(logic, &step) == SUDOKU_OK)
            judge(scene, step);
    }
    CHECK(status != SUDOKU_END || scene->truth.count <= 1);
    CHECK(status != SUDOKU_NO_SOLUTION || !scene->truth.count);
    sudoku_logic_destroy(logic);
}

int main(int argc, char **argv)
{
    static struct scene scene;
    unsigned rounds = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : ROUNDS, steps = 0,
             several = 0, hopeless = 0;
    uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    for (unsigned round = 0; round < rounds && !check_failures; round++) {
        uint64_t random = seed * 1000003 + round;
        scene = (struct scene){0};
        set_scene(&random, &scene);
        judge_steps(&scene);
        if (check_failures)
            fprintf(stderr, "in round %u on %s\n", round, scene.name);
        steps += scene.truth.count ? scene.steps : 0;
        several += scene.several;
        hopeless += scene.truth.is_known && !scene.truth.count;
        sudoku_layout_destroy(scene.layout);
    }
    printf("%u positions, %u of them without a solution; %u steps judged, %u of them where there "
           "are several solutions\n",
           rounds, hopeless, steps, several);
    CHECK(rounds < ROUNDS || (steps > 1000 && several > 100 && hopeless > 0));
    return check_result();
}
