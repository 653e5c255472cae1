#include "cam/capture.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/clock.h"
#include "cli/text/buffer.h"
#include "video/latest.h"

/* Maximum delay before a signal to stop is noticed, in seconds. */
static const double poll_interval = 0.1;

struct capture {
    struct source *source;
    double silence;
    double from, delay; /* time of the first frame; added to all times */
    capture_watch *watch;
    void *user;
    double last; /* time of the last frame, or of the start */
    /* live sources only: */
    struct latest *latest;
    pthread_t thread;
    atomic_bool stop;
    /* owned by the thread until it ends */
    struct capture_counts counts;
    uint64_t next_number;
    enum source_result end;
    struct message message;
};

/* Reads the next frame and counts it. */
static enum source_result take(struct capture *capture, struct frame *frame,
                               struct message *message)
{
    enum source_result result = source_next(capture->source, poll_interval, frame, message);
    if (result == SOURCE_DAMAGED)
        capture->counts.damaged++;
    if (result == SOURCE_FRAME) {
        if (!capture->counts.taken && frame->seconds < capture->from)
            capture->delay = capture->from - frame->seconds;
        frame->seconds += capture->delay;
        if (capture->counts.taken && frame->number > capture->next_number)
            capture->counts.lost += frame->number - capture->next_number;
        capture->next_number = frame->number + 1;
        capture->counts.taken++;
        if (capture->watch)
            capture->watch(capture->user, frame);
    }
    return result;
}

static void *run(void *user)
{
    struct capture *capture = user;
    struct frame frame;
    while (!atomic_load(&capture->stop)) {
        enum source_result result = take(capture, &frame, &capture->message);
        if (result == SOURCE_FRAME)
            capture->counts.overtaken += latest_put(capture->latest, &frame);
        else if (result != SOURCE_DAMAGED && result != SOURCE_NOTHING) {
            capture->end = result;
            break;
        }
    }
    latest_close(capture->latest);
    return NULL;
}

struct capture *capture_start(struct source *source, double silence, double from,
                              capture_watch *watch, void *user, struct message *message)
{
    struct capture *capture = buffer_resize(NULL, sizeof *capture);
    *capture = (struct capture){.source = source,
                                .silence = silence,
                                .from = from,
                                .watch = watch,
                                .user = user,
                                .last = clock_now(),
                                .end = SOURCE_END};
    atomic_init(&capture->stop, false);
    if (!source_facts(source)->live)
        return capture;
    capture->latest = latest_create();
    int error = capture->latest ? pthread_create(&capture->thread, NULL, run, capture) : -1;
    if (error == 0)
        return capture;
    message_set(message, "no thread: %s", error > 0 ? strerror(error) : "out of resources");
    latest_destroy(capture->latest);
    free(capture);
    return NULL;
}

static enum capture_result result_of(enum source_result result)
{
    switch (result) {
    case SOURCE_FRAME:
        return CAPTURE_FRAME;
    case SOURCE_DAMAGED:
        return CAPTURE_DAMAGED;
    case SOURCE_NOTHING:
        return CAPTURE_NOTHING;
    case SOURCE_END:
        return CAPTURE_END;
    case SOURCE_GONE:
        return CAPTURE_GONE;
    default:
        return CAPTURE_FAILED;
    }
}

static enum capture_result take_newest(struct capture *capture, struct frame *frame,
                                       struct message *message)
{
    switch (latest_take(capture->latest, poll_interval, frame)) {
    case LATEST_FRAME:
        return CAPTURE_FRAME;
    case LATEST_NOTHING:
        return CAPTURE_NOTHING;
    default:
        /* The thread stored these before it closed the mailbox. */
        *message = capture->message;
        return result_of(capture->end);
    }
}

enum capture_result capture_next(struct capture *capture, struct frame *frame,
                                 struct message *message)
{
    enum capture_result result = capture->latest ? take_newest(capture, frame, message)
                                                 : result_of(take(capture, frame, message));
    if (result == CAPTURE_FRAME)
        capture->last = clock_now();
    if (result != CAPTURE_NOTHING || clock_now() - capture->last < capture->silence)
        return result;
    message_set(message, "no frame came for %g s", capture->silence);
    return CAPTURE_SILENT;
}

void capture_stop(struct capture *capture, struct capture_counts *counts)
{
    if (capture->latest) {
        atomic_store(&capture->stop, true);
        pthread_join(capture->thread, NULL);
        latest_destroy(capture->latest);
    }
    counts->taken += capture->counts.taken;
    counts->damaged += capture->counts.damaged;
    counts->overtaken += capture->counts.overtaken;
    counts->lost += capture->counts.lost;
    free(capture);
}
