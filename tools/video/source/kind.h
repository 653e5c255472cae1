/* The interface of sources of frames, implemented by each kind of source. */
#ifndef VIDEO_SOURCE_KIND_H
#define VIDEO_SOURCE_KIND_H

#include "cli/text/message.h"
#include "v4l2/choose.h"
#include "video/frame.h"

enum source_result {
    SOURCE_FRAME,
    SOURCE_DAMAGED, /* an unusable frame, see MESSAGE; more may follow */
    SOURCE_NOTHING, /* time out, or a signal: retry */
    SOURCE_END,     /* no more frames */
    SOURCE_GONE,    /* the camera was disconnected, see MESSAGE */
    SOURCE_FAILED,  /* MESSAGE says why */
};

struct source_options {
    /* A Video4Linux device; a .y4m, .mjpeg or picture file; a folder or glob pattern of pictures;
     * "-" for y4m on standard input. */
    const char *path;
    /* For cameras; the rate also applies to pictures without one. */
    struct v4l2_mode_options mode;
    /* "name=value" each. */
    const char *const *controls;
    unsigned control_count;
    /* Larger picture files are rejected; 0 is the default limit. */
    uint64_t max_pixels;
};

/* Properties of an open source. */
struct source_facts {
    /* Frames arrive in real time. */
    bool live;
    /* A single picture. */
    bool single;
    /* Frames per second, 0 if unknown. */
    double rate;
    /* "YUYV 1280x720 30/s from HD Webcam (uvcvideo, usb-0000:00:14.0-1)" */
    char text[200];
};

/* Frames per second of pictures without a rate. */
static const double source_usual_rate = 30.0;

struct source_kind {
    /* Returns NULL with MESSAGE set on failure. */
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
