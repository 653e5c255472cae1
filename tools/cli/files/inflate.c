#include "cli/files/inflate.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <zlib.h>

/* Maximum size of the text; ten million puzzles are smaller. */
static const uint64_t max_bytes = (uint64_t)1 << 30;

struct inflate {
    z_stream stream;
    inflate_source *read;
    void *user;
    uint64_t given; /* bytes of text returned */
    bool is_inside; /* within a member; several may follow one another */
    bool is_behind; /* after a complete member */
    bool is_at_end;
    unsigned char buffer[INFLATE_BUFFER];
};

bool inflate_is_there(void)
{
    return true;
}

struct inflate *inflate_open(const char *head, size_t length, inflate_source *read, void *user)
{
    enum { GZIP_ONLY = 16 + MAX_WBITS };
    struct inflate *made = calloc(1, sizeof *made);
    if (!made || inflateInit2(&made->stream, GZIP_ONLY) != Z_OK) {
        free(made);
        return NULL;
    }
    memcpy(made->buffer, head, length);
    made->stream.next_in = made->buffer;
    made->stream.avail_in = (uInt)length;
    made->read = read;
    made->user = user;
    return made;
}

/* Reads more compressed bytes if none are left. Returns false if reading failed. */
static bool fill(struct inflate *text)
{
    if (text->stream.avail_in || text->is_at_end)
        return true;
    ptrdiff_t got = text->read(text->user, (char *)text->buffer, INFLATE_BUFFER);
    text->stream.next_in = text->buffer;
    text->stream.avail_in = got > 0 ? (uInt)got : 0;
    text->is_at_end = got == 0;
    return got >= 0;
}

/* Skips zeros after a member, with which some programs pad blocks. */
static void skip_padding(struct inflate *text)
{
    z_stream *stream = &text->stream;
    while (text->is_behind && !text->is_inside && stream->avail_in && !*stream->next_in) {
        stream->next_in++;
        stream->avail_in--;
    }
}

/* Unpacks the available input. Returns false and sets *PROBLEM on an error, now and in later calls.
 */
static bool step(struct inflate *text, const char **problem)
{
    skip_padding(text);
    uInt before = text->stream.avail_in;
    int result = inflate(&text->stream, Z_NO_FLUSH);
    if (text->stream.avail_in < before)
        text->is_inside = true;
    if (result == Z_STREAM_END) {
        text->is_inside = false;
        text->is_behind = true;
        result = inflateReset(&text->stream);
    }
    if (result == Z_OK || result == Z_BUF_ERROR)
        return true;
    *problem = result == Z_MEM_ERROR ? "out of memory" : "damaged: not gzip from here on";
    return false;
}

/* Unpacks some text, first what zlib holds back. Returns false at the end, on *PROBLEM, or if
 * reading failed. */
static bool unpack(struct inflate *text, const char **problem, bool *is_end)
{
    uInt room = text->stream.avail_out;
    while (step(text, problem) && text->stream.avail_out == room) {
        if (!fill(text))
            return false;
        if (text->is_at_end && !text->stream.avail_in) {
            *is_end = !text->is_inside;
            if (text->is_inside)
                *problem = "damaged: ends early";
            return false;
        }
    }
    if (text->stream.avail_out == room)
        return false;
    *problem = NULL;
    return true;
}

ptrdiff_t inflate_read(struct inflate *text, char *buffer, size_t size, const char **problem)
{
    z_stream *stream = &text->stream;
    uInt room = size < INFLATE_BUFFER ? (uInt)size : INFLATE_BUFFER;
    bool is_end = false;
    stream->next_out = (unsigned char *)buffer;
    stream->avail_out = room;
    if (!unpack(text, problem, &is_end))
        return is_end ? 0 : -1;
    text->given += room - stream->avail_out;
    if (text->given > max_bytes) {
        *problem = "more than 1 GiB of text in gzip";
        return -1;
    }
    return (ptrdiff_t)(room - stream->avail_out);
}

void inflate_close(struct inflate *text)
{
    if (!text)
        return;
    inflateEnd(&text->stream);
    free(text);
}
