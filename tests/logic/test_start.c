/* Explainers that find out by a solver whether techniques may rely on one solution. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

/* Its path takes a Unique Rectangle, where that is allowed. */
static const char unique[] =
    ".659.......3...2.98....3.......4.3...82.....19...51.4...4.....3....1.9...2....85.";

struct scene {
    struct sudoku_logic *logic;
    struct sudoku_solver *solver;
    uint8_t cells[81], is_placed[81];
    sudoku_digitset candidates[81];
    struct sudoku_logic_position position;
};

static void open_scene(struct scene *scene, const char *text)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = SUDOKU_ENGINE_SIMPLE; /* it counts each guess as a node */
    memset(scene, 0, sizeof *scene);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &scene->logic), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &scene->solver), SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        scene->cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    scene->position = (struct sudoku_logic_position)SUDOKU_LOGIC_POSITION_INIT;
    scene->position.cells = scene->cells;
}

static void close_scene(struct scene *scene)
{
    sudoku_logic_destroy(scene->logic);
    sudoku_solver_destroy(scene->solver);
}

static enum sudoku_status start(struct scene *scene)
{
    return sudoku_logic_start(scene->logic, scene->solver, &scene->position, NULL);
}

/* The score of the path from where the explainer stands. */
static unsigned score(struct scene *scene)
{
    enum sudoku_level level;
    unsigned found = 0;
    CHECK_EQ(sudoku_logic_rate(scene->logic, &level, &found), SUDOKU_OK);
    return found;
}

/* The score that SCENE's position has where the caller says whether it is unique. */
static unsigned score_told(struct scene *scene, bool is_unique)
{
    scene->position.is_unique = is_unique;
    CHECK_EQ(sudoku_logic_set_position(scene->logic, &scene->position), SUDOKU_OK);
    scene->position.is_unique = false;
    return score(scene);
}

static void a_unique_puzzle_allows_techniques_of_uniqueness(void)
{
    struct scene scene;
    open_scene(&scene, unique);
    CHECK(score_told(&scene, true) != score_told(&scene, false));
    CHECK_EQ(start(&scene), SUDOKU_OK);
    CHECK_EQ(score(&scene), score_told(&scene, true));
    close_scene(&scene);
}

/* One solution by candidates alone is a condition that exchanged digits would break. */
static void what_candidates_make_unique_does_not(void)
{
    struct scene scene;
    uint8_t solution[81];
    open_scene(&scene, unique);
    const struct sudoku_puzzle puzzle = {scene.cells, NULL};
    CHECK_EQ(sudoku_solver_solve(scene.solver, &puzzle, NULL, solution), SUDOKU_OK);
    scene.cells[1] = 0; /* several solutions now */
    CHECK_EQ(sudoku_board_candidates(sudoku_layout_classic(), scene.cells, scene.candidates),
             SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        if (sudoku_digitset_count(scene.candidates[cell]) > 2)
            scene.candidates[cell] &= ~sudoku_digitset_of(solution[cell] % 9 + 1u);
    scene.candidates[1] =
        sudoku_digitset_of(solution[1]) | sudoku_digitset_of(solution[1] % 9 + 1u);
    scene.position.candidates = scene.candidates;
    enum sudoku_status with_digits = start(&scene);
    CHECK_EQ(with_digits, SUDOKU_OK);
    CHECK_EQ(score(&scene), score_told(&scene, false));
    close_scene(&scene);
}

/* Digits that were placed count as given where those that were given do not do. */
static void placed_digits_count_where_givens_do_not_do(void)
{
    struct scene scene;
    open_scene(&scene, unique);
    scene.is_placed[1] = scene.is_placed[2] = 1;
    scene.position.is_placed = scene.is_placed;
    CHECK_EQ(start(&scene), SUDOKU_OK);
    unsigned found = score(&scene);
    scene.position.is_placed = NULL;
    CHECK_EQ(found, score_told(&scene, true));
    close_scene(&scene);
}

static void several_solutions_are_reported_with_a_position(void)
{
    struct scene scene;
    const struct sudoku_step *step;
    open_scene(&scene, unique);
    scene.cells[1] = scene.cells[2] = scene.cells[3] = 0;
    CHECK_EQ(start(&scene), SUDOKU_SEVERAL_SOLUTIONS);
    CHECK(sudoku_logic_find_step(scene.logic, &step) >= SUDOKU_OK);
    close_scene(&scene);
}

static void a_search_that_is_stopped_leaves_no_position(void)
{
    struct scene scene;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    const struct sudoku_step *step;
    limits.nodes = 1;
    open_scene(&scene, unique);
    CHECK_EQ(sudoku_logic_start(scene.logic, scene.solver, &scene.position, &limits),
             SUDOKU_NODE_LIMIT);
    CHECK_EQ(sudoku_logic_find_step(scene.logic, &step), SUDOKU_ERR_ARGUMENT);
    sudoku_solver_cancel(scene.solver);
    CHECK_EQ(start(&scene), SUDOKU_CANCELLED);
    CHECK_EQ(start(&scene), SUDOKU_OK);
    close_scene(&scene);
}

static void puzzles_without_a_solution_are_not_started(void)
{
    struct scene scene;
    open_scene(&scene, unique);
    scene.cells[0] = 6;
    CHECK_EQ(start(&scene), SUDOKU_CONFLICT);
    scene.cells[0] = 1;
    CHECK_EQ(start(&scene), SUDOKU_NO_SOLUTION);
    close_scene(&scene);
}

int main(void)
{
    a_unique_puzzle_allows_techniques_of_uniqueness();
    what_candidates_make_unique_does_not();
    placed_digits_count_where_givens_do_not_do();
    several_solutions_are_reported_with_a_position();
    a_search_that_is_stopped_leaves_no_position();
    puzzles_without_a_solution_are_not_started();
    return check_result();
}
