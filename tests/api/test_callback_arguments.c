/* Calls from a callback to the object that runs it are rejected, and the outer call ends as without
 * them. test_solver_arguments.c covers solvers and covers. */
#include <string.h>

#include "api/refused.h"

/* Positions far from their ends, with many steps left. */
static const char hard[] =
    "6..1...8..53.............4....8...6..9....7....24.........7.3.9....2.5..1........";

static void read_cells(const char *text, uint8_t cells[81])
{
    for (int i = 0; i < 81; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
}

/* --------------------------------------------------------------------------------- explainers */

struct nested_logic {
    struct sudoku_logic *logic;
    uint8_t cells[81];
    unsigned asked;
};

static int count_step(void *user, const struct sudoku_step *step)
{
    unsigned *count = user;
    (void)step;
    ++*count;
    return 0;
}

static void ask_explainer_again(struct nested_logic *nested, const struct sudoku_step *step)
{
    static const char reason[] =
        "logic is busy with another call, of another thread or around this callback";
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *other = NULL;
    struct sudoku_se_rating rating;
    enum sudoku_level level;
    unsigned score, count = 0;
    uint8_t cells[81];
    position.cells = nested->cells;
    nested->asked++;
    REFUSED(sudoku_logic_set_position(nested->logic, &position),
            "logic is busy with another call, of another thread or around this callback");
    REFUSED(sudoku_logic_find_step(nested->logic, &other), reason);
    REFUSED(sudoku_logic_find_best_step(nested->logic, &other), reason);
    REFUSED(sudoku_logic_enumerate_steps(nested->logic, 0, count_step, &count), reason);
    REFUSED(sudoku_logic_rate(nested->logic, &level, &score), reason);
    REFUSED(sudoku_logic_rate_se(nested->logic, &rating), reason);
    if (step)
        REFUSED(sudoku_logic_apply(nested->logic, step), reason);
    CHECK(!other && !count);
    CHECK_EQ(sudoku_logic_get_position(nested->logic, cells, NULL), SUDOKU_OK);
    CHECK(step == NULL || memcmp(cells, nested->cells, sizeof cells) == 0);
}

static int ask_at_a_step(void *user, const struct sudoku_step *step)
{
    ask_explainer_again(user, step);
    return 0;
}

static int ask_explainer_meanwhile(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    ask_explainer_again(user, NULL);
    return 0;
}

static struct sudoku_logic *explain(struct nested_logic *nested, const struct sudoku_limits *limits)
{
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_logic *logic;
    position.cells = nested->cells;
    options.limits = limits;
    read_cells(hard, nested->cells);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
    return logic;
}

static void step_callbacks_cannot_call_their_explainer(void)
{
    struct nested_logic nested = {NULL, {0}, 0};
    size_t index = 0;
    unsigned without = 0;
    nested.logic = explain(&nested, NULL);
    CHECK_EQ(sudoku_technique_from_name("Locked Candidates, pointing", &index), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_enumerate_steps(nested.logic, index, count_step, &without), SUDOKU_OK);
    CHECK(without > 1);
    CHECK_EQ(sudoku_logic_enumerate_steps(nested.logic, index, ask_at_a_step, &nested), SUDOKU_OK);
    CHECK_EQ(nested.asked, without);
    sudoku_logic_destroy(nested.logic);
}

/* Returns the rating of the hardest step of the path under LIMITS. */
static unsigned rate_path(struct nested_logic *nested, const struct sudoku_limits *limits)
{
    struct sudoku_se_rating rating = {0, 0, 0};
    nested->logic = explain(nested, limits);
    CHECK(sudoku_logic_rate_se(nested->logic, &rating) >= SUDOKU_OK);
    enum sudoku_level level = SUDOKU_LEVEL_EASY;
    unsigned score = 0;
    CHECK(sudoku_logic_rate(nested->logic, &level, &score) >= SUDOKU_OK);
    sudoku_logic_destroy(nested->logic);
    return rating.puzzle;
}

static void progress_callbacks_cannot_call_their_explainer(void)
{
    struct nested_logic nested = {NULL, {0}, 0};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    unsigned without = rate_path(&nested, NULL);
    limits.progress = ask_explainer_meanwhile;
    limits.user = &nested;
    CHECK_EQ(rate_path(&nested, &limits), without);
    CHECK(nested.asked > 10);
}

/* --------------------------------------------------------------------------------- generators */

static int ask_generator_again(void *user, const struct sudoku_stats *stats)
{
    static const char reason[] =
        "generator is busy with another call, of another thread or around this callback";
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_change additions[81];
    struct sudoku_repair repair;
    uint8_t cells[81] = {0}, other[81];
    uint16_t places[81];
    size_t count = 7;
    bool are_fewest;
    (void)stats;
    struct sudoku_generator **generator = user, *asked = *generator;
    if (!asked)
        return 0;
    REFUSED(sudoku_generator_run(asked, &job, NULL),
            "generator is busy with another call, of another thread or around this callback");
    REFUSED(sudoku_generator_find_redundant(asked, cells, NULL, places, &count), reason);
    REFUSED(sudoku_generator_make_grid(asked, 1, NULL, other), reason);
    REFUSED(sudoku_generator_make_uniform_grid(asked, 1, NULL, other), reason);
    REFUSED(sudoku_generator_fit_pattern(asked, cells, 1, NULL, cells, other), reason);
    REFUSED(sudoku_generator_find_contradiction(asked, cells, NULL, places, &count), reason);
    REFUSED(sudoku_generator_repair(asked, cells, NULL, NULL, &repair, 1, &count), reason);
    REFUSED(sudoku_generator_complete(asked, cells, NULL, additions, &count, &are_fewest), reason);
    CHECK_EQ(count, 7);
    *generator = NULL; /* called once */
    return 0;
}

static void make(const struct sudoku_layout *layout, bool asks, uint8_t *puzzle)
{
    struct sudoku_generate_job job = SUDOKU_GENERATE_JOB_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_generator *generator, *asked;
    int8_t status = SUDOKU_ERR_INTERNAL;
    CHECK_EQ(sudoku_generator_create(layout, NULL, &generator), SUDOKU_OK);
    asked = generator;
    limits.progress = ask_generator_again;
    limits.user = &asked;
    job.count = 1;
    job.seed = 7;
    job.results = puzzle;
    job.statuses = &status;
    CHECK_EQ(sudoku_generator_run(generator, &job, asks ? &limits : NULL), SUDOKU_OK);
    CHECK_EQ(status, SUDOKU_OK);
    CHECK_EQ(asked == NULL, asks);
    sudoku_generator_destroy(generator);
}

static void progress_callbacks_cannot_call_their_generator(void)
{
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    struct sudoku_layout *layout;
    uint8_t with[81], without[81];
    options.side = 9;
    options.box_rows = options.box_columns = 3;
    options.variants = SUDOKU_VARIANT_DIAGONAL;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    const struct sudoku_layout *both[] = {sudoku_layout_classic(), layout};
    for (unsigned i = 0; i < 2; i++) {
        make(both[i], true, with);
        make(both[i], false, without);
        CHECK(memcmp(with, without, sizeof with) == 0);
    }
    sudoku_layout_destroy(layout);
}

/* ------------------------------------------------------------------------------------ readers */

struct nested_reader {
    struct sudoku_text_reader *reader;
    size_t at;
    unsigned asked;
};

/* One byte per call. */
static ptrdiff_t read_again(void *user, char *buffer, size_t size)
{
    struct nested_reader *nested = user;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_lines lines = SUDOKU_TEXT_LINES_INIT;
    if (nested->reader) {
        nested->asked++;
        REFUSED(sudoku_text_reader_next(nested->reader, &puzzle, NULL),
                "reader is busy with another call, of another thread or around this callback");
        REFUSED(sudoku_text_reader_next_lines(nested->reader, 1, &lines),
                "reader is busy with another call, of another thread or around this callback");
    }
    if (!size || nested->at == strlen(hard))
        return 0;
    *buffer = hard[nested->at++];
    return 1;
}

static void read_callbacks_cannot_call_their_reader(void)
{
    struct nested_reader nested = {NULL, 0, 0};
    struct sudoku_text_reader *reader;
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    uint8_t cells[81];
    read_cells(hard, cells);
    CHECK_EQ(sudoku_text_reader_create(NULL, read_again, &nested, &reader), SUDOKU_OK);
    nested.reader = reader;
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_OK);
    CHECK(memcmp(puzzle.givens, cells, sizeof cells) == 0);
    CHECK(nested.asked > 80);
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
    sudoku_text_reader_destroy(reader);
}

int main(void)
{
    step_callbacks_cannot_call_their_explainer();
    progress_callbacks_cannot_call_their_explainer();
    progress_callbacks_cannot_call_their_generator();
    read_callbacks_cannot_call_their_reader();
    return check_result();
}
