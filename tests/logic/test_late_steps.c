/* Steps of a person's explainer when most of its time limit, or all of it, passes in a call. */
#include <string.h>
#include <time.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

static void set(struct sudoku_logic *logic, const char *text)
{
    uint8_t cells[SUDOKU_MAX_CELLS] = {0};
    for (int i = 0; text[i]; i++)
        cells[i] = text[i] == '.' ? 0 : (uint8_t)(text[i] - '0');
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    position.cells = cells;
    CHECK_EQ(sudoku_logic_set_position(logic, &position), SUDOKU_OK);
}

/* One of forum-hardest-1106; its path has a nested net. */
static const char hardest[] =
    "..2...7...1.....6.5......18....37.......49.....41.23....3.2.9...8.....5.6.......2";

/* A pause of SECONDS after BEFORE polls. */
struct pause {
    unsigned before;
    double seconds;
    unsigned polls; /* so far */
};

static int wait_once(void *user, const struct sudoku_stats *stats)
{
    struct pause *pause = user;
    const time_t whole = (time_t)pause->seconds;
    const struct timespec wait = {whole, (long)((pause->seconds - (double)whole) * 1e9)};
    (void)stats;
    if (pause->polls++ == pause->before)
        nanosleep(&wait, NULL);
    return 0;
}

/* Creates the explainer of a person who knows the techniques whose names begin with PREFIX. */
static struct sudoku_logic *explainer_of_a_person(const char *prefix,
                                                  const struct sudoku_limits *limits)
{
    struct sudoku_logic *logic;
    size_t order[256], count = sudoku_profile_order(SUDOKU_PROFILE_HUMAN, order, 256), kept = 0;
    struct sudoku_logic_options options = SUDOKU_LOGIC_OPTIONS_INIT;
    for (size_t i = 0; i < count; i++)
        if (strncmp(sudoku_technique_at(order[i])->name, prefix, strlen(prefix)) == 0)
            order[kept++] = order[i];
    options.order = order;
    options.order_length = kept;
    options.profile = SUDOKU_PROFILE_HUMAN;
    options.limits = limits;
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), &options, &logic), SUDOKU_OK);
    return logic;
}

static struct sudoku_candidate conclusion_of(const struct sudoku_step *step)
{
    return step->elimination_count ? step->eliminations[0] : step->placements[0];
}

/* Finds a step in the position of WHOLE, after three quarters of the time limit of SECONDS have
 * passed, which is as much as half of it at work. */
static enum sudoku_status find_late(const struct sudoku_logic *whole, double seconds,
                                    struct sudoku_candidate *conclusion)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    uint8_t cells[81];
    sudoku_digitset candidates[81];
    struct pause pause = {0, seconds * 3 / 4, 0};
    limits.seconds = seconds;
    limits.progress = wait_once;
    limits.user = &pause;
    struct sudoku_logic *late = explainer_of_a_person("", &limits);
    CHECK_EQ(sudoku_logic_get_position(whole, cells, candidates), SUDOKU_OK);
    position.cells = cells;
    position.candidates = candidates;
    CHECK_EQ(sudoku_logic_set_position(late, &position), SUDOKU_OK);
    enum sudoku_status status = sudoku_logic_find_step(late, &step);
    if (status == SUDOKU_OK) {
        CHECK_TEXT(step->technique->name, "Nested Forcing Nets");
        CHECK_EQ(sudoku_step_check(sudoku_layout_classic(), &position, step), SUDOKU_OK);
        *conclusion = conclusion_of(step);
    }
    sudoku_logic_destroy(late);
    return status;
}

/* After most of the time, the nested net that leads furthest is no longer searched for: the best
 * one found so far is the step. */
static void the_best_net_of_most_of_the_time_suffices(void)
{
    struct sudoku_logic *whole = explainer_of_a_person("", NULL);
    const struct sudoku_step *step;
    struct sudoku_candidate late = {0, 0}, best;
    enum sudoku_status status;
    set(whole, hardest);
    while ((status = sudoku_logic_find_step(whole, &step)) == SUDOKU_OK &&
           strcmp(step->technique->name, "Nested Forcing Nets") != 0)
        CHECK_EQ(sudoku_logic_apply(whole, step), SUDOKU_OK);
    CHECK_EQ(status, SUDOKU_OK);
    best = conclusion_of(step);
    status = SUDOKU_TIME_LIMIT;
    for (double seconds = 0.2; status == SUDOKU_TIME_LIMIT && seconds < 60; seconds *= 4)
        status = find_late(whole, seconds, &late);
    CHECK_EQ(status, SUDOKU_OK);
    CHECK(late.cell != best.cell || late.digit != best.digit);
    sudoku_logic_destroy(whole);
}

/* A position in which a chain excludes something, and a net leads further. */
struct contest {
    uint8_t cells[81];
    sudoku_digitset candidates[81];
    struct sudoku_logic_position position;
    unsigned chain_polls, net_polls; /* during the search for chains and for nets */
    struct sudoku_candidate chain, net;
};

static int count_poll(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    ++*(unsigned *)user;
    return 0;
}

/* Finds the first step in the position of CONTEST whose name begins with PREFIX, and checks it. */
static enum sudoku_status find_in(const struct contest *contest, const char *prefix,
                                  const struct sudoku_limits *limits, const char *name,
                                  struct sudoku_candidate *conclusion)
{
    const struct sudoku_step *step;
    struct sudoku_logic *logic = explainer_of_a_person(prefix, limits);
    CHECK_EQ(sudoku_logic_set_position(logic, &contest->position), SUDOKU_OK);
    enum sudoku_status status = sudoku_logic_find_step(logic, &step);
    if (status == SUDOKU_OK) {
        CHECK(strstr(step->technique->name, name));
        CHECK_EQ(sudoku_step_check(sudoku_layout_classic(), &contest->position, step), SUDOKU_OK);
        *conclusion = conclusion_of(step);
    }
    sudoku_logic_destroy(logic);
    return status;
}

static void open_contest(struct contest *contest)
{
    static const char givens[] =
        "3........7....2..3.24.6....4..5..73...93.7.42......9..........76...9.8..9.784....";
    const struct sudoku_step *step;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_logic *whole = explainer_of_a_person("", NULL);
    set(whole, givens);
    while (sudoku_logic_find_step(whole, &step) == SUDOKU_OK &&
           strncmp(step->technique->name, "Forcing Net", 11) != 0)
        CHECK_EQ(sudoku_logic_apply(whole, step), SUDOKU_OK);
    *contest = (struct contest){.position = SUDOKU_LOGIC_POSITION_INIT};
    CHECK_EQ(sudoku_logic_get_position(whole, contest->cells, contest->candidates), SUDOKU_OK);
    contest->position.cells = contest->cells;
    contest->position.candidates = contest->candidates;
    limits.progress = count_poll;
    limits.user = &contest->chain_polls;
    CHECK_EQ(find_in(contest, "Forcing Chain", &limits, "Forcing Chain", &contest->chain),
             SUDOKU_OK);
    limits.user = &contest->net_polls;
    CHECK_EQ(find_in(contest, "Forcing", &limits, "Forcing Net", &contest->net), SUDOKU_OK);
    contest->net_polls -= contest->chain_polls;
    sudoku_logic_destroy(whole);
}

/* Checks that the chain is the step, soon, if SHARE of the time limit passes when the search for
 * nets has begun. */
static void expect_chain(const struct contest *contest, double share)
{
    struct sudoku_candidate found = contest->net;
    enum sudoku_status status = SUDOKU_TIME_LIMIT;
    struct pause pause = {0};
    for (double seconds = 0.2; pause.polls <= contest->chain_polls && seconds < 60; seconds *= 4) {
        pause = (struct pause){contest->chain_polls, share * seconds, 0};
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.seconds = seconds;
        limits.progress = wait_once;
        limits.user = &pause;
        status = find_in(contest, "Forcing", &limits, "Forcing Chain", &found);
    }
    CHECK_EQ(status, SUDOKU_OK);
    CHECK(8 * (pause.polls - contest->chain_polls) < contest->net_polls);
    CHECK(found.cell == contest->chain.cell && found.digit == contest->chain.digit);
}

/* Whether three quarters of the time end during the search for nets or all of it, the chain found
 * before is the step. */
static void a_chain_in_hand_is_the_step_when_time_ends(const struct contest *contest)
{
    expect_chain(contest, 0.75);
    expect_chain(contest, 1);
}

/* Finds a step among chains and nets; the time ends after BEFORE polls of the search for chains. */
static enum sudoku_status find_when_time_ends(const struct contest *contest, unsigned before)
{
    enum sudoku_status status = SUDOKU_TIME_LIMIT;
    struct pause pause = {0};
    for (double seconds = 0.2; pause.polls <= before && seconds < 60; seconds *= 4) {
        struct sudoku_candidate found;
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        pause = (struct pause){before, seconds, 0};
        limits.seconds = seconds;
        limits.progress = wait_once;
        limits.user = &pause;
        status = find_in(contest, "Forcing", &limits, "Forcing Chain", &found);
    }
    return status;
}

/* If the time ends while chains are ranked or proved, the best conclusion so far is the step. */
static void a_conclusion_in_hand_is_proved_when_time_ends(const struct contest *contest)
{
    for (unsigned before = 1; before < contest->chain_polls; before = 2 * before + 1)
        CHECK_EQ(find_when_time_ends(contest, before), SUDOKU_OK);
}

/* A pause is no work: if half of the time limit passes in one, the search for nets goes on. */
static void a_pause_does_not_end_the_search_for_nets(const struct contest *contest)
{
    struct sudoku_candidate found = contest->chain;
    bool is_net = false;
    for (double seconds = 0.2; !is_net && seconds < 60; seconds *= 4) {
        struct pause pause = {contest->chain_polls, seconds / 2, 0};
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.seconds = seconds;
        limits.progress = wait_once;
        limits.user = &pause;
        is_net = find_in(contest, "Forcing", &limits, "Forcing", &found) == SUDOKU_OK &&
                 found.cell == contest->net.cell && found.digit == contest->net.digit;
    }
    CHECK(is_net);
}

static int stop_after(void *user, const struct sudoku_stats *stats)
{
    unsigned *polls = user;
    (void)stats;
    return (*polls)-- == 0;
}

/* A request to stop is obeyed, whatever has been found. */
static void a_chain_in_hand_does_not_outlast_a_request(const struct contest *contest)
{
    unsigned polls = contest->chain_polls;
    struct sudoku_candidate none;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = stop_after;
    limits.user = &polls;
    CHECK_EQ(find_in(contest, "Forcing", &limits, "", &none), SUDOKU_CANCELLED);
}

/* Each conclusion is ranked by the singles after it, which takes a while. */
static void the_search_for_chains_polls_between_conclusions(const struct contest *contest)
{
    CHECK(contest->chain_polls > 20);
}

int main(void)
{
    struct contest contest;
    open_contest(&contest);
    the_best_net_of_most_of_the_time_suffices();
    a_chain_in_hand_is_the_step_when_time_ends(&contest);
    a_conclusion_in_hand_is_proved_when_time_ends(&contest);
    a_pause_does_not_end_the_search_for_nets(&contest);
    a_chain_in_hand_does_not_outlast_a_request(&contest);
    the_search_for_chains_polls_between_conclusions(&contest);
    return check_result();
}
