/* Captures frames from a camera.
 *
 * Fails if the driver silently changed format, size or rate. */
#ifndef V4L2_STREAM_H
#define V4L2_STREAM_H

#include "v4l2/format.h"
#include "video/frame.h"

enum { V4L2_STREAM_BUFFERS = 4 };

/* Transfer method. */
enum v4l2_transfer {
    V4L2_TRANSFER_MMAP,
    V4L2_TRANSFER_USERPTR,
    V4L2_TRANSFER_READ,
};

enum v4l2_result {
    V4L2_FRAME,
    V4L2_DAMAGED, /* unusable frame; retry */
    V4L2_NOTHING, /* timeout without a frame */
    V4L2_GONE,    /* the device was disconnected */
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
    int borrowed; /* buffer of the last frame, or -1 */
    uint64_t number;
    uint32_t sequence;
    bool on;
};

/* Configures DEVICE and starts capturing. */
bool v4l2_stream_start(struct v4l2_stream *stream, struct v4l2_device *device,
                       const struct v4l2_choice *choice, bool exact_rate, struct message *message);

/* Waits at most SECONDS for a frame, which stays valid until the next call. */
enum v4l2_result v4l2_stream_next(struct v4l2_stream *stream, double seconds, struct frame *frame,
                                  struct message *message);

/* Stops capturing and frees the buffers; does nothing if stopped. The device stays open. */
void v4l2_stream_stop(struct v4l2_stream *stream);

#endif
