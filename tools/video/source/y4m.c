#include "video/source/kind.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/run/interrupt.h"
#include "video/formats/y4m.h"
#include "video/source/stream.h"

struct y4m_recording {
    struct stream stream;
    struct y4m_header header;
    struct svision_image shape; /* without pixels */
    size_t frame_size;
    double rate;
    uint64_t number;
    size_t pending; /* bytes of the last frame, dropped with the next call */
    bool is_lost;   /* the next frame must be searched for */
    char name[80];
};

static enum source_result failed(const struct y4m_recording *recording, const char *why,
                                 struct message *message)
{
    message_set(message, "%s: frame %llu: %s", recording->name,
                (unsigned long long)recording->number, why);
    return SOURCE_FAILED;
}

/* Waits for a complete line; *LENGTH excludes its line feed. Returns SOURCE_DAMAGED if no line ends
 * within the maximum length. */
static enum source_result need_line(struct y4m_recording *recording, double seconds, size_t *length,
                                    struct message *message)
{
    for (;;) {
        const uint8_t *data = stream_data(&recording->stream);
        size_t size = stream_size(&recording->stream);
        size_t seen = size < Y4M_MAX_LINE ? size : Y4M_MAX_LINE;
        const uint8_t *end = seen ? memchr(data, '\n', seen) : NULL;
        if (end) {
            *length = (size_t)(end - data);
            return SOURCE_FRAME;
        }
        if (seen == Y4M_MAX_LINE) {
            failed(recording, "malformed y4m: a line is too long", message);
            return SOURCE_DAMAGED;
        }
        switch (stream_need(&recording->stream, size + 1, seconds)) {
        case STREAM_OK:
            break;
        case STREAM_NOTHING:
            return SOURCE_NOTHING;
        case STREAM_END:
            return size ? failed(recording, "cut short", message) : SOURCE_END;
        case STREAM_FAILED:
            return failed(recording, strerror(errno), message);
        }
    }
}

/* Seconds; a program that writes to a pipe may be slow to start. */
static const double startup_timeout = 10.0;

static bool read_header(struct y4m_recording *recording, struct message *message)
{
    size_t length = 0;
    enum source_result result;
    do
        result = need_line(recording, startup_timeout, &length, message);
    while (result == SOURCE_NOTHING && stream_size(&recording->stream) > 0 && !interrupt_pending());
    if (result == SOURCE_FAILED || result == SOURCE_DAMAGED)
        return false;
    if (result != SOURCE_FRAME)
        return message_set(message, "%s: %s", recording->name,
                           result == SOURCE_END ? "empty" : "no data");
    if (!y4m_parse_header((const char *)stream_data(&recording->stream), length, &recording->header,
                          message))
        return message_prefix(message, recording->name);
    stream_drop(&recording->stream, length + 1);
    return true;
}

static void set_up(struct y4m_recording *recording, const struct source_options *options,
                   struct source_facts *facts)
{
    const struct y4m_header *header = &recording->header;
    recording->frame_size = y4m_frame_size(header);
    recording->shape = (struct svision_image){.width = header->width,
                                              .height = header->height,
                                              .stride = header->width,
                                              .format = header->format};
    recording->rate = options->mode.rate > 0 ? options->mode.rate
                      : header->rate > 0     ? header->rate
                                             : source_usual_rate;
    facts->rate = recording->rate;
    snprintf(facts->text, sizeof facts->text, "y4m %ux%u, %.4g/s, from %s", header->width,
             header->height, facts->rate, recording->name);
}

static void close_recording(void *state)
{
    struct y4m_recording *recording = state;
    stream_close(&recording->stream);
    free(recording);
}

static void *open_recording(const struct source_options *options, struct source_facts *facts,
                            struct message *message)
{
    struct y4m_recording *recording = buffer_resize(NULL, sizeof *recording);
    *recording = (struct y4m_recording){.stream.fd = -1};
    bool input = strcmp(options->path, "-") == 0;
    snprintf(recording->name, sizeof recording->name, "%s",
             input ? "standard input" : options->path);
    if (!stream_open(&recording->stream, options->path))
        message_set(message, "%s: %s", options->path, strerror(errno));
    else if (read_header(recording, message)) {
        set_up(recording, options, facts);
        return recording;
    }
    close_recording(recording);
    return NULL;
}

/* Fills in FRAME; all bytes after the frame's header line are available. */
static void fill_frame(struct y4m_recording *recording, size_t line, struct frame *frame)
{
    frame->coding = FRAME_PIXELS;
    frame->bytes = stream_data(&recording->stream) + line;
    frame->size = recording->frame_size;
    frame->image = recording->shape;
    frame->image.pixels = frame->bytes;
    frame->number = recording->number++;
    frame->seconds = (double)frame->number / recording->rate;
    recording->pending = line + recording->frame_size;
}

/* Drops data up to the next word FRAME or a possible beginning of it at the end. */
static void skip_to_frame_word(struct stream *stream)
{
    static const char word[] = "FRAME";
    const uint8_t *data = stream_data(stream);
    size_t size = stream_size(stream), at = 0;
    for (; at < size; at++) {
        size_t known = size - at < sizeof word - 1 ? size - at : sizeof word - 1;
        if (memcmp(data + at, word, known) == 0)
            break;
    }
    stream_drop(stream, at);
}

/* Sets *IS_FRAME if the current word begins a frame: another frame or the end of the recording
 * follows it. */
static enum source_result confirm_frame(struct y4m_recording *recording, double seconds,
                                        bool *is_frame, struct message *message)
{
    struct stream *stream = &recording->stream;
    size_t length = 0;
    enum source_result result = need_line(recording, seconds, &length, message);
    *is_frame = result == SOURCE_FRAME && y4m_is_frame((const char *)stream_data(stream), length);
    if (!*is_frame)
        return result == SOURCE_NOTHING || result == SOURCE_END ? result : SOURCE_FRAME;
    size_t end = length + 1 + recording->frame_size;
    enum stream_result more = stream_need(stream, end + 5, seconds);
    *is_frame = more == STREAM_OK ? memcmp(stream_data(stream) + end, "FRAME", 5) == 0
                                  : more == STREAM_END && stream_size(stream) == end;
    return more == STREAM_NOTHING ? SOURCE_NOTHING : SOURCE_FRAME;
}

/* Finds the next frame after a damaged one. */
static enum source_result find_frame(struct y4m_recording *recording, double seconds,
                                     struct message *message)
{
    struct stream *stream = &recording->stream;
    bool is_frame = false;
    while (!is_frame) {
        skip_to_frame_word(stream);
        enum stream_result more = stream_need(stream, 6, seconds);
        if (more != STREAM_OK)
            return more == STREAM_NOTHING ? SOURCE_NOTHING
                   : more == STREAM_END   ? SOURCE_END
                                          : failed(recording, strerror(errno), message);
        enum source_result result = confirm_frame(recording, seconds, &is_frame, message);
        if (result != SOURCE_FRAME)
            return result;
        if (!is_frame)
            stream_drop(stream, 1);
    }
    recording->is_lost = false;
    return SOURCE_FRAME;
}

/* Called when the next frame does not begin where expected; the next call searches for the one
 * after it. */
static enum source_result mark_lost(struct y4m_recording *recording, struct message *message)
{
    failed(recording, "malformed y4m: it does not start with FRAME", message);
    recording->number++;
    recording->is_lost = true;
    return SOURCE_DAMAGED;
}

static enum source_result next_frame(void *state, double seconds, struct frame *frame,
                                     struct message *message)
{
    struct y4m_recording *recording = state;
    size_t length = 0;
    stream_drop(&recording->stream, recording->pending);
    recording->pending = 0;
    enum source_result result =
        recording->is_lost ? find_frame(recording, seconds, message) : SOURCE_FRAME;
    if (result == SOURCE_FRAME)
        result = need_line(recording, seconds, &length, message);
    if (result == SOURCE_DAMAGED)
        return mark_lost(recording, message);
    if (result != SOURCE_FRAME)
        return result;
    if (!y4m_is_frame((const char *)stream_data(&recording->stream), length))
        return mark_lost(recording, message);
    switch (stream_need(&recording->stream, length + 1 + recording->frame_size, seconds)) {
    case STREAM_OK:
        fill_frame(recording, length + 1, frame);
        return SOURCE_FRAME;
    case STREAM_NOTHING:
        return SOURCE_NOTHING;
    case STREAM_END:
        return failed(recording, "cut short", message);
    default:
        return failed(recording, strerror(errno), message);
    }
}

const struct source_kind source_y4m = {open_recording, next_frame, close_recording};
