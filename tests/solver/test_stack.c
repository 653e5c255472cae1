/* The stack that calls of the library use. */
#include <stdlib.h>

#include <sudoku/sudoku.h>

#include "support/layouts.h"
#include "support/stack_depth.h"

/* Puzzles whose techniques are of all kinds, the second beyond all but brute force. */
static const char *const puzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
};
/* Rules of several families on a classic board. */
static const char rules_text[] =
    ".Shape~9x9.Cage~15~R1C1~R1C2~R2C1.RellikCage~10~R4C1~R4C2~R4C3.Thermo~R5C5~R5C6~R5C7"
    ".Arrow~R7C1~R7C2~R7C3.Renban~R9C1~R9C2~R9C3~R9C4.Whisper~5~R3C7~R3C8~R3C9.Palindrome~R8C6~R8C7"
    "~R8C8";

/* Rules that other programs know. */
static const char known_rules[] = ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R6C2.Arrow~R7C1~R7C2~R7C3";

enum { MAX_CELLS = 625 };

struct question {
    const struct sudoku_layout *layout;
    enum sudoku_engine engine;
    uint8_t givens[MAX_CELLS];
};

static void take_puzzle(const char *text, uint8_t *givens)
{
    for (unsigned i = 0; i < 81; i++)
        givens[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
}

static int go_on(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return 0;
}

/* Asks a solver everything about a puzzle. */
static void ask_solver(void *user)
{
    static sudoku_digitset candidates[MAX_CELLS];
    static uint8_t solution[MAX_CELLS];
    const struct question *question = user;
    const struct sudoku_puzzle puzzle = {question->givens, NULL};
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    struct sudoku_solver *solver;
    uint64_t count;
    options.engine = question->engine;
    limits.solutions = limits.nodes = 3000;
    if (sudoku_solver_create(question->layout, &options, &solver))
        abort();
    sudoku_solver_unique(solver, &puzzle, &limits, solution);
    sudoku_solver_enumerate(solver, &puzzle, &limits, go_on, NULL);
    sudoku_solver_count_cached(solver, &puzzle, &limits, 1 << 20, &count);
    sudoku_solver_candidates(solver, &puzzle, candidates);
    sudoku_solver_true_candidates(solver, &puzzle, &limits, candidates);
    sudoku_solver_backbone(solver, &puzzle, &limits, solution);
    sudoku_solver_estimate(solver, &puzzle, &limits, 10, 1, &estimate);
    sudoku_solver_destroy(solver);
}

static void expect_solvers(void)
{
    struct sudoku_layout *giant = square_layout(25, 0, 0, SUDOKU_VARIANT_DIAGONAL);
    enum sudoku_status status;
    struct sudoku_layout *samurai = samurai_layout(NULL, &status);
    for (int engine = SUDOKU_ENGINE_AUTO; sudoku_engine_name((enum sudoku_engine)engine);
         engine++) {
        struct question question = {sudoku_layout_classic(), (enum sudoku_engine)engine, {0}};
        take_puzzle(puzzles[0], question.givens);
        stack_depth_expect(sudoku_engine_name(question.engine), ask_solver, &question);
        if (question.engine == SUDOKU_ENGINE_ENGINE9)
            continue;
        question = (struct question){giant, question.engine, {0}};
        stack_depth_expect("  25x25", ask_solver, &question);
        question.layout = samurai;
        stack_depth_expect("  samurai", ask_solver, &question);
    }
    sudoku_layout_destroy(giant);
    sudoku_layout_destroy(samurai);
}

/* What a step is proved in. */
struct proof {
    const struct sudoku_logic_position *position;
    unsigned steps;
};

/* Writes and proves STEP. */
static int study_step(void *user, const struct sudoku_step *step)
{
    static char text[1 << 16];
    struct proof *proof = user;
    struct sudoku_step_wording wording = SUDOKU_STEP_WORDING_INIT;
    wording.detail = SUDOKU_DETAIL_FULL;
    CHECK(sudoku_step_write(sudoku_layout_classic(), step, SUDOKU_HINT_STEP, &wording, text,
                            sizeof text) > 0);
    sudoku_step_check(sudoku_layout_classic(), proof->position, step);
    return ++proof->steps == 3;
}

/* Searches the position of PUZZLE for steps of each technique, and rates its path. */
static void ask_logic(void *user)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_se_rating rating;
    struct sudoku_logic *logic;
    enum sudoku_level level;
    unsigned score;
    position.cells = user;
    position.is_unique = true;
    limits.seconds = 20;
    options.limits = &limits;
    if (sudoku_logic_create(sudoku_layout_classic(), &options, &logic))
        abort();
    for (size_t i = 0; i < sudoku_technique_count(); i++) {
        struct proof proof = {&position, 0};
        CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
        sudoku_logic_enumerate_steps(logic, i, study_step, &proof);
    }
    sudoku_logic_rate(logic, &level, &score);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    sudoku_logic_rate_se(logic, &rating);
    sudoku_logic_destroy(logic);
}

/* Makes, completes and repairs puzzles. */
static void ask_generator(void *user)
{
    static struct sudoku_repair repairs[4];
    static struct sudoku_change additions[81];
    static uint8_t puzzle[81], solution[81];
    static int8_t statuses[2];
    const struct sudoku_layout *layout = sudoku_layout_classic();
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_generator *generator;
    uint16_t cells[81];
    size_t count;
    bool are_fewest;
    (void)user;
    if (sudoku_generator_create(layout, NULL, &generator))
        abort();
    criteria.max_score = 5000;
    job.count = 1;
    job.results = puzzle;
    job.statuses = statuses;
    job.criteria = &criteria;
    CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_find_redundant(generator, puzzle, NULL, cells, &count), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_make_uniform_grid(generator, 1, NULL, solution), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_fit_pattern(generator, puzzle, 1, NULL, puzzle, solution), SUDOKU_OK);
    CHECK_EQ(sudoku_canonical_form(puzzle, solution, NULL, NULL), SUDOKU_OK);
    for (unsigned i = 0, changed = 0; i < 81 && !changed; i++)
        if (puzzle[i]) {
            puzzle[i] = (uint8_t)(puzzle[i] % 9 + 1);
            changed = 1;
        }
    sudoku_generator_repair(generator, puzzle, NULL, NULL, repairs, 4, &count);
    memset(puzzle, 0, 60);
    sudoku_generator_complete(generator, puzzle, NULL, additions, &count, &are_fewest);
    sudoku_generator_destroy(generator);
}

/* Reads and solves a puzzle with rules. */
static void ask_rules(void *user)
{
    static sudoku_valueset values[81];
    static uint8_t solution[81];
    static char text[4096];
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    size_t length = 0;
    (void)user;
    limits.nodes = 1000;
    CHECK_EQ(sudoku_rules_read(rules_text, strlen(rules_text), NULL, &rules, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    sudoku_rule_solver_unique(solver, NULL, &limits, solution);
    sudoku_rule_solver_true_candidates(solver, NULL, &limits, values);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
    CHECK_EQ(sudoku_rules_convert(known_rules, strlen(known_rules), SUDOKU_RULE_TEXT_FPUZZLES, NULL,
                                  text, sizeof text, &length, NULL),
             SUDOKU_OK);
    CHECK(sudoku_rules_detect(text, length));
}

/* Regions that are to be found have the largest rule, and one without solutions is checked for
 * whose fault that is. */
static void ask_regions(void *user)
{
    static const char chaos[] = ".Shape~16x16.NoBoxes.ChaosConstruction",
                      impossible[] = ".NoBoxes.ChaosConstruction.ChaosCount~R1C1~1~CC1.~R1C1_2";
    static uint8_t solution[SUDOKU_RULES_MAX_CELLS];
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_rules *rules;
    struct sudoku_rule_solver *solver;
    int broken;
    (void)user;
    limits.nodes = 5;
    CHECK_EQ(sudoku_rules_read(chaos, strlen(chaos), NULL, &rules, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_unique(solver, NULL, &limits, solution), SUDOKU_NODE_LIMIT);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
    CHECK_EQ(sudoku_rules_read(impossible, strlen(impossible), NULL, &rules, NULL), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_create(rules, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_rule_solver_find_conflict(solver, NULL, &broken), SUDOKU_NO_SOLUTION);
    sudoku_rule_solver_destroy(solver);
    sudoku_rules_destroy(rules);
}

/* Writes the GIVENS in each format and reads them again. */
static void ask_text(void *user)
{
    static sudoku_digitset candidates[81];
    static uint8_t givens[81];
    static char text[1 << 14];
    struct sudoku_text_board board = SUDOKU_TEXT_BOARD_INIT;
    board.cells = user;
    for (int format = SUDOKU_TEXT_LINE; format <= SUDOKU_TEXT_PENCILMARKS; format++) {
        unsigned side;
        board.format = (enum sudoku_text_format)format;
        size_t length = sudoku_text_write_board(sudoku_layout_classic(), &board, text, sizeof text);
        CHECK_EQ(sudoku_text_parse(NULL, text, length, givens, candidates, 81, &side, NULL),
                 SUDOKU_OK);
    }
}

int main(void)
{
    uint8_t givens[81];
    expect_solvers();
    take_puzzle(puzzles[1], givens);
    stack_depth_expect("human-style steps", ask_logic, givens);
    stack_depth_expect("generator", ask_generator, NULL);
    stack_depth_expect("rules", ask_rules, NULL);
    stack_depth_expect("regions that are to be found", ask_regions, NULL);
    stack_depth_expect("text", ask_text, givens);
    return check_result();
}
