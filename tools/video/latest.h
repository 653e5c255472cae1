/* A mailbox for one frame, the newest, between two threads.
 *
 * Who takes loses frames that it was too slow for; who puts never waits for it. */
#ifndef VIDEO_LATEST_H
#define VIDEO_LATEST_H

#include "video/frame.h"

enum latest_result {
    LATEST_FRAME,
    LATEST_NOTHING, /* the time passed */
    LATEST_END,     /* closed, and the last frame was taken */
};

struct latest;

/* NULL where the system has no memory or no means for it. */
struct latest *latest_create(void);

/* Both threads have to be done with it. */
void latest_destroy(struct latest *latest);

/* Copies FRAME into the mailbox, in place of one that was not taken; true where there was one. */
bool latest_put(struct latest *latest, const struct frame *frame);

/* Nothing more will be put. */
void latest_close(struct latest *latest);

/* Waits at most SECONDS for a frame that was not taken yet. It stays until the next call. */
enum latest_result latest_take(struct latest *latest, double seconds, struct frame *frame);

#endif
