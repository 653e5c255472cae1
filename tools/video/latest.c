/* Three slots: one being filled, one ready and one in use by the reader. The lock protects only
 * their roles; frames are copied outside of it. */
#include "video/latest.h"

#include <pthread.h>
#include <stdlib.h>

#include "cli/run/clock.h"
#include "cli/text/buffer.h"

struct slot {
    struct buffer bytes;
    struct frame frame;
};

struct latest {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct slot slots[3];
    unsigned filling, ready, taken; /* indices of the slots by role */
    bool fresh;                     /* the ready slot has not been taken */
    bool closed;
};

static bool init_condition(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;
    if (pthread_condattr_init(&attributes) != 0)
        return false;
    /* CLOCK_MONOTONIC: setting the clock must not prolong a wait. */
    bool done = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 &&
                pthread_cond_init(condition, &attributes) == 0;
    pthread_condattr_destroy(&attributes);
    return done;
}

struct latest *latest_create(void)
{
    struct latest *latest = buffer_resize(NULL, sizeof *latest);
    *latest = (struct latest){.filling = 0, .ready = 1, .taken = 2};
    if (pthread_mutex_init(&latest->lock, NULL) == 0) {
        if (init_condition(&latest->changed))
            return latest;
        pthread_mutex_destroy(&latest->lock);
    }
    free(latest);
    return NULL;
}

void latest_destroy(struct latest *latest)
{
    if (!latest)
        return;
    for (unsigned i = 0; i < 3; i++)
        buffer_free(&latest->slots[i].bytes);
    pthread_cond_destroy(&latest->changed);
    pthread_mutex_destroy(&latest->lock);
    free(latest);
}

static void swap(unsigned *one, unsigned *other)
{
    unsigned kept = *one;
    *one = *other;
    *other = kept;
}

static void fill(struct slot *slot, const struct frame *frame)
{
    slot->bytes.length = 0;
    buffer_add(&slot->bytes, frame->bytes, frame->size);
    slot->frame = *frame;
    slot->frame.bytes = (const uint8_t *)slot->bytes.data;
    if (frame->image.pixels)
        slot->frame.image.pixels = slot->frame.bytes + (frame->image.pixels - frame->bytes);
}

bool latest_put(struct latest *latest, const struct frame *frame)
{
    fill(&latest->slots[latest->filling], frame);
    pthread_mutex_lock(&latest->lock);
    bool overtaken = latest->fresh;
    swap(&latest->filling, &latest->ready);
    latest->fresh = true;
    pthread_cond_signal(&latest->changed);
    pthread_mutex_unlock(&latest->lock);
    return overtaken;
}

void latest_close(struct latest *latest)
{
    pthread_mutex_lock(&latest->lock);
    latest->closed = true;
    pthread_cond_signal(&latest->changed);
    pthread_mutex_unlock(&latest->lock);
}

enum latest_result latest_take(struct latest *latest, double seconds, struct frame *frame)
{
    struct timespec end = clock_after(seconds);
    int error = 0;
    pthread_mutex_lock(&latest->lock);
    while (!latest->fresh && !latest->closed && error == 0)
        error = pthread_cond_timedwait(&latest->changed, &latest->lock, &end);
    enum latest_result result = latest->fresh    ? LATEST_FRAME
                                : latest->closed ? LATEST_END
                                                 : LATEST_NOTHING;
    if (result == LATEST_FRAME) {
        swap(&latest->ready, &latest->taken);
        latest->fresh = false;
        *frame = latest->slots[latest->taken].frame;
    }
    pthread_mutex_unlock(&latest->lock);
    return result;
}
