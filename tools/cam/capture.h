/* Frames from a source. A thread fetches those of a live source and keeps only the newest, so a
 * slow consumer never blocks it; a recording delivers every frame. */
#ifndef CAM_CAPTURE_H
#define CAM_CAPTURE_H

#include "video/source/source.h"

enum capture_result {
    CAPTURE_FRAME,
    CAPTURE_NOTHING, /* call again */
    CAPTURE_DAMAGED, /* a damaged frame of a recording; MESSAGE says why, and more may follow */
    CAPTURE_END,
    CAPTURE_SILENT, /* no frame within the time limit; MESSAGE says so */
    CAPTURE_GONE,   /* the camera was disconnected */
    CAPTURE_FAILED,
};

struct capture_counts {
    uint64_t taken;     /* frames delivered by the source */
    uint64_t damaged;   /* unusable frames, not counted in TAKEN */
    uint64_t overtaken; /* frames replaced by newer ones before they were read */
    uint64_t lost;      /* gaps in the source's sequence numbers */
};

struct capture;

/* Called with each frame as it arrives, on the thread that fetches it. */
typedef void capture_watch(void *user, const struct frame *frame);

/* Starts capturing from SOURCE, which is borrowed. More than SILENCE seconds without a frame is
 * an error. If the first frame is earlier than FROM, all frames are delayed so that it is at
 * FROM. WATCH may be NULL. Returns NULL with the reason in MESSAGE on failure. */
struct capture *capture_start(struct source *source, double silence, double from,
                              capture_watch *watch, void *user, struct message *message);

/* Waits briefly for a frame, which is valid until the next call. */
enum capture_result capture_next(struct capture *capture, struct frame *frame,
                                 struct message *message);

/* Ends the thread and adds its counts to COUNTS. */
void capture_stop(struct capture *capture, struct capture_counts *counts);

#endif
