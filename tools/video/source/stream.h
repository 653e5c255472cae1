/* Buffered bytes of a file or pipe.
 *
 * Waits for a pipe no longer than the caller allows. */
#ifndef VIDEO_SOURCE_STREAM_H
#define VIDEO_SOURCE_STREAM_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/buffer.h"

enum stream_result {
    STREAM_OK,
    STREAM_NOTHING, /* time out, or a signal: retry */
    STREAM_END,     /* end of input; fewer bytes than requested may be available */
    STREAM_FAILED,  /* errno says why */
};

struct stream {
    int fd;
    struct buffer buffer;
    size_t used; /* bytes dropped from the start of the buffer */
    bool owned;
    bool ended;
};

/* Opens PATH ("-": standard input). Returns false with errno set on failure. */
bool stream_open(struct stream *stream, const char *path);

/* Reads until at least SIZE bytes are available or SECONDS have passed. */
enum stream_result stream_need(struct stream *stream, size_t size, double seconds);

/* The available bytes, valid until the next stream_need(); NULL before the first. */
const uint8_t *stream_data(const struct stream *stream);
size_t stream_size(const struct stream *stream);

/* Drops SIZE available bytes. */
void stream_drop(struct stream *stream, size_t size);

void stream_close(struct stream *stream);

#endif
