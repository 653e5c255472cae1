/* Where frames come from: a camera, a recording, pictures.
 *
 * Takes a path, gives frame after frame the same way for all of them, fails with a message. */
#ifndef SOURCE_H
#define SOURCE_H

#include "frame.h"
#include "message.h"
#include "v4l2_choose.h"

enum source_result {
    SOURCE_FRAME,
    SOURCE_DAMAGED, /* a frame came that is of no use; MESSAGE says why, and more may come */
    SOURCE_NOTHING, /* the time passed, or a signal came: ask again */
    SOURCE_END,     /* there are no more frames */
    SOURCE_GONE,    /* the camera was taken away; MESSAGE says which */
    SOURCE_FAILED,  /* MESSAGE says why */
};

struct source_options {
    /* A Video4Linux device; a .y4m, .mjpeg or picture file; a folder or a pattern of pictures; "-"
     * for y4m on standard input. */
    const char *path;
    /* For cameras; the rate also tells how fast pictures without one follow each other. */
    struct v4l2_wish wish;
    /* "name=value" each. */
    const char *const *controls;
    unsigned control_count;
};

struct source;

/* What a source turned out to be. */
struct source_facts {
    /* Frames pass whether they are taken or not. */
    bool live;
    /* Frames a second, 0 where unknown. */
    double rate;
    /* "YUYV 1280x720 30/s from HD Webcam (uvcvideo, usb-0000:00:14.0-1)" */
    char text[200];
};

/* NULL: MESSAGE says why. OPTIONS have to outlive the source. */
struct source *source_open(const struct source_options *options, struct message *message);

void source_close(struct source *source);

const struct source_facts *source_facts(const struct source *source);

/* Waits at most SECONDS for a frame, which stays until the next call. */
enum source_result source_next(struct source *source, double seconds, struct frame *frame,
                               struct message *message);

/* Whether PATH means a device rather than something recorded. */
bool source_is_device(const char *path);

#endif
