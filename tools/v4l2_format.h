/* What a camera is told to deliver.
 *
 * Takes an open device and a choice, gives what the driver agreed to, fails where that is something
 * else. */
#ifndef V4L2_FORMAT_H
#define V4L2_FORMAT_H

#include "v4l2_stream.h"

/* Sets format, size and rate and fills in pixel, shape, needed and rate of STREAM; gives the bytes
 * of a buffer, or 0 with MESSAGE. */
size_t v4l2_format_set(struct v4l2_stream *stream, const struct v4l2_choice *choice,
                       bool rate_wished, struct message *message);

#endif
