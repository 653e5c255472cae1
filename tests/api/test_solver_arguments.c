/* Rejected arguments of solver, batch and cover functions. */
#include <math.h>

#include "api/refused.h"
#include "support/layouts.h"

static const uint8_t empty[81];

static void a_thread_starts_without_a_reason(void)
{
    CHECK_TEXT(sudoku_argument_error(), "no argument was refused");
}

static void rejected_arguments_of_engines_are_named(void)
{
    enum sudoku_engine engine;
    REFUSED(sudoku_engine_from_name("dlx", NULL), "engine is NULL");
    REFUSED(sudoku_engine_from_name("dancer", &engine), "name is that of no engine");
}

/* Returns instructions of another processor family. */
static enum sudoku_simd foreign_simd(void)
{
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    options.simd = SUDOKU_SIMD_NEON;
    if (sudoku_solver_create(sudoku_layout_classic(), &options, &solver) != SUDOKU_OK)
        return SUDOKU_SIMD_NEON;
    sudoku_solver_destroy(solver);
    return SUDOKU_SIMD_AVX512;
}

static void rejected_arguments_of_solvers_at_creation_are_named(void)
{
    const struct sudoku_layout *classic = sudoku_layout_classic();
    struct sudoku_solver_options options = SUDOKU_SOLVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    REFUSED(sudoku_solver_create(classic, NULL, NULL), "solver is NULL");
    REFUSED(sudoku_solver_create(NULL, NULL, &solver), "layout is NULL");
    options.engine = (enum sudoku_engine)99;
    REFUSED(sudoku_solver_create(classic, &options, &solver), "options->engine is none");
    options.engine = SUDOKU_ENGINE_ENGINE9;
    options.simd = foreign_simd();
    REFUSED(sudoku_solver_create(classic, &options, &solver),
            "options->simd is missing in the processor or the library");
    struct sudoku_layout *four = square_layout(4, 0, 0, 0);
    options.simd = SUDOKU_SIMD_AUTO;
    REFUSED(sudoku_solver_create(four, &options, &solver),
            "options->engine cannot solve the layout");
    sudoku_layout_destroy(four);
}

static void rejected_arguments_of_solvers_are_named(void)
{
    static const uint8_t too_large[81] = {10};
    static const sudoku_digitset wide[81] = {1 << 9};
    struct sudoku_puzzle puzzle = {empty, NULL};
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    struct sudoku_solver *solver;
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    REFUSED(sudoku_solver_solve(solver, NULL, NULL, solution), "puzzle is NULL");
    REFUSED(sudoku_solver_solve(solver, &puzzle, NULL, NULL), "solution is NULL");
    REFUSED(sudoku_solver_count(solver, &puzzle, NULL, NULL), "count is NULL");
    REFUSED(sudoku_solver_enumerate(solver, &puzzle, NULL, NULL, NULL), "callback is NULL");
    struct sudoku_estimate estimate = SUDOKU_ESTIMATE_INIT;
    REFUSED(sudoku_solver_true_candidates(solver, &puzzle, NULL, NULL), "candidates is NULL");
    REFUSED(sudoku_solver_backbone(solver, &puzzle, NULL, NULL), "backbone is NULL");
    REFUSED(sudoku_solver_estimate(solver, &puzzle, NULL, 1, 1, NULL), "estimate is NULL");
    estimate.size = 8;
    REFUSED(sudoku_solver_estimate(solver, &puzzle, NULL, 1, 1, &estimate),
            "estimate->size is too small");
    limits.seconds = -1;
    REFUSED(sudoku_solver_unique(solver, &puzzle, &limits, solution),
            "limits->seconds is negative");
    limits.seconds = (double)NAN;
    REFUSED(sudoku_solver_unique(solver, &puzzle, &limits, solution),
            "limits->seconds is negative");
    limits.size = 8;
    REFUSED(sudoku_solver_unique(solver, &puzzle, &limits, solution), "limits->size is too small");
    puzzle.givens = too_large;
    REFUSED(sudoku_solver_solve(solver, &puzzle, NULL, solution),
            "puzzle->givens has a number over the side");
    puzzle.givens = empty;
    puzzle.candidates = wide;
    REFUSED(sudoku_solver_solve(solver, &puzzle, NULL, solution),
            "puzzle->candidates has a digit over the side");
    sudoku_solver_destroy(solver);
}

static void rejected_arguments_of_batches_are_named(void)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    struct sudoku_batch *batch;
    int8_t status;
    options.threads = SUDOKU_BATCH_MAX_THREADS + 1;
    REFUSED(sudoku_batch_create(&options, &batch), "options->threads is over 256");
    options.threads = 0;
    options.simd = foreign_simd();
    REFUSED(sudoku_batch_create(&options, &batch),
            "options->simd is missing in the processor or the library");
    CHECK_EQ(sudoku_batch_create(NULL, &batch), SUDOKU_OK);
    REFUSED(sudoku_batch_solve(NULL, &job), "batch is NULL");
    REFUSED(sudoku_batch_solve(batch, NULL), "job is NULL");
    job.count = 1;
    REFUSED(sudoku_batch_solve(batch, &job), "job->puzzles is NULL");
    job.puzzles = empty;
    REFUSED(sudoku_batch_solve(batch, &job), "job->statuses is NULL");
    job.statuses = &status;
    job.stride = 80;
    REFUSED(sudoku_batch_solve(batch, &job), "job->stride is below 81");
    job.limit = 3;
    REFUSED(sudoku_batch_solve(batch, &job), "job->limit is neither 1 nor 2");
    job.size = 0;
    REFUSED(sudoku_batch_solve(batch, &job), "job->size is too small");
    sudoku_batch_destroy(batch);
}

static void rejected_arguments_of_covers_are_named(void)
{
    static const struct sudoku_cover_bounds bounds[1] = {{2, 1}};
    static const size_t items[3] = {0, 0, 9};
    static const uint32_t colors[2] = {1, 1};
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    REFUSED(sudoku_cover_create(&options, &cover), "options->primary is 0");
    options.primary = options.secondary = SIZE_MAX;
    REFUSED(sudoku_cover_create(&options, &cover),
            "options->primary and secondary are over 2^31 - 2 items");
    options.primary = options.secondary = 1;
    options.bounds = bounds;
    REFUSED(sudoku_cover_create(&options, &cover),
            "options->bounds has one whose max is 0 or below its min");
    options.bounds = NULL;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    REFUSED(sudoku_cover_search(NULL, NULL, NULL, NULL), "cover is NULL");
    REFUSED(sudoku_cover_add(cover, NULL, 1), "items is NULL");
    REFUSED(sudoku_cover_add(cover, items, 0), "count is 0");
    REFUSED(sudoku_cover_add(cover, items, 2), "items has an item twice");
    REFUSED(sudoku_cover_add(cover, items, 3), "items has an item twice");
    REFUSED(sudoku_cover_add(cover, items + 2, 1), "items has one that the cover lacks");
    REFUSED(sudoku_cover_add_colored(cover, items, NULL, 1), "colors is NULL");
    REFUSED(sudoku_cover_add_colored(cover, items, colors, 1), "colors has one for a primary item");
    sudoku_cover_destroy(cover);
}

static int ask_again(void *user, const uint8_t *solution)
{
    const struct sudoku_puzzle puzzle = {.givens = solution};
    uint64_t count;
    REFUSED(sudoku_solver_count(user, &puzzle, NULL, &count),
            "solver is busy with another call, of another thread or around this callback");
    return 1;
}

static int search_again(void *user, const size_t *options, size_t count)
{
    (void)options;
    (void)count;
    REFUSED(sudoku_cover_search(user, NULL, NULL, NULL),
            "cover is busy with another call, of another thread or around this callback");
    return 1;
}

static void callbacks_cannot_call_their_object(void)
{
    const struct sudoku_puzzle puzzle = {.givens = empty};
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_solver *solver;
    struct sudoku_cover *cover;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_solver_enumerate(solver, &puzzle, NULL, ask_again, solver), SUDOKU_CANCELLED);
    sudoku_solver_destroy(solver);
    options.primary = 1;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_add(cover, &(size_t){0}, 1), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_search(cover, NULL, search_again, cover), SUDOKU_CANCELLED);
    sudoku_cover_destroy(cover);
}

int main(void)
{
    a_thread_starts_without_a_reason();
    callbacks_cannot_call_their_object();
    rejected_arguments_of_engines_are_named();
    rejected_arguments_of_solvers_at_creation_are_named();
    rejected_arguments_of_solvers_are_named();
    rejected_arguments_of_batches_are_named();
    rejected_arguments_of_covers_are_named();
    return check_result();
}
