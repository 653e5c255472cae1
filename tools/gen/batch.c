#include "gen/batch.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "cli/options/formats.h"
#include "cli/run/interrupt.h"
#include "cli/run/pool.h"
#include "cli/run/progress.h"
#include "gen/pages.h"
#include "gen/worker.h"

struct gen_batch {
    const struct gen_options *options;
    struct gen_stop stop;
    struct sudoku_layout *layout;
    struct output *output;
    struct gen_pages *pages; /* of a sheet; NULL for text */
    struct pool *pool;
    struct progress progress;
    uint64_t next;  /* number of the next candidate */
    uint64_t tried; /* number of finished candidates */
    uint64_t last;  /* end of the candidates */
    uint64_t made;
    struct gen_misses misses;
    int error;   /* errno of the output, or 0 */
    bool failed; /* a page was not written; a message was printed */
};

static void *open_worker(void *user, bool alone)
{
    struct gen_batch *batch = user;
    (void)alone;
    return gen_worker_create(batch->options, batch->layout, &batch->stop);
}

static void close_worker(void *worker)
{
    gen_worker_destroy(worker);
}

static void run_job(void *worker, void *job)
{
    gen_worker_run(worker, job);
}

static void free_job(void *user)
{
    struct gen_job *job = user;
    buffer_free(&job->out);
}

static const struct pool_work work = {.job_size = sizeof(struct gen_job),
                                      .ring = 2,
                                      .open = open_worker,
                                      .close = close_worker,
                                      .run = run_job,
                                      .free_job = free_job};

/* True if every candidate is acceptable. */
static bool takes_all(const struct gen_options *options)
{
    return !gen_criteria_rate(&options->criteria) && !options->criteria.is_minimal &&
           !options->clues.high && !options->pattern;
}

/* Classic candidates are made several at a time; others, and those that may be grown, take longer.
 * Where some are rejected, only the seeds after the first one follow each other. */
static uint64_t job_size(const struct gen_batch *batch)
{
    bool is_quick = sudoku_layout_side(batch->layout) <= 9 && !batch->options->pattern &&
                    !gen_criteria_ask_path(&batch->options->criteria);
    bool is_one = !is_quick || (!batch->next && !takes_all(batch->options));
    uint64_t size = is_one ? 1 : GEN_JOB_SIZE, left = batch->last - batch->next;
    if (takes_all(batch->options) && batch->options->count - batch->next < left)
        left = batch->options->count - batch->next;
    return size < left ? size : left;
}

/* Returns a number of its own for each SEED, without a pattern; the last step of splitmix64. */
static uint64_t mixed(uint64_t seed)
{
    seed = (seed ^ seed >> 30) * 0xbf58476d1ce4e5b9;
    seed = (seed ^ seed >> 27) * 0x94d049bb133111eb;
    return seed ^ seed >> 31;
}

/* The seed of the next candidate. Where candidates are rejected, seeds of two requests would lead
 * to the same puzzle if both went on to N + 1: after the first one, each request has its own seeds.
 * For requests whose numbers leave no room for them, these are scattered. */
static uint64_t next_seed(const struct gen_batch *batch)
{
    enum { OWN_SEED_BITS = 20 };
    const uint64_t seed = batch->options->seed, last = UINT64_MAX >> OWN_SEED_BITS;
    if (!batch->next || takes_all(batch->options))
        return seed + batch->next;
    return (seed < last ? (seed + 1) << OWN_SEED_BITS : mixed(seed)) + batch->next;
}

static bool write_text(struct gen_batch *batch, const char *text, size_t length)
{
    if (!batch->error && !output_write(batch->output, text, length))
        batch->error = errno;
    return !batch->error;
}

/* Writes a puzzle made by a worker. */
static void write_puzzle(struct gen_batch *batch, const char *made, size_t length)
{
    struct buffer out = {0};
    if (batch->pages) {
        batch->failed |= !gen_pages_add(batch->pages, made, &out);
        write_text(batch, out.data, out.length);
        buffer_free(&out);
        return;
    }
    if (batch->made && format_has_lines(batch->options->format))
        write_text(batch, "\n", 1);
    write_text(batch, made, length);
}

/* Writes the solutions of a sheet. */
static void end_sheet(struct gen_batch *batch)
{
    struct buffer out = {0};
    batch->failed |= !gen_pages_finish(batch->pages, &out);
    if (out.length)
        write_text(batch, out.data, out.length);
    buffer_free(&out);
}

/* Writes the puzzles of JOB, up to the requested number. */
static void write_puzzles(struct gen_batch *batch, const struct gen_job *job)
{
    const struct gen_options *options = batch->options;
    size_t start = 0;
    batch->tried += job->count - job->misses.unfinished;
    for (unsigned i = 0; i < job->made && batch->made < options->count; i++) {
        write_puzzle(batch, job->out.data + start, job->ends[i] - start);
        batch->made++;
        start = job->ends[i];
    }
    gen_misses_add(&batch->misses, &job->misses);
}

/* True if none of many attempts produced a puzzle, as for a pattern without any. */
static bool is_hopeless(const struct gen_batch *batch)
{
    return batch->tried >= batch->options->hopeless && batch->misses.unfit == batch->tried;
}

/* True if the time limit was reached, during a candidate or between two. */
static bool is_time_over(const struct gen_batch *batch)
{
    return batch->misses.unfinished ||
           (batch->tried < batch->last && !is_hopeless(batch) && gen_stop_now(&batch->stop));
}

static bool may_go_on(const struct gen_batch *batch)
{
    return batch->made < batch->options->count && !batch->error && !batch->failed &&
           !batch->misses.gridless && !is_hopeless(batch) && !gen_stop_now(&batch->stop);
}

/* Writes the puzzles of the oldest job. Returns false if there is none or no more are needed. */
static bool write_oldest(struct gen_batch *batch)
{
    struct gen_job *job = pool_oldest(batch->pool);
    if (!job)
        return false;
    write_puzzles(batch, job);
    pool_release(batch->pool);
    progress_show(&batch->progress, batch->made);
    return may_go_on(batch);
}

static void make_all(struct gen_batch *batch)
{
    bool goes_on = true;
    uint64_t size;
    while (goes_on && (size = job_size(batch)) > 0) {
        struct gen_job *job = pool_job(batch->pool);
        job->seed = next_seed(batch);
        job->count = size;
        batch->next += size;
        pool_submit(batch->pool);
        if (pool_is_full(batch->pool))
            goes_on = write_oldest(batch);
    }
    while (goes_on && write_oldest(batch))
        continue;
}

/* Reports how the candidates missed the request. */
static void report_misses(const struct gen_batch *batch)
{
    struct buffer text = {0};
    gen_misses_write(&batch->misses, batch->options, &text);
    if (!batch->misses.gridless && is_time_over(batch))
        buffer_printf(&text, "; the time limit was reached");
    cli_error(&gen_cli, "made %" PRIu64 " of %" PRIu64 " in %" PRIu64 " attempts%s", batch->made,
              batch->options->count, batch->tried, text.data ? text.data : "");
    buffer_free(&text);
}

int gen_batch(const struct gen_options *options, struct output *output)
{
    struct gen_batch batch = {
        .options = options, .stop = gen_stop_after(options->seconds), .output = output};
    batch.layout = layout_of_choice(&gen_cli, &options->board);
    if (!batch.layout)
        return CLI_FAILED;
    batch.last = options->count > UINT64_MAX / options->attempts
                     ? UINT64_MAX
                     : options->count * options->attempts;
    if (options->is_sheet)
        batch.pages = gen_pages_create(options, batch.layout);
    progress_start(&batch.progress, "puzzles", options->count);
    batch.pool = pool_create(&work, options->threads, &batch);
    make_all(&batch);
    end_sheet(&batch);
    progress_clear(&batch.progress);
    pool_destroy(batch.pool);
    sudoku_layout_destroy(batch.layout);
    if (batch.error) {
        if (batch.error != EPIPE && !interrupt_pending())
            cli_error(&gen_cli, "%s: %s", output->owned ? options->output : "standard output",
                      strerror(batch.error));
        return CLI_FAILED;
    }
    if (batch.failed)
        return CLI_FAILED;
    if (batch.made == options->count || interrupt_pending())
        return CLI_DONE;
    report_misses(&batch);
    return GEN_TOO_FEW;
}
