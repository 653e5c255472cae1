/* Frames as fast as they are wanted.
 *
 * Of a live source they are the newest, fetched by a thread that never waits for whoever looks at
 * them; of a recording every one. */
#ifndef CAM_CAPTURE_H
#define CAM_CAPTURE_H

#include "video/source/source.h"

enum capture_result {
    CAPTURE_FRAME,
    CAPTURE_NOTHING, /* retry */
    CAPTURE_DAMAGED, /* a frame of a recording is of no use; MESSAGE says why, and more may come */
    CAPTURE_END,
    CAPTURE_SILENT, /* no frame for too long, see MESSAGE */
    CAPTURE_GONE,   /* the camera was disconnected */
    CAPTURE_FAILED,
};

struct capture_counts {
    uint64_t taken;     /* frames that the source gave */
    uint64_t damaged;   /* those that were of no use, besides */
    uint64_t overtaken; /* taken, and replaced by newer ones before anybody looked */
    uint64_t lost;      /* gaps in the source's own count */
};

struct capture;

/* Sees each frame as it comes, before anybody else; on the thread that fetches them. */
typedef void capture_watch(void *user, const struct frame *frame);

/* SOURCE is borrowed. A silence of SILENCE seconds is too long. Where the first frame is of before
 * FROM, all are taken for so much later. WATCH may be NULL. NULL: MESSAGE says why. */
struct capture *capture_start(struct source *source, double silence, double from,
                              capture_watch *watch, void *user, struct message *message);

/* Waits a short while for a frame, which stays until the next call. */
enum capture_result capture_next(struct capture *capture, struct frame *frame,
                                 struct message *message);

/* Ends the thread and adds what it counted to COUNTS. */
void capture_stop(struct capture *capture, struct capture_counts *counts);

#endif
