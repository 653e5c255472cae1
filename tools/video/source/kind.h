/* What all sources of frames have in common, and what each kind of them offers to source.c. */
#ifndef VIDEO_SOURCE_KIND_H
#define VIDEO_SOURCE_KIND_H

#include "cli/text/message.h"
#include "v4l2/choose.h"
#include "video/frame.h"

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
    struct v4l2_mode_options mode;
    /* "name=value" each. */
    const char *const *controls;
    unsigned control_count;
    /* Picture files with more are refused; 0: the usual limit. */
    uint64_t max_pixels;
};

/* What a source turned out to be. */
struct source_facts {
    /* Frames pass whether they are taken or not. */
    bool live;
    /* There is one picture and no more. */
    bool single;
    /* Frames a second, 0 where unknown. */
    double rate;
    /* "YUYV 1280x720 30/s from HD Webcam (uvcvideo, usb-0000:00:14.0-1)" */
    char text[200];
};

/* Of pictures that come without a rate. */
static const double source_usual_rate = 30.0;

struct source_kind {
    /* NULL: MESSAGE says why. */
    void *(*open)(const struct source_options *options, struct source_facts *facts,
                  struct message *message);
    enum source_result (*next)(void *state, double seconds, struct frame *frame,
                               struct message *message);
    void (*close)(void *state);
};

extern const struct source_kind source_v4l2;
extern const struct source_kind source_y4m;
extern const struct source_kind source_mjpeg;
extern const struct source_kind source_pictures;

#endif
