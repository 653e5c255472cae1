/* A simulated camera for tests: the driver behind FAKE_CAMERA follows a script.
 *
 * It replaces a Video4Linux device in programs linked with fake_camera_link_args (the linker
 * redirects calls; those for other files reach the system). It offers GREY 64x48 at 30 frames per
 * second, and counts unreleased resources. */
#ifndef TESTS_SUPPORT_FAKE_CAMERA_H
#define TESTS_SUPPORT_FAKE_CAMERA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* No machine has that many real ones. */
#define FAKE_CAMERA "/dev/video9999"

enum {
    FAKE_WIDTH = 64,
    FAKE_HEIGHT = 48,
    FAKE_SIZE = FAKE_WIDTH * FAKE_HEIGHT,
    FAKE_BUFFERS = 8,
};

/* The next event: a frame with all pixels VALUE, or a failure. */
struct fake_event {
    uint8_t value;
    uint32_t sequence;
    uint32_t flags;       /* V4L2_BUF_FLAG_ */
    uint32_t missing;     /* missing bytes of the frame */
    int error;            /* errno in place of a frame; ENODEV: the camera is gone until it is
                           * reopened */
    short poll;           /* further events of poll() */
    unsigned wrong_index; /* added to the number of the buffer */
};

struct fake_camera {
    /* errnos of the first attempts to open it; 0 succeeds */
    int opening[4];
    unsigned openings;
    uint32_t capabilities; /* V4L2_CAP_; 0: captures, by streaming */
    bool no_mmap, no_userptr;
    unsigned min_buffers, max_buffers; /* 0: as many as requested */
    /* The format that it sets; 0: as requested. */
    uint32_t fourcc, width, bytes, rate;
    /* REQUEST fails once with ERROR; 0: none fails. */
    unsigned long request;
    int error;
    bool map_fails;
    /* Signals interrupt each call once before it succeeds. */
    bool interrupts;
    /* After these it stays silent. */
    const struct fake_event *events;
    unsigned event_count;
};

/* Connects a camera; the script is copied, its events are not. */
void fake_camera_connect(const struct fake_camera *script);

/* Returns the number of attempts to open it, including failed ones. */
unsigned fake_camera_opened(void);

/* Returns the number of interrupted calls. */
unsigned fake_camera_interrupted(void);

/* True if everything is closed, unmapped and switched off, and every call was valid. */
bool fake_camera_at_rest(void);

#endif
