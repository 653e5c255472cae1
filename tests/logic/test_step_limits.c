/* Calls of the explainer that end early: by a request from any thread, by a callback, by the clock.
 * Their results stay, and the next call continues. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

static const char hard[] =
    "6..1...8..53.............4....8...6..9....7....24.........7.3.9....2.5..1........";

static struct sudoku_logic *explainer(const struct sudoku_layout *layout,
                                      const struct sudoku_limits *limits)
{
    struct sudoku_logic *logic;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    options.profile = SUDOKU_PROFILE_SE;
    options.limits = limits;
    CHECK_EQ(sudoku_logic_create(layout, &options, &logic), SUDOKU_OK);
    return logic;
}

static void set(struct sudoku_logic *logic, const char *text)
{
    uint8_t cells[SUDOKU_MAX_CELLS] = {0};
    for (int i = 0; text[i]; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

static int take(void *user, const struct sudoku_step *step)
{
    unsigned *count = user;
    (void)step;
    ++*count;
    return 0;
}

static size_t technique(const char *name)
{
    size_t index = 0;
    CHECK_EQ(sudoku_technique_from_name(name, &index), SUDOKU_OK);
    return index;
}

/* ------------------------------------------------------------------------------------- requests */

static void a_request_ends_the_next_call_and_no_other(void)
{
    struct sudoku_logic *logic = explainer(sudoku_layout_classic(), NULL);
    const struct sudoku_step *step = NULL;
    struct sudoku_se_rating rating = {1, 2, 3};
    enum sudoku_level level = SUDOKU_LEVEL_EASY;
    unsigned score = 7, count = 0;
    set(logic, hard);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_CANCELLED);
    CHECK(!step);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_find_best_step(logic, &step), SUDOKU_CANCELLED);
    CHECK(!step);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique("Hidden Single"), take, &count),
             SUDOKU_CANCELLED);
    CHECK_EQ(count, 0);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_rate(logic, &level, &score), SUDOKU_CANCELLED);
    CHECK_EQ(score, 7);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_rate_se(logic, &rating), SUDOKU_CANCELLED);
    CHECK_EQ(rating.puzzle, 1);
    sudoku_logic_cancel(logic);
    CHECK_EQ(sudoku_logic_find_step(logic, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
    sudoku_logic_destroy(logic);
}

struct canceller {
    struct sudoku_logic *logic;
    unsigned count;
};

static int cancel_at_once(void *user, const struct sudoku_step *step)
{
    struct canceller *canceller = user;
    (void)step;
    canceller->count++;
    sudoku_logic_cancel(canceller->logic);
    return 0;
}

static void a_callback_may_ask_for_the_end(void)
{
    struct canceller canceller = {explainer(sudoku_layout_classic(), NULL), 0};
    size_t index = technique("Locked Candidates, pointing");
    unsigned all = 0;
    set(canceller.logic, hard);
    CHECK_EQ(sudoku_logic_enumerate_steps(canceller.logic, index, cancel_at_once, &canceller),
             SUDOKU_CANCELLED);
    CHECK_EQ(canceller.count, 1);
    CHECK_EQ(sudoku_logic_enumerate_steps(canceller.logic, index, take, &all), SUDOKU_OK);
    CHECK(all > 1);
    sudoku_logic_destroy(canceller.logic);
}

/* ---------------------------------------------------------------------------------- long calls */

/* On a board of side 16 with 12 digits in a box it takes longer than any test. */
static const char endless[] = "Finned Mutant Squirmbag";
static const char nearly_blank[] = "................"
                                   "2345............"
                                   "6789............"
                                   ":;<=............";

struct other_thread {
    struct sudoku_logic *logic;
    atomic_bool is_at_work;
};

static int tell(void *user, const struct sudoku_stats *stats)
{
    struct other_thread *other = user;
    if (stats->nodes > 1000)
        atomic_store(&other->is_at_work, true);
    return 0;
}

static void *cancel_when_at_work(void *user)
{
    struct other_thread *other = user;
    while (!atomic_load(&other->is_at_work))
        sched_yield();
    sudoku_logic_cancel(other->logic);
    return NULL;
}

static struct sudoku_layout *layout16(void)
{
    struct sudoku_layout *layout;
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = 16;
    options.box_rows = options.box_columns = 4;
    CHECK_EQ(sudoku_layout_create(&options, &layout), SUDOKU_OK);
    return layout;
}

static void another_thread_ends_a_long_call(void)
{
    struct sudoku_layout *layout = layout16();
    struct other_thread other = {NULL, false};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = tell;
    limits.user = &other;
    other.logic = explainer(layout, &limits);
    set(other.logic, nearly_blank);
    pthread_t thread;
    unsigned count = 0;
    CHECK_EQ(pthread_create(&thread, NULL, cancel_when_at_work, &other), 0);
    CHECK_EQ(sudoku_logic_enumerate_steps(other.logic, technique(endless), take, &count),
             SUDOKU_CANCELLED);
    atomic_store(&other.is_at_work, true);
    pthread_join(thread, NULL);
    CHECK_EQ(sudoku_logic_enumerate_steps(other.logic, technique("Naked Single"), take, &count),
             SUDOKU_OK);
    sudoku_logic_destroy(other.logic);
    sudoku_layout_destroy(layout);
}

static void the_clock_ends_a_long_call(void)
{
    struct sudoku_layout *layout = layout16();
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    unsigned count = 0;
    limits.seconds = 0.01;
    struct sudoku_logic *logic = explainer(layout, &limits);
    set(logic, nearly_blank);
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, technique(endless), take, &count),
             SUDOKU_TIME_LIMIT);
    sudoku_logic_destroy(logic);
    sudoku_layout_destroy(layout);
}

/* ---------------------------------------------------------------------------------- going on */

static int stop_after(void *user, const struct sudoku_stats *stats)
{
    const uint64_t *nodes = user;
    return stats->nodes >= *nodes;
}

/* Two explainers of the same puzzle: one with limits, one without. */
struct couple {
    uint64_t patience; /* limit of the first, in nodes */
    struct sudoku_limits limits;
    struct sudoku_logic *cut, *whole;
};

static void open_couple(struct couple *couple, uint64_t patience)
{
    couple->patience = patience;
    couple->limits = (struct sudoku_limits)SUDOKU_LIMITS_INIT;
    couple->limits.progress = stop_after;
    couple->limits.user = &couple->patience;
    couple->cut = explainer(sudoku_layout_classic(), &couple->limits);
    couple->whole = explainer(sudoku_layout_classic(), NULL);
    set(couple->cut, hard);
    set(couple->whole, hard);
}

static void close_couple(struct couple *couple)
{
    sudoku_logic_destroy(couple->cut);
    sudoku_logic_destroy(couple->whole);
}

/* Stopped repeatedly, with a higher limit each time, a rating continues: the path ends as without
 * limits, and the hardest part is not easier than the end. */
static void a_rating_goes_on_after_an_end(void)
{
    struct couple couple;
    struct sudoku_se_rating rating = {0, 0, 0}, expected;
    uint8_t cells[81], solution[81];
    unsigned cuts = 0;
    open_couple(&couple, 20);
    CHECK_EQ(sudoku_logic_rate_se(couple.whole, &expected), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_get_position(couple.whole, solution, NULL), SUDOKU_OK);
    enum sudoku_status status;
    while ((status = sudoku_logic_rate_se(couple.cut, &rating)) == SUDOKU_CANCELLED) {
        CHECK_EQ(rating.puzzle, 0);
        CHECK_EQ(sudoku_logic_get_position(couple.cut, cells, NULL), SUDOKU_OK);
        for (unsigned i = 0; i < 81; i++)
            CHECK(!cells[i] || cells[i] == solution[i]);
        couple.patience *= 2;
        cuts++;
    }
    CHECK_EQ(status, SUDOKU_OK);
    CHECK(cuts > 2);
    CHECK(rating.puzzle <= expected.puzzle);
    sudoku_logic_get_position(couple.cut, cells, NULL);
    CHECK(memcmp(cells, solution, sizeof cells) == 0);
    close_couple(&couple);
}

/* The steps of a technique that ran out of time are found by the next call. */
static void a_step_missed_is_found_by_the_next_call(void)
{
    struct couple couple;
    const struct sudoku_step *step, *expected;
    enum sudoku_status status;
    open_couple(&couple, 1);
    while ((status = sudoku_logic_find_step(couple.whole, &expected)) == SUDOKU_OK) {
        couple.patience = 1;
        while ((status = sudoku_logic_find_step(couple.cut, &step)) == SUDOKU_CANCELLED)
            couple.patience *= 4;
        CHECK_EQ(status, SUDOKU_OK);
        CHECK(step->technique == expected->technique);
        CHECK_EQ(step->rating, expected->rating);
        CHECK_EQ(sudoku_logic_apply(couple.whole, expected), SUDOKU_OK);
        CHECK_EQ(sudoku_logic_apply(couple.cut, step), SUDOKU_OK);
    }
    CHECK_EQ(status, SUDOKU_END);
    close_couple(&couple);
}

static void limits_must_make_sense(void)
{
    struct sudoku_logic *logic;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    options.limits = &limits;
    limits.seconds = -1;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_ERR_ARGUMENT);
    CHECK(!logic);
}

int main(void)
{
    a_request_ends_the_next_call_and_no_other();
    a_callback_may_ask_for_the_end();
    another_thread_ends_a_long_call();
    the_clock_ends_a_long_call();
    a_rating_goes_on_after_an_end();
    a_step_missed_is_found_by_the_next_call();
    limits_must_make_sense();
    return check_result();
}
