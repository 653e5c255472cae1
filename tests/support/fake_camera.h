/* A camera that is not there, for tests: the driver behind FAKE_CAMERA does what a script says.
 *
 * A script says what its calls do. It stands in for a Video4Linux device in programs that are
 * linked with fake_camera_link_args (the linker hands the calls over here; those for other files
 * go on to the system). It offers GREY 64x48 at 30 a second, and counts what nobody gave back. */
#ifndef TESTS_SUPPORT_FAKE_CAMERA_H
#define TESTS_SUPPORT_FAKE_CAMERA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Nobody has so many real ones. */
#define FAKE_CAMERA "/dev/video9999"

enum {
    FAKE_WIDTH = 64,
    FAKE_HEIGHT = 48,
    FAKE_SIZE = FAKE_WIDTH * FAKE_HEIGHT,
    FAKE_BUFFERS = 8,
};

/* What comes next: a frame, all of whose pixels are VALUE, or a failure to give one. */
struct fake_event {
    uint8_t value;
    uint32_t sequence;
    uint32_t flags;   /* V4L2_BUF_FLAG_ */
    uint32_t missing; /* bytes of the frame that did not come */
    int error;        /* errno in place of a frame; ENODEV: the camera is gone until opened anew */
    short poll;       /* events that poll() tells besides */
    unsigned wrong_index; /* added to the number of the buffer */
};

struct fake_camera {
    /* The first so many attempts to open it fail, with these errnos; 0 lets one through. */
    int opening[4];
    unsigned openings;
    uint32_t capabilities; /* V4L2_CAP_; 0: captures, by streaming */
    bool no_mmap, no_userptr;
    unsigned min_buffers, max_buffers; /* 0: as many as it is asked for */
    /* What it makes of the format that is asked for; 0: leaves it as it is. */
    uint32_t fourcc, width, bytes, rate;
    /* REQUEST fails with ERROR once; 0: none does. */
    unsigned long request;
    int error;
    bool map_fails;
    /* Signals interrupt each call once before it goes through. */
    bool interrupts;
    /* Then it stays silent. */
    const struct fake_event *events;
    unsigned event_count;
};

/* Connects a camera; the script is copied, its events are not. */
void fake_camera_connect(const struct fake_camera *script);

/* How often it was opened, attempts that failed included. */
unsigned fake_camera_opened(void);

/* How many calls were interrupted. */
unsigned fake_camera_interrupted(void);

/* Whether all is closed, unmapped and switched off, and no call made no sense. */
bool fake_camera_at_rest(void);

#endif
