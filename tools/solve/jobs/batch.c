#include "solve/jobs/batch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/files/numbered.h"
#include "cli/run/interrupt.h"
#include "cli/run/pool.h"
#include "cli/run/progress.h"
#include "solve/draw/pages.h"
#include "solve/jobs/plain.h"
#include "solve/jobs/worker.h"

/* The thread that adds puzzles also answers them. */
struct batch {
    const struct solve_options *options;
    struct output *output;
    struct pool *pool;
    size_t job_size; /* maximum number of puzzles in a job */
    uint64_t sequence;
    struct tally tally;
    struct sudoku_stats stats;
    struct progress progress;
    int error;
    bool failed; /* failed, after a message */
    uint64_t picture_count;
    struct pages *pages; /* NULL: no document */
};

static bool write_out(struct batch *batch, struct buffer *out)
{
    if (!batch->error && !output_write(batch->output, out->data, out->length))
        batch->error = errno;
    out->length = 0;
    return !batch->error;
}

/* True if steps are numbered consecutively. */
static bool numbers_steps(const struct batch *batch)
{
    return batch->options->question == QUESTION_EXPLAIN ||
           batch->options->question == QUESTION_STEPS;
}

static void write_pictures(struct batch *batch, struct job *job)
{
    const struct job_picture *pictures = (const void *)job->pictures.data;
    size_t count = job->pictures.length / sizeof *pictures;
    const char *data = job->out.data;
    uint64_t first = batch->picture_count;
    batch->picture_count += count;
    if (numbered_has_place(batch->options->output)) {
        for (size_t i = 0; i < count && !batch->failed; data += pictures[i++].length) {
            uint64_t number = 1 + (numbers_steps(batch) ? first + i : pictures[i].sequence);
            batch->failed = !numbered_write(&solve_cli, batch->options->output, number, data,
                                            pictures[i].length);
        }
    } else if (batch->picture_count > 1) {
        if (!batch->failed)
            cli_error(&solve_cli,
                      "several pictures need --output=FILE with %%d in its name, for the "
                      "number of the puzzle, or of the step");
        batch->failed = true;
    } else {
        write_out(batch, &job->out);
    }
}

static void draw_pages(struct batch *batch, struct buffer *packed)
{
    struct buffer out = {0};
    pages_draw(batch->pages, packed, &out);
    packed->length = 0;
    write_out(batch, &out);
    buffer_free(&out);
}

static bool flush_long_answer(void *user, struct buffer *out)
{
    return write_out(user, out);
}

/* A single worker also writes, and so can flush partial answers. */
static void *open_worker(void *user, bool alone)
{
    struct batch *batch = user;
    return worker_create(batch->options, alone ? flush_long_answer : NULL, batch);
}

static void close_worker(void *worker)
{
    worker_destroy(worker);
}

static void run_worker(void *worker, void *job)
{
    worker_run(worker, job);
}

static void free_job(void *job)
{
    job_free(job);
}

static const struct pool_work work = {.job_size = sizeof(struct job),
                                      .ring = 3,
                                      .open = open_worker,
                                      .close = close_worker,
                                      .run = run_worker,
                                      .free_job = free_job};

/* Returns the maximum number of puzzles in a job: enough to make the transfer cheap, few enough to
 * keep workers busy and memory small. The library's batches solve up to six puzzles at a time,
 * and idle when a job ends. */
static size_t job_size_for(const struct solve_options *options)
{
    enum { PICTURES = 8, PUZZLES = 1024, PLAIN_PUZZLES = 2048 };
    if (options->picture)
        return PICTURES;
    return solve_plain_suits(options) ? PLAIN_PUZZLES : PUZZLES;
}

struct batch *batch_create(const struct solve_options *options, struct output *output)
{
    /* All solutions are written as they are found, by the writing thread. */
    unsigned threads = options->question == QUESTION_ALL ? 1 : options->threads;
    struct batch *batch = buffer_resize(NULL, sizeof *batch);
    *batch =
        (struct batch){.options = options, .output = output, .job_size = job_size_for(options)};
    progress_start(&batch->progress, "puzzles", 0);
    if (options->picture == PICTURE_PDF)
        batch->pages = pages_create(options);
    batch->pool = pool_create(&work, threads, batch);
    return batch;
}

void batch_destroy(struct batch *batch)
{
    pool_destroy(batch->pool);
    free(batch);
}

/* Writes the answers of the oldest job when they are ready. Returns false if there is none. */
static bool write_oldest(struct batch *batch)
{
    struct job *job = pool_oldest(batch->pool);
    if (!job)
        return false;
    if (batch->pages)
        draw_pages(batch, &job->out);
    else if (batch->options->picture)
        write_pictures(batch, job);
    else
        write_out(batch, &job->out);
    if (job->err.length) {
        progress_clear(&batch->progress);
        fwrite(job->err.data, 1, job->err.length, stderr);
    }
    tally_add(&batch->tally, &job->tally);
    stats_add(&batch->stats, &job->stats);
    progress_show(&batch->progress, tally_count(&batch->tally));
    job_clear(job);
    pool_release(batch->pool);
    return true;
}

static void submit(struct batch *batch)
{
    pool_submit(batch->pool);
    if (pool_is_full(batch->pool))
        write_oldest(batch);
}

static bool may_go_on(const struct batch *batch)
{
    return !batch->error && !batch->failed && !interrupt_pending();
}

size_t batch_room(const struct batch *batch)
{
    return job_room(pool_job(batch->pool), batch->job_size);
}

static bool submit_full(struct batch *batch)
{
    if (batch_room(batch) == 0)
        submit(batch);
    return may_go_on(batch);
}

bool batch_add(struct batch *batch, const struct sudoku_text_puzzle *puzzle, const char *source)
{
    job_add_puzzle(pool_job(batch->pool), puzzle, source, batch->sequence++);
    return submit_full(batch);
}

bool batch_add_lines(struct batch *batch, const struct sudoku_text_lines *lines, const char *source)
{
    job_add_lines(pool_job(batch->pool), lines, source, batch->sequence);
    batch->sequence += lines->count;
    return submit_full(batch);
}

bool batch_add_rules(struct batch *batch, const char *text, size_t length, const char *source,
                     uint64_t line)
{
    job_add_rules(pool_job(batch->pool), text, length, source, line, batch->sequence++);
    return submit_full(batch);
}

bool batch_add_error(struct batch *batch, const struct sudoku_text_error *error, const char *source)
{
    job_add_error(pool_job(batch->pool), error, source, batch->sequence++);
    return submit_full(batch);
}

bool batch_flush(struct batch *batch)
{
    if (job_size(pool_job(batch->pool)))
        submit(batch);
    while (write_oldest(batch))
        continue;
    progress_clear(&batch->progress);
    return may_go_on(batch);
}

bool batch_finish(struct batch *batch)
{
    struct buffer out = {0};
    bool goes_on = batch_flush(batch), done = pages_finish(batch->pages, &out);
    batch->pages = NULL;
    write_out(batch, &out);
    buffer_free(&out);
    if (!done && !batch->failed)
        cli_error(&solve_cli, "the document could not be made");
    batch->failed = batch->failed || !done;
    return goes_on && may_go_on(batch);
}

int batch_error(const struct batch *batch)
{
    return batch->error;
}

bool batch_failed(const struct batch *batch)
{
    return batch->error || batch->failed;
}

const struct tally *batch_tally(const struct batch *batch)
{
    return &batch->tally;
}

const struct sudoku_stats *batch_stats(const struct batch *batch)
{
    return &batch->stats;
}

double batch_seconds(const struct batch *batch)
{
    return progress_seconds(&batch->progress);
}
