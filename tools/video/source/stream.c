#include "video/source/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "cli/run/interrupt.h"

bool stream_open(struct stream *stream, const char *path)
{
    *stream = (struct stream){.fd = STDIN_FILENO};
    if (strcmp(path, "-") == 0)
        return true;
    stream->fd = interrupt_open(path, O_RDONLY);
    stream->owned = stream->fd >= 0;
    return stream->owned;
}

const uint8_t *stream_data(const struct stream *stream)
{
    const uint8_t *data = (const uint8_t *)stream->buffer.data;
    return data ? data + stream->used : NULL;
}

size_t stream_size(const struct stream *stream)
{
    return stream->buffer.length - stream->used;
}

void stream_drop(struct stream *stream, size_t size)
{
    stream->used += size;
}

/* Moves the remaining data to the start, so that the buffer does not grow with the file. */
static void compact(struct stream *stream)
{
    size_t left = stream_size(stream);
    if (stream->used && left)
        memmove(stream->buffer.data, stream->buffer.data + stream->used, left);
    stream->buffer.length = left;
    stream->used = 0;
}

static enum stream_result fill(struct stream *stream, size_t size, double seconds)
{
    /* Memory is allocated as bytes arrive, not as a header announces them. */
    enum { MIN_ROOM = 1 << 16, MAX_ROOM = 1 << 20 };
    size_t count = size - stream_size(stream);
    count = count < MIN_ROOM ? MIN_ROOM : count > MAX_ROOM ? MAX_ROOM : count;
    int answer = interrupt_poll(stream->fd, POLLIN, (int)(seconds * 1000));
    if (answer <= 0)
        return answer == 0 || errno == EINTR ? STREAM_NOTHING : STREAM_FAILED;
    ssize_t got = read(stream->fd, buffer_reserve(&stream->buffer, count), count);
    if (got < 0)
        return errno == EINTR || errno == EAGAIN ? STREAM_NOTHING : STREAM_FAILED;
    stream->buffer.length += (size_t)got;
    stream->ended = got == 0;
    return STREAM_OK;
}

enum stream_result stream_need(struct stream *stream, size_t size, double seconds)
{
    if (stream_size(stream) < size)
        compact(stream);
    while (stream_size(stream) < size) {
        enum stream_result result = stream->ended ? STREAM_END : fill(stream, size, seconds);
        if (result != STREAM_OK)
            return result;
    }
    return STREAM_OK;
}

void stream_close(struct stream *stream)
{
    if (stream->owned)
        close(stream->fd);
    buffer_free(&stream->buffer);
    *stream = (struct stream){.fd = -1};
}
