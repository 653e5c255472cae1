/* Puzzles by level, rating, path and number of givens. */
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { COUNT = 60 };

#define COUNT_OF(array) (sizeof(array) / sizeof(array)[0])

static uint8_t puzzles[COUNT * 81], solutions[COUNT * 81];
static int8_t statuses[COUNT];

static struct sudoku_generate_job job_for(size_t count,
                                          const struct sudoku_generate_criteria *criteria)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    memset(puzzles, 0, sizeof puzzles);
    job.count = count;
    job.seed = 1;
    job.results = puzzles;
    job.solutions = solutions;
    job.statuses = statuses;
    job.criteria = criteria;
    return job;
}

static enum sudoku_status run(const struct sudoku_generate_job *job,
                              const struct sudoku_limits *limits)
{
    struct sudoku_generator *generator;
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    enum sudoku_status status = sudoku_generator_run(generator, job, limits);
    sudoku_generator_destroy(generator);
    return status;
}

static size_t technique(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

/* An explainer at the start of PUZZLE, by PROFILE. */
static struct sudoku_logic *explain(const uint8_t *puzzle, enum sudoku_profile profile)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    options.profile = profile;
    position.cells = puzzle;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    return logic;
}

static void puzzles_have_the_level_and_score(void)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    criteria.level = SUDOKU_LEVEL_HARD;
    criteria.min_score = 700;
    criteria.max_score = 900;
    struct sudoku_generate_job job = job_for(3, &criteria);
    job.attempts = 100000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 3; i++) {
        struct sudoku_logic *logic = explain(puzzles + 81 * i, SUDOKU_PROFILE_HODOKU);
        enum sudoku_level level;
        unsigned score;
        CHECK_EQ(statuses[i], SUDOKU_OK);
        CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_OK);
        CHECK_EQ(level, SUDOKU_LEVEL_HARD);
        CHECK(score >= 700 && score <= 900);
        sudoku_logic_destroy(logic);
    }
}

static void puzzles_have_the_rating_of_sudoku_explainer(void)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_se_rating rating;
    criteria.min_rating = 66;
    criteria.max_rating = 75;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.attempts = 1000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    struct sudoku_logic *logic = explain(puzzles, SUDOKU_PROFILE_SE);
    CHECK_EQ(sudoku_logic_rate_se(logic, &rating), SUDOKU_OK);
    CHECK(rating.puzzle >= 66 && rating.puzzle <= 75);
    sudoku_logic_destroy(logic);
}

/* With attempts, the puzzles are those that single candidates of the same seeds lead to. */
static void attempts_go_through_the_seeds_in_order(void)
{
    static uint8_t one_by_one[COUNT * 81];
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    size_t made = 0;
    criteria.level = SUDOKU_LEVEL_MEDIUM;
    struct sudoku_generate_job job = job_for(COUNT, &criteria);
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < COUNT; i++) {
        CHECK(statuses[i] == SUDOKU_OK || statuses[i] == SUDOKU_NOT_FOUND);
        if (statuses[i] == SUDOKU_OK)
            memcpy(one_by_one + 81 * made++, puzzles + 81 * i, 81);
    }
    CHECK(made > 1 && made < COUNT);
    job = job_for(COUNT, &criteria);
    job.attempts = COUNT;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK(memcmp(puzzles, one_by_one, 81 * made) == 0);
    for (unsigned i = 0; i < COUNT; i++)
        CHECK_EQ(statuses[i], i < made ? SUDOKU_OK : SUDOKU_NOT_FOUND);
    CHECK_EQ(puzzles[81 * made], 0);
}

/* True if the techniques of HoDoKu's order before that at INDEX solve PUZZLE. */
static bool is_solved_before(const uint8_t *puzzle, size_t index)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    enum sudoku_level level;
    unsigned score;
    size_t order[256], count = 0;
    for (size_t i = 0; i < index; i++)
        if (!sudoku_technique_at(i)->is_on_request)
            order[count++] = i;
    options.order = order;
    options.order_length = count;
    position.cells = puzzle;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    enum sudoku_status status = sudoku_logic_rate(logic, &level, &score);
    sudoku_logic_destroy(logic);
    return status == SUDOKU_OK;
}

static void needed_techniques_are_indispensable(void)
{
    static const char *const names[] = {"xy", "bf2"};
    for (unsigned k = 0; k < COUNT_OF(names); k++) {
        const size_t needs[] = {technique(names[k])};
        struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
        criteria.needs = needs;
        criteria.need_count = 1;
        struct sudoku_generate_job job = job_for(2, &criteria);
        job.attempts = 100000;
        CHECK_EQ(run(&job, NULL), SUDOKU_OK);
        for (unsigned i = 0; i < 2; i++) {
            CHECK_EQ(statuses[i], SUDOKU_OK);
            CHECK(!is_solved_before(puzzles + 81 * i, needs[0]));
            CHECK(is_solved_before(puzzles + 81 * i, needs[0] + 1));
        }
    }
}

/* The number of cells that a single fills on a board with CANDIDATES. */
static unsigned count_open(const uint8_t *cells, const sudoku_digitset *candidates)
{
    const struct sudoku_layout *layout = sudoku_layout_classic();
    unsigned open = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        sudoku_digitset alone = 0;
        if (cells[cell])
            continue;
        for (unsigned unit = 0; unit < sudoku_layout_unit_count(layout); unit++) {
            const uint16_t *members = sudoku_layout_unit_cells(layout, unit);
            sudoku_digitset others = 0;
            bool is_member = false;
            for (unsigned i = 0; i < 9; i++) {
                is_member |= members[i] == cell;
                others |= members[i] == cell ? 0 : candidates[members[i]];
            }
            if (is_member)
                alone |= candidates[cell] & ~others;
        }
        open += alone || sudoku_digitset_count(candidates[cell]) == 1;
    }
    return open;
}

/* The number of choices at the narrowest point of a path that consists of singles. */
static unsigned narrowest(const uint8_t *puzzle)
{
    struct sudoku_logic *logic = explain(puzzle, SUDOKU_PROFILE_HODOKU);
    const struct sudoku_step *step;
    unsigned fewest = 81;
    for (;;) {
        uint8_t cells[81];
        sudoku_digitset candidates[81];
        unsigned empty = 0;
        CHECK_EQ(sudoku_logic_get_position(logic, cells, candidates), SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++)
            empty += !cells[cell];
        unsigned open = count_open(cells, candidates);
        if (open < fewest && open < empty)
            fewest = open;
        if (sudoku_logic_find_step(logic, &step) != SUDOKU_OK)
            break;
        CHECK_EQ(step->technique->level, SUDOKU_LEVEL_EASY);
        sudoku_logic_apply(logic, step);
    }
    sudoku_logic_destroy(logic);
    return fewest;
}

static void the_narrowest_point_has_the_choices(void)
{
    static const unsigned ranges[][2] = {{1, 1}, {4, 6}};
    for (unsigned i = 0; i < 2; i++) {
        struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
        criteria.level = SUDOKU_LEVEL_EASY;
        criteria.max_score = 300; /* singles alone */
        criteria.min_choices = ranges[i][0];
        criteria.max_choices = ranges[i][1];
        struct sudoku_generate_job job = job_for(2, &criteria);
        job.attempts = 100000;
        CHECK_EQ(run(&job, NULL), SUDOKU_OK);
        for (unsigned k = 0; k < 2; k++) {
            unsigned choices = narrowest(puzzles + 81 * k);
            CHECK_EQ(statuses[k], SUDOKU_OK);
            CHECK(choices >= ranges[i][0] && choices <= ranges[i][1]);
        }
    }
}

static void numbers_of_givens_are_spread_over_their_range(void)
{
    unsigned counts[82] = {0};
    struct sudoku_generate_job job = job_for(COUNT, NULL);
    job.min_givens = 32;
    job.max_givens = 36;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < COUNT; i++) {
        unsigned givens = 0;
        CHECK_EQ(statuses[i], SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++)
            givens += puzzles[81 * i + cell] != 0;
        CHECK(givens >= 32 && givens <= 36);
        counts[givens]++;
    }
    for (unsigned givens = 32; givens <= 36; givens++)
        CHECK(counts[givens] >= COUNT / 15);
}

static void minimal_puzzles_are_minimal_despite_a_symmetry(void)
{
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generator *generator;
    uint16_t redundant[81];
    size_t count = 1;
    criteria.is_minimal = true;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    job.attempts = 10000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_find_redundant(generator, puzzles, NULL, redundant, &count),
             SUDOKU_OK);
    CHECK_EQ(count, 0);
    sudoku_generator_destroy(generator);
}

/* Candidates of a callback. */
struct heard {
    unsigned count, misses, stop_at;
    uint64_t next;
};

static int hear(void *user, const struct sudoku_generate_trial *trial)
{
    struct heard *heard = user;
    CHECK_EQ(trial->seed, heard->next);
    CHECK_EQ(trial->status == SUDOKU_OK, trial->miss == SUDOKU_MISS_NONE);
    CHECK(trial->level ? trial->score > 0 : trial->miss == SUDOKU_MISS_LEVEL);
    CHECK(trial->given_count >= 17 && trial->given_count < 40);
    heard->next++;
    heard->misses += trial->miss == SUDOKU_MISS_LEVEL;
    return ++heard->count == heard->stop_at;
}

static void each_candidate_is_reported_and_may_be_the_last(void)
{
    struct heard heard = {.next = 1};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    criteria.level = SUDOKU_LEVEL_MEDIUM;
    struct sudoku_generate_job job = job_for(40, &criteria);
    job.tried = hear;
    job.user = &heard;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(heard.count, 40);
    CHECK(heard.misses > 0 && heard.misses < 40);
    heard = (struct heard){.next = 1, .stop_at = 35};
    CHECK_EQ(run(&job, NULL), SUDOKU_CANCELLED);
    CHECK_EQ(heard.count, 35);
    CHECK(statuses[34] != SUDOKU_CANCELLED);
    for (unsigned i = 35; i < 40; i++)
        CHECK_EQ(statuses[i], SUDOKU_CANCELLED);
}

/* No classic puzzle has 17 givens by chance. */
static void limits_stop_a_search(void)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_generate_job job = job_for(1, NULL);
    job.min_givens = job.max_givens = 17;
    job.attempts = UINT64_MAX;
    limits.seconds = 0.05;
    CHECK_EQ(run(&job, &limits), SUDOKU_TIME_LIMIT);
    CHECK_EQ(statuses[0], SUDOKU_TIME_LIMIT);
    CHECK_EQ(puzzles[0], 0);
}

static void pattern_and_level_go_together(void)
{
    static const char *const drawn = "x..x..x...x.xx.x.x..x..x.x"
                                     ".x..xx..x.x..x..x.xx..x..x.x..xx.x..x.x.xx.x...x..x..x.";
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    uint8_t pattern[81] = {0};
    for (unsigned cell = 0; cell < 81 && drawn[cell]; cell++)
        pattern[cell] = drawn[cell] == 'x';
    criteria.level = SUDOKU_LEVEL_EASY;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.pattern = pattern;
    job.attempts = 1000;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    for (unsigned cell = 0; cell < 81; cell++)
        CHECK_EQ(puzzles[cell] != 0, pattern[cell] != 0);
}

/* Nearly all minimal puzzles of this size are Extreme. */
static void large_puzzles_can_be_easy(void)
{
    static uint8_t puzzle[256], solution[256];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    struct sudoku_generator *generator;
    struct sudoku_layout *layout;
    options.side = 16;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    for (unsigned level = SUDOKU_LEVEL_EASY; level <= SUDOKU_LEVEL_MEDIUM; level++) {
        criteria.level = level;
        struct sudoku_generate_job job = job_for(1, &criteria);
        job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
        job.attempts = 10;
        job.results = puzzle;
        job.solutions = solution;
        CHECK_EQ(sudoku_generator_run(generator, &job, NULL), SUDOKU_OK);
        CHECK_EQ(statuses[0], SUDOKU_OK);
        for (unsigned cell = 0; cell < 256; cell++) {
            CHECK_EQ(puzzle[cell] != 0, puzzle[255 - cell] != 0);
            CHECK(!puzzle[cell] || puzzle[cell] == solution[cell]);
        }
        struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
        struct sudoku_logic *logic;
        enum sudoku_level found;
        unsigned score;
        position.cells = puzzle;
        CHECK_EQ(sudoku_logic_create(layout, NULL, &logic), SUDOKU_OK);
        CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
        CHECK_EQ(sudoku_logic_rate(logic, &found, &score), SUDOKU_OK);
        CHECK_EQ(found, level);
        sudoku_logic_destroy(logic);
    }
    sudoku_generator_destroy(generator);
    sudoku_layout_destroy(layout);
}

static bool has_one_solution(const uint8_t *puzzle, const uint8_t *solution)
{
    const struct sudoku_puzzle asked = {puzzle, NULL};
    struct sudoku_solver *solver;
    uint8_t found[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    enum sudoku_status status = sudoku_solver_unique(solver, &asked, NULL, found);
    sudoku_solver_destroy(solver);
    return status == SUDOKU_OK && memcmp(found, solution, sizeof found) == 0;
}

/* One random puzzle in thousands has a squirmbag; they get givens until one appears, within the
 * symmetry and the number asked for. */
static void rare_techniques_are_found(void)
{
    const size_t rare[] = {technique("bf5")};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    criteria.techniques = rare;
    criteria.technique_count = 1;
    struct sudoku_generate_job job = job_for(2, &criteria);
    job.attempts = 5000;
    job.symmetry = SUDOKU_SYMMETRY_ROTATE180;
    job.max_givens = 32;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 2; i++) {
        const uint8_t *puzzle = puzzles + 81 * i;
        unsigned givens = 0;
        CHECK_EQ(statuses[i], SUDOKU_OK);
        CHECK(has_one_solution(puzzle, solutions + 81 * i));
        for (unsigned cell = 0; cell < 81; cell++) {
            givens += puzzle[cell] != 0;
            CHECK_EQ(puzzle[cell] != 0, puzzle[80 - cell] != 0);
        }
        CHECK(givens <= 32);
    }
}

/* True if, after singles, pairs and triples, the path of PUZZLE has the technique called NAME. */
static bool has_after_easy_ones(const uint8_t *puzzle, const char *name)
{
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic *logic;
    const struct sudoku_step *step;
    const size_t order[] = {technique("n1"),  technique("h1"),  technique("l2"), technique("l3"),
                            technique("lc1"), technique("lc2"), technique("n2"), technique("n3"),
                            technique("h2"),  technique("h3"),  technique("n4"), technique("h4"),
                            technique(name)};
    options.order = order;
    options.order_length = COUNT_OF(order);
    position.cells = puzzle;
    position.is_unique = true;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    bool has = false;
    while (!has && sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        has = step->technique == sudoku_technique_at(technique(name));
        sudoku_logic_apply(logic, step);
    }
    sudoku_logic_destroy(logic);
    return has;
}

/* Tridagons never occur by chance; puzzles are dug around them. */
static void tridagons_are_found(void)
{
    const size_t tridagon[] = {technique("tri")};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    criteria.techniques = tridagon;
    criteria.technique_count = 1;
    struct sudoku_generate_job job = job_for(3, &criteria);
    job.attempts = 500;
    job.max_givens = 33;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    for (unsigned i = 0; i < 3; i++) {
        unsigned givens = 0;
        for (unsigned cell = 0; cell < 81; cell++)
            givens += puzzles[81 * i + cell] != 0;
        CHECK_EQ(statuses[i], SUDOKU_OK);
        CHECK(givens <= 33);
        CHECK(has_one_solution(puzzles + 81 * i, solutions + 81 * i));
        CHECK(has_after_easy_ones(puzzles + 81 * i, "tri"));
    }
}

/* A color wrap outlasts the many techniques before it in one random puzzle of thirty thousand; this
 * seed, like one in 64, begins a local search. */
static void rare_techniques_are_found_by_exchanging_givens(void)
{
    enum { SEED = 7231 };
    const size_t wrap[] = {technique("sc2")};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    criteria.techniques = wrap;
    criteria.technique_count = 1;
    struct sudoku_generate_job job = job_for(1, &criteria);
    job.seed = SEED;
    CHECK_EQ(run(&job, NULL), SUDOKU_OK);
    CHECK_EQ(statuses[0], SUDOKU_OK);
    CHECK(has_one_solution(puzzles, solutions));
    struct sudoku_logic *logic = explain(puzzles, SUDOKU_PROFILE_HODOKU);
    const struct sudoku_step *step;
    bool has = false;
    while (!has && sudoku_logic_find_step(logic, &step) == SUDOKU_OK) {
        has = step->technique == sudoku_technique_at(wrap[0]);
        sudoku_logic_apply(logic, step);
    }
    sudoku_logic_destroy(logic);
    CHECK(has);
}

/* The seed, like one in 64, begins a local search. */
static void exchanged_givens_are_as_many_as_wanted(void)
{
    const size_t techniques[] = {technique("er"), technique("xyc"), technique("fbf2")};
    for (unsigned i = 0; i < COUNT_OF(techniques); i++) {
        struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
        criteria.techniques = &techniques[i];
        criteria.technique_count = 1;
        struct sudoku_generate_job job = job_for(1, &criteria);
        unsigned givens = 0;
        job.seed = 63;
        job.attempts = 1;
        job.min_givens = 30;
        job.max_givens = 32;
        CHECK_EQ(run(&job, NULL), SUDOKU_OK);
        CHECK_EQ(statuses[0], SUDOKU_OK);
        for (unsigned cell = 0; cell < 81; cell++)
            givens += puzzles[cell] != 0;
        CHECK(givens >= 30 && givens <= 32);
    }
}

int main(void)
{
    puzzles_have_the_level_and_score();
    puzzles_have_the_rating_of_sudoku_explainer();
    attempts_go_through_the_seeds_in_order();
    needed_techniques_are_indispensable();
    the_narrowest_point_has_the_choices();
    numbers_of_givens_are_spread_over_their_range();
    minimal_puzzles_are_minimal_despite_a_symmetry();
    each_candidate_is_reported_and_may_be_the_last();
    limits_stop_a_search();
    pattern_and_level_go_together();
    large_puzzles_can_be_easy();
    rare_techniques_are_found();
    tridagons_are_found();
    rare_techniques_are_found_by_exchanging_givens();
    exchanged_givens_are_as_many_as_wanted();
    return check_result();
}
