#include "scan/batch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/files/output.h"
#include "cli/options/formats.h"
#include "cli/run/interrupt.h"
#include "cli/run/pool.h"
#include "cli/run/progress.h"
#include "scan/output/line.h"
#include "scan/photo.h"
#include "scan/same.h"

/* A photo and its output. */
struct scan_job {
    const char *path;
    struct buffer out;
    struct buffer err;
    int status;
};

struct scan_batch {
    const struct scan_options *options;
    struct pool *pool;
    struct progress progress;
    struct output output;
    size_t done;  /* number of photos finished */
    bool written; /* something was written */
    int status;
};

static void *open_worker(void *user, bool alone)
{
    const struct scan_batch *batch = user;
    struct scan_worker *worker = buffer_resize(NULL, sizeof *worker);
    (void)alone;
    scan_worker_open(worker, batch->options);
    return worker;
}

static void close_worker(void *worker)
{
    scan_worker_close(worker);
    free(worker);
}

/* After an interrupt, the remaining photos are skipped. */
static void read_photo(void *worker, void *user)
{
    struct scan_job *job = user;
    job->status = CLI_DONE;
    if (interrupt_pending())
        return;
    job->status = ((struct scan_worker *)worker)->options->same
                      ? scan_same(worker, &job->out, &job->err)
                      : scan_photo(worker, job->path, &job->out, &job->err);
}

static void free_job(void *user)
{
    struct scan_job *job = user;
    buffer_free(&job->out);
    buffer_free(&job->err);
}

static const struct pool_work work = {.job_size = sizeof(struct scan_job),
                                      .ring = 2,
                                      .open = open_worker,
                                      .close = close_worker,
                                      .run = read_photo,
                                      .free_job = free_job};

/* Writes the output of the oldest job and frees it. Returns false if standard output fails or after
 * an interrupt. */
static bool write_oldest(struct scan_batch *batch)
{
    struct scan_job *job = pool_oldest(batch->pool);
    if (job->out.length || job->err.length)
        progress_clear(&batch->progress);
    bool apart = batch->written && job->out.length && format_has_lines(batch->options->form.format);
    batch->written = batch->written || job->out.length;
    bool done = (!apart || output_write(&batch->output, "\n", 1)) &&
                output_write(&batch->output, job->out.data, job->out.length);
    if (!done && !interrupt_pending())
        cli_error(&scan_cli, "standard output: %s", strerror(errno));
    if (job->err.length)
        fwrite(job->err.data, 1, job->err.length, stderr);
    batch->status = scan_worse(batch->status, done ? job->status : CLI_FAILED);
    job->out.length = job->err.length = 0;
    pool_release(batch->pool);
    progress_show(&batch->progress, ++batch->done);
    return done && !interrupt_pending();
}

/* Photos of one puzzle are one job. */
static unsigned jobs_of(const struct scan_options *options)
{
    return options->same ? 1 : (unsigned)options->operand_count;
}

static void read_all(struct scan_batch *batch)
{
    size_t count = jobs_of(batch->options);
    bool goes_on = true;
    for (size_t i = 0; goes_on && i < count; i++) {
        ((struct scan_job *)pool_job(batch->pool))->path = batch->options->operands[i];
        pool_submit(batch->pool);
        if (pool_is_full(batch->pool))
            goes_on = write_oldest(batch);
    }
    while (goes_on && batch->done < count)
        goes_on = write_oldest(batch);
}

/* Writes the header of formats that have one. Returns false if standard output fails. */
static bool write_header(struct scan_batch *batch)
{
    const struct format_choice *form = &batch->options->form;
    if (form->pattern || form->format != SUDOKU_TEXT_CSV ||
        output_write(&batch->output, scan_line_csv_header, strlen(scan_line_csv_header)))
        return true;
    cli_error(&scan_cli, "standard output: %s", strerror(errno));
    batch->status = CLI_FAILED;
    return false;
}

int scan_batch(const struct scan_options *options)
{
    struct scan_batch batch = {.options = options};
    unsigned count = jobs_of(options);
    batch.pool = pool_create(&work, options->threads < count ? options->threads : count, &batch);
    output_open(&batch.output, NULL);
    progress_start(&batch.progress, "photos", count);
    if (write_header(&batch))
        read_all(&batch);
    progress_clear(&batch.progress);
    pool_destroy(batch.pool);
    return batch.status;
}
