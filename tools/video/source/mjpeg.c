/* Concatenated JPEG pictures, as written by cameras and ffmpeg; data between pictures is
 * skipped. */
#include "video/source/kind.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "video/formats/mjpeg.h"
#include "video/source/stream.h"

/* Upper bound in bytes for a picture of MJPEG_MAX_PIXELS. */
static const size_t max_picture_size = (size_t)1 << 27;

struct mjpeg_recording {
    struct stream stream;
    double rate;
    uint64_t number;
    size_t pending;
    bool has_bytes;
    char name[80];
};

/* Ends the recording; fails if it had no picture. */
static enum source_result end(const struct mjpeg_recording *recording, struct message *message)
{
    if (recording->number)
        return SOURCE_END;
    message_set(message, "%s: %s", recording->name,
                recording->has_bytes ? "no JPEG picture in it" : "empty");
    return SOURCE_FAILED;
}

static enum source_result failed(const struct mjpeg_recording *recording, const char *why,
                                 struct message *message)
{
    message_set(message, "%s: picture %llu: %s", recording->name,
                (unsigned long long)recording->number, why);
    return SOURCE_FAILED;
}

static enum source_result give(struct mjpeg_recording *recording, size_t length,
                               struct frame *frame)
{
    *frame = (struct frame){.coding = FRAME_JPEG,
                            .bytes = stream_data(&recording->stream),
                            .size = length,
                            .number = recording->number,
                            .seconds = (double)recording->number / recording->rate};
    recording->number++;
    recording->pending = length;
    return SOURCE_FRAME;
}

/* Handles the end of the stream within a picture of SIZE bytes. If another picture starts within
 * it, continues there: damage hid the end of the first, which is not decodable. */
static enum source_result end_within(struct mjpeg_recording *recording, size_t size,
                                     struct message *message)
{
    struct stream *stream = &recording->stream;
    if (size < 3)
        return end(recording, message);
    size_t next = mjpeg_find_start(stream_data(stream), size, 2);
    stream_drop(stream, next);
    enum source_result result = failed(recording, "cut short", message);
    if (next + 2 >= size)
        return result;
    recording->number++;
    return SOURCE_DAMAGED;
}

static enum source_result next_frame(void *state, double seconds, struct frame *frame,
                                     struct message *message)
{
    struct mjpeg_recording *recording = state;
    struct stream *stream = &recording->stream;
    stream_drop(stream, recording->pending);
    recording->pending = 0;
    for (;;) {
        size_t length = 0;
        recording->has_bytes = recording->has_bytes || stream_size(stream);
        stream_drop(stream, mjpeg_find_start(stream_data(stream), stream_size(stream), 0));
        size_t size = stream_size(stream);
        enum mjpeg_extent extent =
            size ? mjpeg_measure(stream_data(stream), size, &length) : MJPEG_MORE;
        if (extent == MJPEG_WHOLE)
            return give(recording, length, frame);
        if (extent == MJPEG_NOTHING) {
            stream_drop(stream, 1);
            continue;
        }
        if (size > max_picture_size)
            return failed(recording, "no end within 128 MB", message);
        /* Doubles each time, so that rescanning costs no more than reading. */
        enum stream_result result = stream_need(stream, size ? 2 * size : 4096, seconds);
        if (result == STREAM_NOTHING)
            return SOURCE_NOTHING;
        if (result == STREAM_FAILED)
            return failed(recording, strerror(errno), message);
        if (result == STREAM_END && stream_size(stream) == size)
            return end_within(recording, size, message);
    }
}

static void close_recording(void *state)
{
    struct mjpeg_recording *recording = state;
    stream_close(&recording->stream);
    free(recording);
}

static void *open_recording(const struct source_options *options, struct source_facts *facts,
                            struct message *message)
{
    struct mjpeg_recording *recording = buffer_resize(NULL, sizeof *recording);
    *recording = (struct mjpeg_recording){.stream.fd = -1};
    snprintf(recording->name, sizeof recording->name, "%s", options->path);
    if (!stream_open(&recording->stream, options->path)) {
        message_set(message, "%s: %s", options->path, strerror(errno));
        close_recording(recording);
        return NULL;
    }
    recording->rate = options->mode.rate > 0 ? options->mode.rate : source_usual_rate;
    facts->rate = recording->rate;
    snprintf(facts->text, sizeof facts->text, "MJPEG, %.4g/s, from %s", facts->rate,
             recording->name);
    return recording;
}

const struct source_kind source_mjpeg = {open_recording, next_frame, close_recording};
