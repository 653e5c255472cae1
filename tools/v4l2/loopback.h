/* Frames to a v4l2loopback device, so that other programs see them as a camera's.
 *
 * They go through mapped buffers, as YUYV or, untouched, in another format: a writer that uses
 * write() leaves devices with exclusive_caps stuck when it closes. */
#ifndef V4L2_LOOPBACK_H
#define V4L2_LOOPBACK_H

#include "cli/text/buffer.h"
#include "v4l2/device.h"
#include "video/formats/pixel.h"
#include "video/frame.h"

enum { LOOPBACK_BUFFERS = 4 };

struct loopback {
    struct v4l2_device device;
    const struct pixel_format *pixel;
    unsigned width, height;
    size_t stride;
    struct {
        void *start;
        size_t length;
    } buffers[LOOPBACK_BUFFERS];
    unsigned buffer_count;
    unsigned queued; /* buffers that were given away at least once */
    bool on;
    struct buffer scratch;
};

/* Opens PATH for frames of this size and RATE (0: unknown). FOURCC is what the device is to show:
 * frames of any pixels become YUYV (0 means that, too), other formats have to come packed as they
 * are. */
bool loopback_open(struct loopback *loopback, const char *path, uint32_t fourcc, unsigned width,
                   unsigned height, double rate, struct message *message);

/* Gives one frame to the device; never waits for a reader. */
bool loopback_write(struct loopback *loopback, const struct frame *frame, struct message *message);

/* Stops and closes; one that is closed stays so. */
void loopback_close(struct loopback *loopback);

#endif
