/* Frames from a camera.
 *
 * A format, a size or a rate that the driver changed on the quiet is refused. */
#ifndef V4L2_STREAM_H
#define V4L2_STREAM_H

#include "v4l2/format.h"
#include "video/frame.h"

enum { V4L2_STREAM_BUFFERS = 4 };

/* How frames come here. */
enum v4l2_transfer {
    V4L2_TRANSFER_MMAP,
    V4L2_TRANSFER_USERPTR,
    V4L2_TRANSFER_READ,
};

enum v4l2_result {
    V4L2_FRAME,
    V4L2_DAMAGED, /* a frame came that is of no use; the next one may be */
    V4L2_NOTHING, /* the time passed without a frame */
    V4L2_GONE,    /* the device was taken away */
    V4L2_FAILED,
};

struct v4l2_stream {
    struct v4l2_device *device; /* borrowed */
    enum v4l2_transfer transfer;
    struct v4l2_agreed agreed;
    struct {
        void *start;
        size_t length;
    } buffers[V4L2_STREAM_BUFFERS];
    unsigned buffer_count;
    int borrowed; /* the buffer that the last frame lies in, or -1 */
    uint64_t number;
    uint32_t sequence;
    bool on;
};

/* Sets DEVICE up and starts it. */
bool v4l2_stream_start(struct v4l2_stream *stream, struct v4l2_device *device,
                       const struct v4l2_choice *choice, bool exact_rate, struct message *message);

/* Waits at most SECONDS for a frame, which stays until the next call. */
enum v4l2_result v4l2_stream_next(struct v4l2_stream *stream, double seconds, struct frame *frame,
                                  struct message *message);

/* Stops and frees the buffers; a stream that is stopped stays so. The device stays open. */
void v4l2_stream_stop(struct v4l2_stream *stream);

#endif
