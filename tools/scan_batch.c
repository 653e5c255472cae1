#include "scan_batch.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "interrupt.h"
#include "output.h"
#include "progress.h"
#include "scan_photo.h"

/* What is to be written about a photo. */
struct slot {
    struct buffer out;
    struct buffer err;
    int status;
    bool answered;
};

/* Photos FIRST up to NEXT were taken by workers and are not written yet; photo i has the slot i
 * modulo the ring's size. */
struct batch {
    const struct scan_options *options;
    struct slot *ring;
    size_t ring_size;
    size_t first;
    size_t next;
    size_t count;
    bool ending;
    pthread_mutex_t mutex;
    pthread_cond_t room;     /* a slot became free, or the end has come */
    pthread_cond_t answered; /* a photo was answered */
    struct progress progress;
    struct output output;
    int status;
};

static struct slot *slot_at(struct batch *batch, size_t photo)
{
    return &batch->ring[photo % batch->ring_size];
}

/* Once interrupted, photos are passed over, so that nobody waits for them. */
static void answer(struct scan_worker *worker, struct batch *batch, size_t photo)
{
    struct slot *slot = slot_at(batch, photo);
    slot->status = CLI_DONE;
    if (!interrupt_pending())
        slot->status = scan_photo(worker, batch->options->operands[photo], &slot->out, &slot->err);
}

/* Takes the next photo for which there is room. False: the end has come. The mutex is held. */
static bool take_photo(struct batch *batch, size_t *photo)
{
    while (!batch->ending && batch->next < batch->count &&
           batch->next - batch->first >= batch->ring_size)
        pthread_cond_wait(&batch->room, &batch->mutex);
    *photo = batch->next;
    return !batch->ending && batch->next++ < batch->count;
}

static void *work(void *user)
{
    struct batch *batch = user;
    struct scan_worker *worker = buffer_resize(NULL, sizeof *worker);
    size_t photo;
    scan_worker_open(worker, batch->options);
    pthread_mutex_lock(&batch->mutex);
    while (take_photo(batch, &photo)) {
        pthread_mutex_unlock(&batch->mutex);
        answer(worker, batch, photo);
        pthread_mutex_lock(&batch->mutex);
        slot_at(batch, photo)->answered = true;
        pthread_cond_signal(&batch->answered);
    }
    pthread_mutex_unlock(&batch->mutex);
    scan_worker_close(worker);
    free(worker);
    return NULL;
}

/* Writes what slot FIRST holds and frees it. False: standard output fails. */
static bool write_slot(struct batch *batch)
{
    struct slot *slot = slot_at(batch, batch->first);
    if (slot->out.length || slot->err.length)
        progress_clear(&batch->progress);
    bool done = output_write(&batch->output, slot->out.data, slot->out.length);
    if (!done)
        cli_error(&scan_cli, "standard output: %s", strerror(errno));
    if (slot->err.length)
        fwrite(slot->err.data, 1, slot->err.length, stderr);
    batch->status = scan_worse(batch->status, done ? slot->status : CLI_FAILED);
    slot->out.length = slot->err.length = 0;
    slot->answered = false;
    progress_show(&batch->progress, batch->first + 1);
    return done;
}

static void wait_for_first(struct batch *batch)
{
    pthread_mutex_lock(&batch->mutex);
    while (!slot_at(batch, batch->first)->answered)
        pthread_cond_wait(&batch->answered, &batch->mutex);
    pthread_mutex_unlock(&batch->mutex);
}

static void go_on(struct batch *batch, bool ending)
{
    pthread_mutex_lock(&batch->mutex);
    batch->first++;
    batch->ending = ending;
    pthread_cond_broadcast(&batch->room);
    pthread_mutex_unlock(&batch->mutex);
}

static void read_with_threads(struct batch *batch, pthread_t *threads, unsigned count)
{
    bool ending = false;
    while (!ending && batch->first < batch->count) {
        wait_for_first(batch);
        ending = !write_slot(batch) || interrupt_pending();
        go_on(batch, ending);
    }
    for (unsigned i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
}

static void read_alone(struct batch *batch)
{
    struct scan_worker *worker = buffer_resize(NULL, sizeof *worker);
    bool ending = false;
    scan_worker_open(worker, batch->options);
    for (; !ending && batch->first < batch->count; batch->first++) {
        answer(worker, batch, batch->first);
        ending = !write_slot(batch) || interrupt_pending();
    }
    scan_worker_close(worker);
    free(worker);
}

static unsigned start_threads(struct batch *batch, pthread_t *threads)
{
    unsigned started = 0, wanted = batch->options->threads;
    if (wanted > batch->count)
        wanted = (unsigned)batch->count;
    while (wanted > 1 && started < wanted &&
           pthread_create(&threads[started], NULL, work, batch) == 0)
        started++;
    return started;
}

int scan_batch(const struct scan_options *options)
{
    struct batch batch = {.options = options,
                          .ring_size = 2 * (size_t)options->threads,
                          .count = (size_t)options->operand_count};
    pthread_t *threads = buffer_resize(NULL, options->threads * sizeof *threads);
    batch.ring = buffer_resize(NULL, batch.ring_size * sizeof *batch.ring);
    memset(batch.ring, 0, batch.ring_size * sizeof *batch.ring);
    output_open(&batch.output, NULL);
    progress_start(&batch.progress, "photos", batch.count);
    pthread_mutex_init(&batch.mutex, NULL);
    pthread_cond_init(&batch.room, NULL);
    pthread_cond_init(&batch.answered, NULL);
    unsigned started = start_threads(&batch, threads);
    if (started)
        read_with_threads(&batch, threads, started);
    else
        read_alone(&batch);
    progress_clear(&batch.progress);
    pthread_mutex_destroy(&batch.mutex);
    pthread_cond_destroy(&batch.room);
    pthread_cond_destroy(&batch.answered);
    for (size_t i = 0; i < batch.ring_size; i++) {
        buffer_free(&batch.ring[i].out);
        buffer_free(&batch.ring[i].err);
    }
    free(batch.ring);
    free(threads);
    return batch.status;
}
