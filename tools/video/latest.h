/* A mailbox between two threads that holds only the newest frame.
 *
 * A slow reader misses frames; the writer never waits. */
#ifndef VIDEO_LATEST_H
#define VIDEO_LATEST_H

#include "video/frame.h"

enum latest_result {
    LATEST_FRAME,
    LATEST_NOTHING, /* timeout */
    LATEST_END,     /* closed, and the last frame was taken */
};

struct latest;

/* Returns NULL if the system is out of memory or other resources. */
struct latest *latest_create(void);

/* Neither thread may use it any more. */
void latest_destroy(struct latest *latest);

/* Copies FRAME into the mailbox. Returns true if it replaced a frame that had not been taken. */
bool latest_put(struct latest *latest, const struct frame *frame);

/* Marks the end: no more frames follow. */
void latest_close(struct latest *latest);

/* Waits at most SECONDS for a new frame, which stays valid until the next call. */
enum latest_result latest_take(struct latest *latest, double seconds, struct frame *frame);

#endif
