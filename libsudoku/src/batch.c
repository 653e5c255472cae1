/* Many classic puzzles: a queue of them, and threads that each keep a version of engine9 busy. */
#include <sudoku/batch.h>

#include <pthread.h>
#include <string.h>

#include "board.h"
#include "engine9/nine.h"
#include "mem.h"
#include "verify.h"

/* Puzzles that a thread takes from the queue at a time: a fraction of a millisecond of work, so
 * that threads end together, and rarely enough that they do not meet at the queue. */
enum { PORTION = 128 };

struct worker {
    struct nine_job job; /* first: the version hands back its address */
    struct sudoku_batch *batch;
    void *memory;      /* of the version */
    size_t next, last; /* the rest of its portion */
    struct meter meter;
    atomic_bool cancel; /* the batch's flag, which a meter resets, once it was seen */
    pthread_t thread;
};

struct sudoku_batch {
    struct sudoku_allocator allocator;
    const struct nine_version *version;
    unsigned threads;
    struct worker *workers;
    struct sudoku_batch_job job;
    atomic_size_t queue; /* the first puzzle that nobody took */
    atomic_bool cancel;
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
    static const struct sudoku_batch_options defaults = {.size = sizeof defaults};
    if (!out)
        return SUDOKU_ERR_ARGUMENT;
    *out = NULL;
    if (!options)
        options = &defaults;
    const struct nine_version *version = nine_version_for(NINE_MANY, options->simd);
    if (options->size < sizeof *options || options->threads > SUDOKU_BATCH_MAX_THREADS || !version)
        return SUDOKU_ERR_ARGUMENT;
    struct sudoku_allocator allocator = mem_allocator(options->allocator);
    struct sudoku_batch *batch = mem_alloc(&allocator, 1, sizeof *batch);
    if (!batch)
        return SUDOKU_ERR_MEMORY;
    batch->allocator = allocator;
    batch->version = version;
    batch->threads = options->threads ? options->threads : 1;
    atomic_init(&batch->cancel, false);
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

/* PUZZLE as digits 0..9. False: some cell is none. By masks, which compilers turn into vectors. */
static bool read_board(const uint8_t *puzzle, uint8_t *board)
{
    uint8_t bad = 0;
    for (unsigned cell = 0; cell < 81; cell++) {
        uint8_t byte = puzzle[cell];
        uint8_t number = (uint8_t) - (byte <= 9), dot = (uint8_t) - (byte == '.');
        uint8_t digit = (uint8_t)(((byte & number) | ((byte - '0') & ~number)) & ~dot);
        bad |= digit > 9;
        board[cell] = digit;
    }
    return !bad;
}

/* Moves on to the next puzzle of the portion, or of another portion. False: the queue is empty. */
static bool take(struct worker *worker, size_t *number)
{
    struct sudoku_batch *batch = worker->batch;
    if (worker->next == worker->last) {
        if (atomic_load_explicit(&batch->cancel, memory_order_relaxed))
            return false;
        size_t first = atomic_fetch_add_explicit(&batch->queue, PORTION, memory_order_relaxed);
        if (first >= batch->job.count)
            return false;
        size_t rest = batch->job.count - first;
        worker->next = first;
        worker->last = first + (rest < PORTION ? rest : PORTION);
    }
    *number = worker->next++;
    return true;
}

static bool next_puzzle(struct nine_job *job, struct nine_puzzle *puzzle)
{
    struct worker *worker = (struct worker *)job;
    const struct sudoku_batch_job *batch_job = &worker->batch->job;
    uint8_t board[81];
    size_t number;
    while (take(worker, &number)) {
        const uint8_t *text = puzzle_at(batch_job, number);
        if (read_board(text, board)) {
            *puzzle = (struct nine_puzzle){
                .givens = text, .crowded = nine_is_crowded(board), .tag = number};
            return true;
        }
        set_status(batch_job, number, SUDOKU_ERR_TEXT);
    }
    return false;
}

static bool solution_found(struct nine_job *job, size_t number, unsigned count,
                           const uint8_t *solution)
{
    struct worker *worker = (struct worker *)job;
    const struct sudoku_batch_job *batch_job = &worker->batch->job;
    uint8_t board[81];
    worker->meter.stats.solutions++;
    read_board(puzzle_at(batch_job, number), board);
    if (!verify_classic(&(struct sudoku_puzzle){.givens = board}, solution)) {
        set_status(batch_job, number, SUDOKU_ERR_INTERNAL);
        return true;
    }
    if (count == 1 && batch_job->solutions)
        memcpy(batch_job->solutions + 81 * number, solution, 81);
    return count == batch_job->limit;
}

static void puzzle_finished(struct nine_job *job, size_t number, unsigned count)
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

/* The batch's flag stops every worker; each meter resets only its own. */
static int is_cancelled(void *user, const struct sudoku_stats *stats)
{
    struct sudoku_batch *batch = user;
    (void)stats;
    return atomic_load_explicit(&batch->cancel, memory_order_relaxed);
}

static void *work(void *user)
{
    struct worker *worker = user;
    struct sudoku_batch *batch = worker->batch;
    const struct sudoku_limits limits = {
        .size = sizeof limits, .progress = is_cancelled, .user = batch};
    atomic_init(&worker->cancel, false);
    meter_start(&worker->meter, &limits, true, &worker->cancel);
    worker->next = worker->last = 0;
    worker->job = (struct nine_job){.meter = &worker->meter,
                                    .next = next_puzzle,
                                    .found = solution_found,
                                    .finished = puzzle_finished};
    if (!meter_poll(&worker->meter))
        batch->version->search(worker->memory, &worker->job);
    meter_finish(&worker->meter);
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

/* Lets the workers run, the first of them on the caller's thread. */
static void run(struct sudoku_batch *batch)
{
    unsigned started = 1;
    while (started < batch->threads && pthread_create(&batch->workers[started].thread, NULL, work,
                                                      &batch->workers[started]) == 0)
        started++;
    work(&batch->workers[0]);
    batch->stats = batch->workers[0].meter.stats;
    for (unsigned i = 1; i < started; i++) {
        pthread_join(batch->workers[i].thread, NULL);
        add_stats(&batch->stats, &batch->workers[i].meter.stats);
    }
}

enum sudoku_status sudoku_batch_solve(struct sudoku_batch *batch,
                                      const struct sudoku_batch_job *job)
{
    if (!batch || !job || job->size < sizeof *job || (job->limit != 1 && job->limit != 2) ||
        (job->count && (!job->puzzles || !job->statuses || job->stride < 81)))
        return SUDOKU_ERR_ARGUMENT;
    batch->job = *job;
    for (size_t i = 0; i < job->count; i++)
        set_status(job, i, SUDOKU_CANCELLED);
    atomic_store_explicit(&batch->queue, 0, memory_order_relaxed);
    run(batch);
    return atomic_exchange_explicit(&batch->cancel, false, memory_order_relaxed) ? SUDOKU_CANCELLED
                                                                                 : SUDOKU_OK;
}

const struct sudoku_stats *sudoku_batch_stats(const struct sudoku_batch *batch)
{
    return &batch->stats;
}

void sudoku_batch_cancel(struct sudoku_batch *batch)
{
    atomic_store_explicit(&batch->cancel, true, memory_order_relaxed);
}
