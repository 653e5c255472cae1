/* Writes frames to a v4l2loopback device, which other programs see as a camera.
 *
 * Uses mapped buffers: after write(), devices with exclusive_caps stay stuck when the writer closes
 * them. Frames are sent as YUYV, or unchanged in another format. */
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
    unsigned queued; /* buffers queued at least once */
    bool on;
    struct buffer scratch;
};

/* Opens PATH for frames of this size and RATE (0: unknown). FOURCC is the format of the device:
 * frames are converted to YUYV (or 0), and must already have any other format, packed. */
bool loopback_open(struct loopback *loopback, const char *path, uint32_t fourcc, unsigned width,
                   unsigned height, double rate, struct message *message);

/* Sends a frame; never waits for readers. */
bool loopback_write(struct loopback *loopback, const struct frame *frame, struct message *message);

/* Stops streaming and closes the device; does nothing if it is closed. */
void loopback_close(struct loopback *loopback);

#endif
