/* Puzzles by level, rating and path. */
#include "generate/made.h"

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

/* The place in the order of CRITERIA of the technique called NAME; COUNT if it is missing. */
static size_t place_in(const size_t *order, size_t count, const char *name)
{
    size_t place = 0;
    while (place < count && order[place] != technique(name))
        place++;
    return place;
}

/* Techniques that the order lacks are at the places that the header describes. */
static void requested_techniques_join_the_order(void)
{
    enum { ROOM = 256 };
    const size_t wanted[] = {technique("mw"), technique("h1b"), technique("ff2"),
                             technique("sfbf2")};
    struct sudoku_generate_criteria criteria = SUDOKU_GENERATE_CRITERIA_INIT;
    size_t plain[ROOM], order[ROOM] = {0};
    size_t plain_count = sudoku_profile_order(SUDOKU_PROFILE_HODOKU, plain, ROOM);
    CHECK_EQ(sudoku_generate_order(NULL, order, ROOM), plain_count);
    CHECK(memcmp(order, plain, plain_count * sizeof *order) == 0);
    criteria.needs = wanted;
    criteria.need_count = COUNT_OF(wanted);
    size_t count = sudoku_generate_order(&criteria, order, ROOM);
    CHECK_EQ(count, plain_count + 3); /* it has ff2, but later */
    CHECK_EQ(place_in(order, count, "h1b"), 0);
    CHECK_EQ(place_in(order, count, "mw") + 1, place_in(order, count, "X-Wing"));
    CHECK(place_in(order, count, "ff2") > place_in(order, count, "h1"));
    CHECK(place_in(order, count, "ff2") < place_in(order, count, "lc1"));
    CHECK(place_in(order, count, "sfbf2") < place_in(order, count, "lc1"));
    order[2] = ROOM;
    CHECK_EQ(sudoku_generate_order(&criteria, order, 2), count);
    CHECK_EQ(order[2], ROOM);
    criteria.level = 99;
    CHECK_EQ(sudoku_generate_order(&criteria, order, ROOM), 0);
}

int main(void)
{
    requested_techniques_join_the_order();
    puzzles_have_the_level_and_score();
    puzzles_have_the_rating_of_sudoku_explainer();
    attempts_go_through_the_seeds_in_order();
    needed_techniques_are_indispensable();
    the_narrowest_point_has_the_choices();
    each_candidate_is_reported_and_may_be_the_last();
    limits_stop_a_search();
    large_puzzles_can_be_easy();
    return check_result();
}
