#include "solve_batch.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "interrupt.h"
#include "progress.h"
#include "solve_worker.h"

enum job_state { JOB_FREE, JOB_READY, JOB_TAKEN, JOB_ANSWERED };

struct slot {
    struct job job;
    enum job_state state;
};

/* Jobs FIRST up to LAST are on their way, LAST is being filled; positions run on and are taken
 * modulo the ring's size. With one thread there are no workers: the ring has one slot, and the
 * thread that adds answers too. */
struct batch {
    const struct solve_options *options;
    struct output *output;
    struct slot *ring;
    size_t ring_size;
    size_t first;
    size_t last;
    size_t next_to_take;
    uint64_t sequence;
    struct tally tally;
    struct progress progress;
    int error;
    bool failed; /* a message has said why */
    uint64_t picture_count;
    struct worker *own_worker; /* of the adding thread, where there is one thread only */
    pthread_t *threads;
    unsigned thread_count;
    bool ending;
    pthread_mutex_t mutex;
    pthread_cond_t ready;    /* a job became ready, or the end has come */
    pthread_cond_t answered; /* a job was answered */
};

static struct slot *slot_at(struct batch *batch, size_t position)
{
    return &batch->ring[position % batch->ring_size];
}

static bool write_out(struct batch *batch, struct buffer *out)
{
    if (!batch->error && !output_write(batch->output, out->data, out->length))
        batch->error = errno;
    out->length = 0;
    return !batch->error;
}

/* One picture to a file of its own. */
static bool write_numbered(const struct batch *batch, const struct job_picture *picture,
                           const char *data)
{
    struct buffer name = {0};
    struct output output;
    picture_name(&name, batch->options->output, picture->sequence + 1);
    bool done = output_open(&output, name.data);
    if (done && !output_write(&output, data, picture->length)) {
        int error = errno;
        output_discard(&output);
        errno = error;
        done = false;
    } else if (done) {
        done = output_commit(&output);
    }
    if (!done)
        cli_error(&solve_cli, "%s: %s", name.data, strerror(errno));
    buffer_free(&name);
    return done;
}

static void write_pictures(struct batch *batch, struct job *job)
{
    const struct job_picture *pictures = (const void *)job->pictures.data;
    size_t count = job->pictures.length / sizeof *pictures;
    const char *data = job->out.data;
    batch->picture_count += count;
    if (picture_is_numbered(batch->options->output)) {
        for (size_t i = 0; i < count && !batch->failed; data += pictures[i++].length)
            batch->failed = !write_numbered(batch, &pictures[i], data);
    } else if (batch->picture_count > 1) {
        if (!batch->failed)
            cli_error(&solve_cli, "pictures of several puzzles need --output=FILE with %%d in its "
                                  "name, for the number of the puzzle");
        batch->failed = true;
    } else {
        write_out(batch, &job->out);
    }
}

static bool flush_long_answer(void *user, struct buffer *out)
{
    return write_out(user, out);
}

/* Takes the next ready job; NULL at the end. The mutex is held. */
static struct slot *take_job(struct batch *batch)
{
    while (!batch->ending && slot_at(batch, batch->next_to_take)->state != JOB_READY)
        pthread_cond_wait(&batch->ready, &batch->mutex);
    if (batch->ending)
        return NULL;
    struct slot *slot = slot_at(batch, batch->next_to_take++);
    slot->state = JOB_TAKEN;
    return slot;
}

static void *work(void *user)
{
    struct batch *batch = user;
    struct worker *worker = worker_create(batch->options, NULL, NULL);
    struct slot *slot;
    pthread_mutex_lock(&batch->mutex);
    while ((slot = take_job(batch))) {
        pthread_mutex_unlock(&batch->mutex);
        worker_run(worker, &slot->job);
        pthread_mutex_lock(&batch->mutex);
        slot->state = JOB_ANSWERED;
        pthread_cond_signal(&batch->answered);
    }
    pthread_mutex_unlock(&batch->mutex);
    worker_destroy(worker);
    return NULL;
}

static void start_threads(struct batch *batch, unsigned wanted)
{
    batch->threads = buffer_resize(NULL, wanted * sizeof *batch->threads);
    while (batch->thread_count < wanted &&
           pthread_create(&batch->threads[batch->thread_count], NULL, work, batch) == 0)
        batch->thread_count++;
}

struct batch *batch_create(const struct solve_options *options, struct output *output)
{
    /* Every solution of a puzzle is written as it is found, and so by the thread that writes. */
    bool alone = options->threads == 1 || options->question == QUESTION_ALL;
    struct batch *batch = buffer_resize(NULL, sizeof *batch);
    *batch = (struct batch){.options = options, .output = output};
    progress_start(&batch->progress, "puzzles", 0);
    batch->ring_size = alone ? 1 : 4 * (size_t)options->threads;
    batch->ring = buffer_resize(NULL, batch->ring_size * sizeof *batch->ring);
    memset(batch->ring, 0, batch->ring_size * sizeof *batch->ring);
    pthread_mutex_init(&batch->mutex, NULL);
    pthread_cond_init(&batch->ready, NULL);
    pthread_cond_init(&batch->answered, NULL);
    if (!alone)
        start_threads(batch, options->threads);
    if (batch->thread_count == 0)
        batch->own_worker = worker_create(options, flush_long_answer, batch);
    return batch;
}

void batch_destroy(struct batch *batch)
{
    pthread_mutex_lock(&batch->mutex);
    batch->ending = true;
    pthread_cond_broadcast(&batch->ready);
    pthread_mutex_unlock(&batch->mutex);
    for (unsigned i = 0; i < batch->thread_count; i++)
        pthread_join(batch->threads[i], NULL);
    for (size_t i = 0; i < batch->ring_size; i++)
        job_free(&batch->ring[i].job);
    worker_destroy(batch->own_worker);
    pthread_mutex_destroy(&batch->mutex);
    pthread_cond_destroy(&batch->ready);
    pthread_cond_destroy(&batch->answered);
    free(batch->threads);
    free(batch->ring);
    free(batch);
}

/* Writes the answers of the oldest job, once they are there, and frees its slot. */
static void write_oldest(struct batch *batch)
{
    struct slot *slot = slot_at(batch, batch->first);
    pthread_mutex_lock(&batch->mutex);
    while (slot->state != JOB_ANSWERED)
        pthread_cond_wait(&batch->answered, &batch->mutex);
    pthread_mutex_unlock(&batch->mutex);
    if (batch->options->picture)
        write_pictures(batch, &slot->job);
    else
        write_out(batch, &slot->job.out);
    if (slot->job.err.length) {
        progress_clear(&batch->progress);
        fwrite(slot->job.err.data, 1, slot->job.err.length, stderr);
    }
    tally_add(&batch->tally, &slot->job.tally);
    progress_show(&batch->progress, tally_count(&batch->tally));
    job_clear(&slot->job);
    pthread_mutex_lock(&batch->mutex);
    slot->state = JOB_FREE;
    pthread_mutex_unlock(&batch->mutex);
    batch->first++;
}

/* Hands the job that is being filled to the workers, or answers it here. */
static void submit(struct batch *batch)
{
    struct slot *slot = slot_at(batch, batch->last++);
    if (batch->own_worker) {
        worker_run(batch->own_worker, &slot->job);
        slot->state = JOB_ANSWERED;
        write_oldest(batch);
        return;
    }
    pthread_mutex_lock(&batch->mutex);
    slot->state = JOB_READY;
    pthread_cond_signal(&batch->ready);
    pthread_mutex_unlock(&batch->mutex);
    if (batch->last - batch->first == batch->ring_size)
        write_oldest(batch);
}

static bool may_go_on(const struct batch *batch)
{
    return !batch->error && !batch->failed && !interrupt_pending();
}

static bool submit_full(struct batch *batch)
{
    if (job_is_full(&slot_at(batch, batch->last)->job, batch->options->picture))
        submit(batch);
    return may_go_on(batch);
}

bool batch_add(struct batch *batch, const struct sudoku_text_puzzle *puzzle, const char *source)
{
    job_add_puzzle(&slot_at(batch, batch->last)->job, puzzle, source, batch->sequence++);
    return submit_full(batch);
}

bool batch_add_error(struct batch *batch, const struct sudoku_text_error *error, const char *source)
{
    job_add_error(&slot_at(batch, batch->last)->job, error, source, batch->sequence++);
    return submit_full(batch);
}

bool batch_flush(struct batch *batch)
{
    if (job_size(&slot_at(batch, batch->last)->job))
        submit(batch);
    while (batch->first != batch->last)
        write_oldest(batch);
    progress_clear(&batch->progress);
    return may_go_on(batch);
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

double batch_seconds(const struct batch *batch)
{
    return progress_seconds(&batch->progress);
}
