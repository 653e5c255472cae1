/* Objects used by two threads at once: the second call is rejected with a reason. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#include "api/refused.h"

static const uint8_t empty[81];

/* Holds the first call until the second one has been rejected. */
static atomic_bool is_inside, was_refused;

static void reset(void)
{
    atomic_store(&is_inside, false);
    atomic_store(&was_refused, false);
}

static void wait_for(atomic_bool *flag)
{
    while (!atomic_load(flag))
        sched_yield();
}

/* In the first call: allows the second one to start. */
static int stay(void)
{
    atomic_store(&is_inside, true);
    wait_for(&was_refused);
    return 1;
}

static int stay_at_solution(void *user, const uint8_t *solution)
{
    (void)user;
    (void)solution;
    return stay();
}

static int stay_at_options(void *user, const size_t *options, size_t count)
{
    (void)user;
    (void)options;
    (void)count;
    return stay();
}

static int stay_at_step(void *user, const struct sudoku_step *step)
{
    (void)user;
    (void)step;
    return stay();
}

static int stay_meanwhile(void *user, const struct sudoku_stats *stats)
{
    (void)user;
    (void)stats;
    return stay();
}

static ptrdiff_t stay_reading(void *user, char *buffer, size_t size)
{
    (void)user;
    (void)buffer;
    (void)size;
    stay();
    return 0;
}

/* Starts CALL with OBJECT in a thread of its own, which is then inside. */
static pthread_t begin(void *(*call)(void *object), void *object)
{
    pthread_t thread;
    reset();
    CHECK_EQ(pthread_create(&thread, NULL, call, object), 0);
    wait_for(&is_inside);
    return thread;
}

static void end(pthread_t thread)
{
    atomic_store(&was_refused, true);
    CHECK_EQ(pthread_join(thread, NULL), 0);
}

static void *enumerate(void *solver)
{
    const struct sudoku_puzzle puzzle = {.givens = empty};
    CHECK_EQ(sudoku_solver_enumerate(solver, &puzzle, NULL, stay_at_solution, NULL),
             SUDOKU_CANCELLED);
    return NULL;
}

static void solvers_say_that_another_thread_uses_them(void)
{
    const struct sudoku_puzzle puzzle = {.givens = empty};
    struct sudoku_solver *solver;
    uint8_t solution[81];
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    pthread_t thread = begin(enumerate, solver);
    REFUSED(sudoku_solver_solve(solver, &puzzle, NULL, solution),
            "solver is busy with another call, of another thread or around this callback");
    end(thread);
    CHECK_EQ(sudoku_solver_solve(solver, &puzzle, NULL, solution), SUDOKU_OK);
    sudoku_solver_destroy(solver);
}

static void *search(void *cover)
{
    CHECK_EQ(sudoku_cover_search(cover, NULL, stay_at_options, NULL), SUDOKU_CANCELLED);
    return NULL;
}

static void covers_say_that_another_thread_uses_them(void)
{
    struct sudoku_cover_options options = SUDOKU_COVER_OPTIONS_INIT;
    struct sudoku_cover *cover;
    options.primary = 1;
    CHECK_EQ(sudoku_cover_create(&options, &cover), SUDOKU_OK);
    CHECK_EQ(sudoku_cover_add(cover, &(size_t){0}, 1), SUDOKU_OK);
    pthread_t thread = begin(search, cover);
    REFUSED(sudoku_cover_search(cover, NULL, NULL, NULL),
            "cover is busy with another call, of another thread or around this callback");
    end(thread);
    CHECK_EQ(sudoku_cover_search(cover, NULL, NULL, NULL), SUDOKU_OK);
    sudoku_cover_destroy(cover);
}

static void *list_steps(void *logic)
{
    CHECK_EQ(sudoku_logic_enumerate_steps(logic, 0, stay_at_step, NULL), SUDOKU_CANCELLED);
    return NULL;
}

static void explainers_say_that_another_thread_uses_them(void)
{
    uint8_t cells[81] = {1, 2, 3, 4, 5, 6, 7, 8}; /* a full house */
    struct sudoku_logic_position position = SUDOKU_LOGIC_POSITION_INIT;
    const struct sudoku_step *step;
    struct sudoku_solver *solver;
    struct sudoku_logic *logic;
    position.cells = cells;
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_create(sudoku_layout_classic(), NULL, &logic), SUDOKU_OK);
    CHECK_EQ(sudoku_logic_start(logic, solver, &position, NULL), SUDOKU_SEVERAL_SOLUTIONS);
    pthread_t thread = begin(list_steps, logic);
    REFUSED(sudoku_logic_find_step(logic, &step),
            "logic is busy with another call, of another thread or around this callback");
    REFUSED(sudoku_logic_start(logic, solver, &position, NULL),
            "logic is busy with another call, of another thread or around this callback");
    end(thread);
    CHECK_EQ(sudoku_logic_find_step(logic, &step), SUDOKU_OK);
    thread = begin(enumerate, solver);
    REFUSED(sudoku_logic_start(logic, solver, &position, NULL),
            "solver is busy with another call, of another thread or around this callback");
    end(thread);
    sudoku_logic_destroy(logic);
    sudoku_solver_destroy(solver);
}

static void *generate(void *generator)
{
    struct sudoku_limits limits = SUDOKU_LIMITS_INIT;
    uint8_t grid[81];
    limits.progress = stay_meanwhile;
    CHECK_EQ(sudoku_generator_make_grid(generator, 1, &limits, grid), SUDOKU_CANCELLED);
    return NULL;
}

static void generators_say_that_another_thread_uses_them(void)
{
    struct sudoku_generator *generator;
    uint8_t grid[81];
    CHECK_EQ(sudoku_generator_create(sudoku_layout_classic(), NULL, &generator), SUDOKU_OK);
    pthread_t thread = begin(generate, generator);
    REFUSED(sudoku_generator_make_grid(generator, 1, NULL, grid),
            "generator is busy with another call, of another thread or around this callback");
    end(thread);
    CHECK_EQ(sudoku_generator_make_grid(generator, 1, NULL, grid), SUDOKU_OK);
    sudoku_generator_destroy(generator);
}

static void *read_text(void *reader)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    CHECK_EQ(sudoku_text_reader_next(reader, &puzzle, NULL), SUDOKU_END);
    return NULL;
}

static void readers_say_that_another_thread_uses_them(void)
{
    struct sudoku_text_puzzle puzzle = SUDOKU_TEXT_PUZZLE_INIT;
    struct sudoku_text_reader *reader;
    CHECK_EQ(sudoku_text_reader_create(NULL, stay_reading, NULL, &reader), SUDOKU_OK);
    pthread_t thread = begin(read_text, reader);
    REFUSED(sudoku_text_reader_next(reader, &puzzle, NULL),
            "reader is busy with another call, of another thread or around this callback");
    end(thread);
    sudoku_text_reader_destroy(reader);
}

/* A batch calls nobody back: it is solved again and again until another call met one. */
static void *solve_batches(void *batch)
{
    static uint8_t puzzles[1000][81];
    static int8_t statuses[1000];
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.puzzles = puzzles[0];
    job.count = 1000;
    job.stride = 81;
    job.limit = 1;
    job.statuses = statuses;
    atomic_store(&is_inside, true);
    while (!atomic_load(&was_refused))
        sudoku_batch_solve(batch, &job);
    return NULL;
}

static void batches_say_that_another_thread_uses_them(void)
{
    struct sudoku_batch_job none = SUDOKU_BATCH_JOB_INIT;
    struct sudoku_batch *batch;
    none.limit = 1;
    CHECK_EQ(sudoku_batch_create(NULL, &batch), SUDOKU_OK);
    pthread_t thread = begin(solve_batches, batch);
    while (sudoku_batch_solve(batch, &none) == SUDOKU_OK)
        sched_yield();
    CHECK_TEXT(sudoku_argument_error(),
               "batch is busy with another call, of another thread or around this callback");
    end(thread);
    CHECK_EQ(sudoku_batch_solve(batch, &none), SUDOKU_OK);
    sudoku_batch_destroy(batch);
}

int main(void)
{
    solvers_say_that_another_thread_uses_them();
    covers_say_that_another_thread_uses_them();
    explainers_say_that_another_thread_uses_them();
    generators_say_that_another_thread_uses_them();
    readers_say_that_another_thread_uses_them();
    batches_say_that_another_thread_uses_them();
    return check_result();
}
