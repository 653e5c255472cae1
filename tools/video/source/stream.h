/* Bytes of a file or pipe as they are needed, in one piece.
 *
 * A pipe that brings nothing is waited for only as long as the caller says. */
#ifndef VIDEO_SOURCE_STREAM_H
#define VIDEO_SOURCE_STREAM_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/buffer.h"

enum stream_result {
    STREAM_OK,
    STREAM_NOTHING, /* the time passed, or a signal came: ask again */
    STREAM_END,     /* no more bytes come; fewer than asked for may be there */
    STREAM_FAILED,  /* errno says why */
};

struct stream {
    int fd;
    struct buffer buffer;
    size_t used; /* bytes at the buffer's start that were dropped already */
    bool owned;
    bool ended;
};

/* Opens PATH, or standard input where it is "-". False: errno says why. */
bool stream_open(struct stream *stream, const char *path);

/* Makes sure that at least SIZE bytes are there. */
enum stream_result stream_need(struct stream *stream, size_t size, double seconds);

/* What is there; NULL before anything was. It moves with the next stream_need(). */
const uint8_t *stream_data(const struct stream *stream);
size_t stream_size(const struct stream *stream);

/* Goes past SIZE bytes, which have to be there. */
void stream_drop(struct stream *stream, size_t size);

void stream_close(struct stream *stream);

#endif
