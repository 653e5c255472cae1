/* Concurrency: threads share a layout and cancel each other's solvers. */
#include <sudoku/board.h>
#include <sudoku/solver.h>

#include <pthread.h>
#include <stdatomic.h>

#include "support/layouts.h"

enum { THREADS = 4, ROUNDS = 20 };

/* The input and result of a thread; CHECK() is for the main thread only. */
struct worker {
    pthread_t thread;
    const struct sudoku_layout *layout;
    uint64_t seed;
    unsigned solved;
};

static void *solve_many(void *user)
{
    struct worker *worker = user;
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.seed = worker->seed;
    struct sudoku_solver *solver;
    if (sudoku_solver_create(worker->layout, &options, &solver) != SUDOKU_OK)
        return NULL;
    for (unsigned round = 0; round < ROUNDS; round++) {
        uint8_t givens[81] = {0}, solution[81];
        givens[round] = (uint8_t)(1 + round % 9);
        struct sudoku_puzzle puzzle = {.givens = givens};
        if (sudoku_solver_solve(solver, &puzzle, NULL, solution) == SUDOKU_OK &&
            sudoku_board_is_solution(worker->layout, givens, solution))
            worker->solved++;
    }
    sudoku_solver_destroy(solver);
    return NULL;
}

static void threads_share_a_layout(const struct sudoku_layout *layout)
{
    struct worker workers[THREADS];
    for (unsigned i = 0; i < THREADS; i++) {
        workers[i] = (struct worker){.layout = layout, .seed = i};
        CHECK_EQ(pthread_create(&workers[i].thread, NULL, solve_many, &workers[i]), 0);
    }
    for (unsigned i = 0; i < THREADS; i++) {
        CHECK_EQ(pthread_join(workers[i].thread, NULL), 0);
        CHECK_EQ(workers[i].solved, ROUNDS);
    }
}

struct endless {
    struct sudoku_solver *solver;
    atomic_bool runs;
    enum sudoku_status status;
};

static int note_that_it_runs(void *user, const struct sudoku_stats *stats)
{
    struct endless *endless = user;
    (void)stats;
    atomic_store(&endless->runs, true);
    return 0;
}

/* Counts all classic grids, which takes longer than the test waits. */
static void *count_for_ever(void *user)
{
    struct endless *endless = user;
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    limits.progress = note_that_it_runs;
    limits.user = endless;
    uint64_t count;
    endless->status =
        sudoku_solver_count(endless->solver, &(struct sudoku_puzzle){0}, &limits, &count);
    return NULL;
}

static void another_thread_stops_a_count(enum sudoku_engine engine)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    options.engine = engine;
    struct endless endless = {.status = SUDOKU_OK};
    pthread_t thread;
    atomic_init(&endless.runs, false);
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), &options, &endless.solver), SUDOKU_OK);
    CHECK_EQ(pthread_create(&thread, NULL, count_for_ever, &endless), 0);
    while (!atomic_load(&endless.runs))
        continue;
    sudoku_solver_cancel(endless.solver);
    CHECK_EQ(pthread_join(thread, NULL), 0);
    CHECK_EQ(endless.status, SUDOKU_CANCELLED);
    sudoku_solver_destroy(endless.solver);
}

int main(void)
{
    struct sudoku_layout *created = square_layout(9, 0, 0, 0);
    threads_share_a_layout(sudoku_layout_classic());
    threads_share_a_layout(created);
    sudoku_layout_destroy(created);
    static const char *const names[] = {"auto", "simple", "cdcl", "dlx"};
    for (unsigned i = 0; i < sizeof names / sizeof names[0]; i++) {
        enum sudoku_engine engine;
        if (sudoku_engine_from_name(names[i], &engine) == SUDOKU_OK)
            another_thread_stops_a_count(engine);
    }
    return check_result();
}
