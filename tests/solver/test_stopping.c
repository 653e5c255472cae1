/* Ways to stop a solver, the same for every engine: limits, callbacks, a cancel. */
#include <pthread.h>

#include <sudoku/sudoku.h>

#include "solver/boards.h"
#include "support/samples.h"

static int stop_at_third(void *user, const uint8_t *solution)
{
    unsigned *seen = user;
    (void)solution;
    return ++*seen == 3;
}

static void limits_stop_a_count_and_leave_the_solver_usable(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.solutions = 10;
    struct sudoku_puzzle empty = {0};
    uint64_t count = 0;
    unsigned seen = 0;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_SOLUTION_LIMIT);
    CHECK_EQ(count, 10);
    limits.solutions = 0;
    limits.nodes = 20;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_NODE_LIMIT);
    CHECK(sudoku_solver_stats(solver)->nodes <= 20);
    limits.nodes = 0;
    limits.seconds = 0.05;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_TIME_LIMIT);
    CHECK(sudoku_solver_stats(solver)->seconds >= 0.05);
    CHECK_EQ(sudoku_solver_enumerate(solver, &empty, NULL, stop_at_third, &seen), SUDOKU_CANCELLED);
    CHECK_EQ(seen, 3);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static int stop_at_once(void *user, const struct sudoku_stats *stats)
{
    (void)stats;
    ++*(unsigned *)user;
    return 1;
}

static void a_progress_callback_stops_the_search(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    unsigned calls = 0;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = stop_at_once;
    limits.user = &calls;
    struct sudoku_puzzle empty = {0};
    uint64_t count;
    CHECK_EQ(sudoku_solver_count(solver, &empty, &limits, &count), SUDOKU_CANCELLED);
    CHECK_EQ(calls, 1);
    sudoku_solver_destroy(solver);
}

static void *cancel_soon(void *user)
{
    struct timespec wait = {.tv_nsec = 20000000};
    nanosleep(&wait, NULL);
    sudoku_solver_cancel(user);
    return NULL;
}

static void another_thread_cancels_a_search(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    struct sudoku_puzzle empty = {0};
    uint64_t count = 0;
    pthread_t thread;
    CHECK_EQ(pthread_create(&thread, NULL, cancel_soon, solver), 0);
    CHECK_EQ(sudoku_solver_count(solver, &empty, NULL, &count), SUDOKU_CANCELLED);
    CHECK_EQ(pthread_join(thread, NULL), 0);
    sudoku_solver_destroy(solver);
}

static void a_cancel_before_a_call_stops_that_call_alone(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    sudoku_solver_cancel(solver);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

/* An answer without a search also uses up the request. */
static void a_cancel_before_a_conflict_stops_that_call_alone(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], conflict[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens}, wrong = {.givens = conflict};
    board_from(easy, givens);
    board_from(twice, conflict);
    sudoku_solver_cancel(solver);
    CHECK_EQ(sudoku_solver_unique(solver, &wrong, NULL, solution), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_solver_unique(solver, &wrong, NULL, solution), SUDOKU_CONFLICT);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static void a_rejected_call_leaves_the_cancel_to_the_next(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    sudoku_solver_cancel(solver);
    CHECK_EQ(sudoku_solver_unique(solver, NULL, NULL, solution), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static int cancel_solver(void *user, const uint8_t *solution)
{
    (void)solution;
    sudoku_solver_cancel(user);
    return 0;
}

static void a_late_cancel_ends_with_its_call(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    uint8_t givens[81], solution[81];
    struct sudoku_puzzle puzzle = {.givens = givens};
    board_from(easy, givens);
    CHECK_EQ(sudoku_solver_enumerate(solver, &puzzle, NULL, cancel_solver, solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_unique(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

/* A cancel during a query, and a query that could end before it polls. */
static int cancel_once(void *user, const struct sudoku_stats *stats)
{
    struct sudoku_solver **solver = user;
    (void)stats;
    sudoku_solver_cancel(*solver);
    *solver = NULL;
    return 0;
}

enum larger_call { BACKBONE, TRUE_CANDIDATES, ESTIMATE, LARGER_CALLS };

static enum sudoku_status ask_for(enum larger_call call, struct sudoku_solver *solver,
                                  const struct sudoku_puzzle *puzzle,
                                  const struct sudoku_limits *limits)
{
    uint8_t backbone[81];
    sudoku_digitset candidates[81];
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    if (call == BACKBONE)
        return sudoku_solver_backbone(solver, puzzle, limits, backbone);
    if (call == TRUE_CANDIDATES)
        return sudoku_solver_true_candidates(solver, puzzle, limits, candidates);
    return sudoku_solver_estimate(solver, puzzle, limits, 0, 1, &estimate);
}

/* A series of queries is one call to its caller. */
static void a_cancel_stops_a_whole_series_of_queries(enum sudoku_engine engine)
{
    struct sudoku_solver *solver = sample_solver(sudoku_layout_classic(), engine, 0);
    const struct sudoku_puzzle blank = {0};
    for (int call = 0; call < LARGER_CALLS; call++) {
        struct sudoku_solver *cancelled = solver;
        struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
        limits.progress = cancel_once;
        limits.user = &cancelled;
        CHECK_EQ(ask_for((enum larger_call)call, solver, &blank, &limits), SUDOKU_CANCELLED);
        CHECK(!cancelled);
        limits.progress = NULL;
        limits.nodes = 1000;
        CHECK(ask_for((enum larger_call)call, solver, &blank, &limits) != SUDOKU_CANCELLED);
        sudoku_solver_cancel(solver);
        CHECK_EQ(ask_for((enum larger_call)call, solver, NULL, NULL), SUDOKU_ERR_ARGUMENT);
        CHECK_EQ(ask_for((enum larger_call)call, solver, &blank, NULL), SUDOKU_CANCELLED);
    }
    sudoku_solver_destroy(solver);
}

static void untimed_solvers_read_the_clock_for_limits_only(void)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.untimed = true;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_solver *solver = NULL;
    struct sudoku_puzzle blank = {0};
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_solve(solver, &blank, &limits, solution), SUDOKU_OK);
    CHECK(sudoku_solver_stats(solver)->seconds == 0);
    limits.seconds = 1000;
    CHECK_EQ(sudoku_solver_solve(solver, &blank, &limits, solution), SUDOKU_OK);
    CHECK(sudoku_solver_stats(solver)->seconds > 0);
    sudoku_solver_destroy(solver);
}

static void test_engine(enum sudoku_engine engine)
{
    a_cancel_before_a_call_stops_that_call_alone(engine);
    a_cancel_before_a_conflict_stops_that_call_alone(engine);
    a_rejected_call_leaves_the_cancel_to_the_next(engine);
    a_late_cancel_ends_with_its_call(engine);
    a_progress_callback_stops_the_search(engine);
    if (!guesses(engine))
        return;
    limits_stop_a_count_and_leave_the_solver_usable(engine);
    a_cancel_stops_a_whole_series_of_queries(engine);
    another_thread_cancels_a_search(engine);
}

int main(void)
{
    for (int engine = FIRST_ENGINE; engine <= LAST_ENGINE; engine++)
        test_engine((enum sudoku_engine)engine);
    untimed_solvers_read_the_clock_for_limits_only();
    return check_result();
}
