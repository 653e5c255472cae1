/* Many puzzles in one call: the same answers as one by one, for any number of threads. */
#include <stdlib.h>
#include <string.h>

#include <sudoku/sudoku.h>

#include "support/check.h"

enum { PUZZLES = 3000, STRIDE = 83 };

static const char hard[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static uint8_t texts[PUZZLES][STRIDE];

/* Makes puzzles of every kind: HARD with renamed digits, with clues missing, wrong or duplicated,
 * and invalid ones. */
static void make_texts(void)
{
    unsigned random = 1;
    for (unsigned i = 0; i < PUZZLES; i++) {
        memset(texts[i], '\n', STRIDE);
        for (unsigned cell = 0; cell < 81; cell++)
            texts[i][cell] = hard[cell] == '.'
                                 ? (i % 2 ? '.' : '0')
                                 : (uint8_t)('1' + ((unsigned)(hard[cell] - '1') + i) % 9);
        random = random * 1103515245 + 12345;
        uint8_t *cell = &texts[i][(random >> 16) % 81];
        if (i % 5 == 1)
            *cell = '.';
        if (i % 5 == 2)
            *cell = (uint8_t)('1' + random % 9);
        if (i % 50 == 3)
            *cell = 'x';
        for (unsigned k = 0; i % 7 == 0 && k < 81; k++)
            texts[i][k] = texts[i][k] >= '1' && texts[i][k] <= '9' ? texts[i][k] - '0' : 0;
    }
}

static struct sudoku_batch *new_batch(unsigned threads, enum sudoku_simd simd)
{
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    options.threads = threads;
    options.simd = simd;
    struct sudoku_batch *batch;
    CHECK_EQ(sudoku_batch_create(&options, &batch), SUDOKU_OK);
    return batch;
}

static struct sudoku_batch_job job_for(unsigned limit, uint8_t *solutions, int8_t *statuses)
{
    struct sudoku_batch_job job = SUDOKU_BATCH_JOB_INIT;
    job.puzzles = texts[0];
    job.count = PUZZLES;
    job.stride = STRIDE;
    job.limit = limit;
    job.solutions = solutions;
    job.statuses = statuses;
    return job;
}

static enum sudoku_status answer_singly(struct sudoku_solver *solver, const uint8_t *text,
                                        unsigned limit, uint8_t *solution)
{
    uint8_t board[81];
    struct sudoku_puzzle puzzle = {.givens = board};
    for (unsigned cell = 0; cell < 81; cell++) {
        board[cell] = text[cell] >= '0' ? text[cell] - '0' : text[cell] == '.' ? 0 : text[cell];
        if (board[cell] > 9)
            return SUDOKU_ERR_TEXT;
    }
    return limit == 1 ? sudoku_solver_solve(solver, &puzzle, NULL, solution)
                      : sudoku_solver_unique(solver, &puzzle, NULL, solution);
}

/* A unique solution is the same; of several, it is one of them. */
static void answers_are_those_of_single_calls(unsigned limit, enum sudoku_simd simd)
{
    static uint8_t solutions[PUZZLES][81];
    static int8_t statuses[PUZZLES];
    struct sudoku_batch *batch = new_batch(1, simd);
    struct sudoku_solver *solver;
    struct sudoku_batch_job job = job_for(limit, solutions[0], statuses);
    unsigned wrong = 0, kinds[16] = {0};
    CHECK_EQ(sudoku_solver_create(sudoku_layout_classic(), NULL, &solver), SUDOKU_OK);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    for (unsigned i = 0; i < PUZZLES; i++) {
        uint8_t solution[81] = {0};
        enum sudoku_status status = answer_singly(solver, texts[i], limit, solution);
        wrong += statuses[i] != status;
        kinds[statuses[i] + 8]++;
        if (status == SUDOKU_OK && limit == 2)
            wrong += memcmp(solution, solutions[i], 81) != 0;
        else if (status == SUDOKU_OK || status == SUDOKU_SEVERAL_SOLUTIONS)
            wrong += !sudoku_board_is_solution(sudoku_layout_classic(), NULL, solutions[i]);
    }
    CHECK_EQ(wrong, 0);
    CHECK(kinds[8 + SUDOKU_OK] && kinds[8 + SUDOKU_NO_SOLUTION] && kinds[8 + SUDOKU_CONFLICT] &&
          kinds[8 + SUDOKU_ERR_TEXT]);
    CHECK(limit == 1 || kinds[8 + SUDOKU_SEVERAL_SOLUTIONS]);
    sudoku_solver_destroy(solver);
    sudoku_batch_destroy(batch);
}

static void threads_change_nothing(void)
{
    static uint8_t one[PUZZLES][81], many[PUZZLES][81];
    static int8_t one_status[PUZZLES], many_status[PUZZLES];
    struct sudoku_batch *single = new_batch(1, SUDOKU_SIMD_AUTO);
    struct sudoku_batch *threaded = new_batch(4, SUDOKU_SIMD_AUTO);
    struct sudoku_batch_job job = job_for(2, one[0], one_status);
    CHECK_EQ(sudoku_batch_solve(single, &job), SUDOKU_OK);
    job = job_for(2, many[0], many_status);
    for (unsigned i = 0; i < 3; i++) {
        CHECK_EQ(sudoku_batch_solve(threaded, &job), SUDOKU_OK);
        CHECK(memcmp(one, many, sizeof one) == 0);
        CHECK(memcmp(one_status, many_status, sizeof one_status) == 0);
    }
    CHECK_EQ(sudoku_batch_stats(single)->solutions, sudoku_batch_stats(threaded)->solutions);
    CHECK_EQ(sudoku_batch_stats(single)->nodes, sudoku_batch_stats(threaded)->nodes);
    sudoku_batch_destroy(single);
    sudoku_batch_destroy(threaded);
}

static void a_cancel_before_the_call_stops_that_call_alone(void)
{
    static int8_t statuses[PUZZLES];
    struct sudoku_batch *batch = new_batch(2, SUDOKU_SIMD_AUTO);
    struct sudoku_batch_job job = job_for(2, NULL, statuses);
    sudoku_batch_cancel(batch);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_CANCELLED);
    CHECK_EQ(statuses[PUZZLES - 1], SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    CHECK(statuses[PUZZLES - 1] != SUDOKU_CANCELLED);
    sudoku_batch_destroy(batch);
}

static void a_cancel_before_a_conflict_stops_that_call_alone(void)
{
    static const char twice[] =
        "55...............................................................................";
    int8_t status;
    struct sudoku_batch *batch = new_batch(1, SUDOKU_SIMD_AUTO);
    struct sudoku_batch_job job = job_for(2, NULL, &status);
    job.puzzles = (const uint8_t *)twice;
    job.count = 1;
    sudoku_batch_cancel(batch);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    CHECK_EQ(status, SUDOKU_CONFLICT);
    job.count = 0;
    sudoku_batch_cancel(batch);
    CHECK_EQ(sudoku_batch_solve(batch, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_CANCELLED);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    sudoku_batch_destroy(batch);
}

static void wrong_arguments_are_refused(void)
{
    static int8_t statuses[PUZZLES];
    struct sudoku_batch *batch = new_batch(0, SUDOKU_SIMD_AUTO);
    struct sudoku_batch_job job = job_for(3, NULL, statuses);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_ERR_ARGUMENT);
    job = job_for(2, NULL, NULL);
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_ERR_ARGUMENT);
    job = job_for(2, NULL, statuses);
    job.stride = 80;
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_batch_solve(batch, NULL), SUDOKU_ERR_ARGUMENT);
    CHECK_EQ(sudoku_batch_solve(NULL, &job), SUDOKU_ERR_ARGUMENT);
    job.stride = STRIDE;
    job.count = 0;
    CHECK_EQ(sudoku_batch_solve(batch, &job), SUDOKU_OK);
    sudoku_batch_destroy(batch);
    struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
    options.threads = SUDOKU_BATCH_MAX_THREADS + 1;
    CHECK_EQ(sudoku_batch_create(&options, &batch), SUDOKU_ERR_ARGUMENT);
    CHECK(batch == NULL);
    sudoku_batch_destroy(NULL);
}

/* Rejects every allocation from a given one on. */
static void *allocate_some(void *user, size_t size)
{
    unsigned *left = user;
    return *left ? --*left, malloc(size) : NULL;
}

static void release(void *user, void *pointer)
{
    (void)user;
    free(pointer);
}

static void short_memory_creates_no_batch(void)
{
    for (unsigned most = 0; most < 4; most++) {
        unsigned left = most;
        struct sudoku_allocator allocator = {allocate_some, release, &left};
        struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
        options.threads = 3;
        options.allocator = &allocator;
        struct sudoku_batch *batch;
        CHECK_EQ(sudoku_batch_create(&options, &batch), SUDOKU_ERR_MEMORY);
        CHECK(batch == NULL);
    }
}

int main(void)
{
    make_texts();
    for (int simd = SUDOKU_SIMD_AUTO; simd <= SUDOKU_SIMD_WASM; simd++) {
        struct sudoku_batch_options options = SUDOKU_BATCH_OPTIONS_INIT;
        options.simd = (enum sudoku_simd)simd;
        struct sudoku_batch *batch;
        if (sudoku_batch_create(&options, &batch) != SUDOKU_OK)
            continue;
        sudoku_batch_destroy(batch);
        answers_are_those_of_single_calls(1, (enum sudoku_simd)simd);
        answers_are_those_of_single_calls(2, (enum sudoku_simd)simd);
    }
    threads_change_nothing();
    a_cancel_before_the_call_stops_that_call_alone();
    a_cancel_before_a_conflict_stops_that_call_alone();
    wrong_arguments_are_refused();
    short_memory_creates_no_batch();
    return check_result();
}
