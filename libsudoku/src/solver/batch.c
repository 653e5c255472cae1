/* Many classic puzzles: a queue, and threads that each run a version of engine9. */
#include <sudoku/batch.h>

#include <string.h>

#include "board/board.h"
#include "common/argument.h"
#include "common/busy.h"
#include "common/mem.h"
#include "common/sized.h"
#include "common/thread.h"
#include "engine/verify.h"
#include "engine9/version.h"

/* Puzzles that a thread takes from the queue at a time: a fraction of a millisecond of work, short
 * enough for threads to finish together, long enough to keep the queue uncontended. */
enum { PORTION = 128 };

struct worker {
    struct engine9_job job; /* first: the version passes its address back */
    struct sudoku_batch *batch;
    void *memory;      /* of the version */
    size_t next, last; /* the rest of its portion */
    struct limiter limiter;
    thread_id thread;
};

struct sudoku_batch {
    struct sudoku_allocator allocator;
    const struct engine9_version *version;
    unsigned threads;
    struct worker *workers;
    struct sudoku_batch_job job;
    atomic_size_t queue; /* the first puzzle not yet taken */
    atomic_bool cancel;
    atomic_bool is_busy; /* a call is running */
    struct sudoku_stats stats;
};

static enum sudoku_status allocate(struct sudoku_batch *batch)
{
    batch->workers = mem_alloc(&batch->allocator, batch->threads, sizeof *batch->workers);
    if (!batch->workers)
        return SUDOKU_ERR_MEMORY;
    for (unsigned i = 0; i < batch->threads; i++) {
        struct worker *worker = &batch->workers[i];
        worker->batch = batch;
        worker->memory = mem_alloc(&batch->allocator, 1, batch->version->memory);
        if (!worker->memory)
            return SUDOKU_ERR_MEMORY;
    }
    return SUDOKU_OK;
}

enum sudoku_status sudoku_batch_create(const struct sudoku_batch_options *options,
                                       struct sudoku_batch **out)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_batch_options, allocator);
    struct sudoku_batch_options own = SUDOKU_BATCH_OPTIONS_INIT;
    if (!argument_expect(out, "batch is NULL"))
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!argument_expect(!options || sized_copy(&own, sizeof own, options, first_form),
                         "options->size is too small") ||
        !argument_expect(own.threads <= SUDOKU_BATCH_MAX_THREADS, "options->threads is over 256"))
        return SUDOKU_ERR_ARGUMENT;
    const struct engine9_version *version = engine9_version_for(ENGINE9_MANY, own.simd);
    if (!argument_expect(version, "options->simd is missing in the processor or the library"))
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(own.allocator);
    struct sudoku_batch *batch = mem_alloc(&allocator, 1, sizeof *batch);
    if (!batch)
        return SUDOKU_ERR_MEMORY;
    batch->allocator = allocator;
    batch->version = version;
    batch->threads = own.threads ? own.threads : 1;
    atomic_init(&batch->cancel, false);
    atomic_init(&batch->is_busy, false);
    enum sudoku_status status = allocate(batch);
    if (status == SUDOKU_OK)
        *out = batch;
    else
        sudoku_batch_destroy(batch);
    return status;
}

void sudoku_batch_destroy(struct sudoku_batch *batch)
{
    if (!batch)
        return;
    struct sudoku_allocator allocator = batch->allocator;
    for (unsigned i = 0; batch->workers && i < batch->threads; i++)
        mem_free(&allocator, batch->workers[i].memory);
    mem_free(&allocator, batch->workers);
    mem_free(&allocator, batch);
}

static const uint8_t *puzzle_at(const struct sudoku_batch_job *job, size_t number)
{
    return job->puzzles + number * job->stride;
}

static void set_status(const struct sudoku_batch_job *job, size_t number, enum sudoku_status status)
{
    job->statuses[number] = (int8_t)status;
}

/* Converts PUZZLE, whose cells are valid, to digits 0..9. Masks let compilers vectorize the loop.
 */
static void read_board(const uint8_t *puzzle, uint8_t *board)
{
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t byte = puzzle[cell];
        uint8_t number = (uint8_t) - (byte <= 9), dot = (uint8_t) - (byte == '.');
        board[cell] = (uint8_t)(((byte & number) | ((byte - '0') & ~number)) & ~dot);
    }
}

static uint8_t is_blank(uint8_t cell)
{
    return (uint8_t)((cell == 0) | (cell == '0') | (cell == '.'));
}

static uint8_t is_given(uint8_t cell)
{
    return (uint8_t)(((uint8_t)(cell - 1) < 9) | ((uint8_t)(cell - '1') < 9));
}

/* Stores the number of givens in PUZZLE; false if a cell is invalid. Sums in bytes, over a multiple
 * of 16 cells, are what compilers vectorize best. */
static bool count_givens(const uint8_t *puzzle, unsigned *givens)
{
    enum { LAST = 80 };
    uint8_t blank = is_blank(puzzle[LAST]), given = is_given(puzzle[LAST]);
    for (unsigned cell = 0; cell < LAST; cell++) {
        blank = (uint8_t)(blank + is_blank(puzzle[cell]));
        given = (uint8_t)(given + is_given(puzzle[cell]));
    }
    *givens = given;
    return blank + given == 81;
}

/* Stores the number of the next puzzle, from the worker's portion or a new one; false if the queue
 * is empty. */
static bool next_number(struct worker *worker, size_t *number)
{
    struct sudoku_batch *batch = worker->batch;
    if (worker->next == worker->last) {
        size_t first = atomic_fetch_add_explicit(&batch->queue, PORTION, memory_order_relaxed);
        if (first >= batch->job.count || limiter_poll(&worker->limiter))
            return false;
        size_t rest = batch->job.count - first;
        worker->next = first;
        worker->last = first + (rest < PORTION ? rest : PORTION);
    }
    *number = worker->next++;
    return true;
}

static bool next_puzzle(struct engine9_job *job, struct engine9_puzzle *puzzle)
{
    struct worker *worker = (struct worker *)job;
    const struct sudoku_batch_job *batch_job = &worker->batch->job;
    unsigned givens;
    size_t number;
    while (next_number(worker, &number)) {
        const uint8_t *text = puzzle_at(batch_job, number);
        if (count_givens(text, &givens)) {
            *puzzle = (struct engine9_puzzle){
                .givens = text, .plentiful = engine9_has_plenty(givens, false), .tag = number};
            return true;
        }
        set_status(batch_job, number, SUDOKU_ERR_TEXT);
    }
    return false;
}

static bool is_solution(const struct worker *worker, size_t number, const uint8_t *solution)
{
    const struct sudoku_batch *batch = worker->batch;
    const uint8_t *text = puzzle_at(&batch->job, number);
    uint8_t board[81];
    if (batch->version->verify)
        return batch->version->verify(text, solution);
    read_board(text, board);
    return verify_classic(&(struct sudoku_puzzle){.givens = board}, solution);
}

static bool solution_found(struct engine9_job *job, size_t number, unsigned count,
                           const uint8_t *solution)
{
    struct worker *worker = (struct worker *)job;
    const struct sudoku_batch_job *batch_job = &worker->batch->job;
    worker->limiter.stats.solutions++;
    if (!is_solution(worker, number, solution)) {
        set_status(batch_job, number, SUDOKU_ERR_INTERNAL);
        return true;
    }
    if (count == 1 && batch_job->solutions)
        memcpy(batch_job->solutions + 81 * number, solution, 81);
    return count == batch_job->limit;
}

static void puzzle_finished(struct engine9_job *job, size_t number, unsigned count)
{
    const struct sudoku_batch_job *batch_job = &((struct worker *)job)->batch->job;
    uint8_t board[81];
    if (batch_job->statuses[number] == SUDOKU_ERR_INTERNAL)
        return;
    if (count) {
        set_status(batch_job, number, count == 1 ? SUDOKU_OK : SUDOKU_SEVERAL_SOLUTIONS);
        return;
    }
    read_board(puzzle_at(batch_job, number), board);
    set_status(batch_job, number,
               board_has_duplicate(sudoku_layout_classic(), board) ? SUDOKU_CONFLICT
                                                                   : SUDOKU_NO_SOLUTION);
}

static void *run_worker(void *user)
{
    struct worker *worker = user;
    struct sudoku_batch *batch = worker->batch;
    limiter_start(&worker->limiter, NULL, true, &batch->cancel);
    worker->next = worker->last = 0;
    worker->job = (struct engine9_job){.limiter = &worker->limiter,
                                       .next = next_puzzle,
                                       .found = solution_found,
                                       .finished = puzzle_finished};
    if (!limiter_poll(&worker->limiter))
        batch->version->search(worker->memory, &worker->job);
    limiter_finish(&worker->limiter);
    return NULL;
}

static void add_stats(struct sudoku_stats *sum, const struct sudoku_stats *stats)
{
    sum->solutions += stats->solutions;
    sum->nodes += stats->nodes;
    sum->guesses += stats->guesses;
    sum->backtracks += stats->backtracks;
    if (stats->depth > sum->depth)
        sum->depth = stats->depth;
    if (stats->seconds > sum->seconds)
        sum->seconds = stats->seconds;
}

/* Runs the workers, the first of them on the caller's thread. Returns SUDOKU_OK, or
 * SUDOKU_CANCELLED if one of them was stopped. */
static enum sudoku_status run_workers(struct sudoku_batch *batch)
{
    unsigned started = 1;
    while (started < batch->threads &&
           thread_start(&batch->workers[started].thread, run_worker, &batch->workers[started]))
        started++;
    run_worker(&batch->workers[0]);
    enum sudoku_status status = batch->workers[0].limiter.status;
    batch->stats = batch->workers[0].limiter.stats;
    for (unsigned i = 1; i < started; i++) {
        thread_join(batch->workers[i].thread);
        add_stats(&batch->stats, &batch->workers[i].limiter.stats);
        if (status == SUDOKU_OK)
            status = batch->workers[i].limiter.status;
    }
    return status;
}

static bool job_is_sound(const struct sudoku_batch_job *job)
{
    return argument_expect(job->limit == 1 || job->limit == 2, "job->limit is neither 1 nor 2") &&
           argument_expect(job->puzzles || !job->count, "job->puzzles is NULL") &&
           argument_expect(job->statuses || !job->count, "job->statuses is NULL") &&
           argument_expect(job->stride >= 81 || !job->count, "job->stride is below 81");
}

enum sudoku_status sudoku_batch_solve(struct sudoku_batch *batch,
                                      const struct sudoku_batch_job *job)
{
    static const size_t first_form = SIZED_UP_TO(struct sudoku_batch_job, statuses);
    struct sudoku_batch_job own = {0};
    if (!argument_expect(batch, "batch is NULL") || !argument_expect(job, "job is NULL") ||
        !argument_expect(sized_copy(&own, sizeof own, job, first_form), "job->size is too small") ||
        !job_is_sound(&own))
        return SUDOKU_ERR_ARGUMENT;
    if (!busy_begin(&batch->is_busy, BUSY("batch")))
        return SUDOKU_ERR_ARGUMENT;
    batch->job = own;
    for (size_t i = 0; i < own.count; i++)
        set_status(&own, i, SUDOKU_CANCELLED);
    atomic_store_explicit(&batch->queue, 0, memory_order_relaxed);
    enum sudoku_status status = run_workers(batch);
    limiter_clear_cancel(&batch->cancel);
    busy_end(&batch->is_busy);
    return status;
}

const struct sudoku_stats *sudoku_batch_stats(const struct sudoku_batch *batch)
{
    return batch ? &batch->stats : NULL;
}

void sudoku_batch_cancel(struct sudoku_batch *batch)
{
    if (batch)
        atomic_store_explicit(&batch->cancel, true, memory_order_relaxed);
}
