#include "video/record.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "video/formats/convert.h"
#include "video/formats/mjpeg.h"
#include "video/formats/y4m.h"

/* JPEG quality that leaves digits free of block artifacts. */
enum { QUALITY = 92 };

static bool ends_with(const char *path, const char *suffix)
{
    size_t length = strlen(path), size = strlen(suffix);
    return length > size && strcasecmp(path + length - size, suffix) == 0;
}

static bool is_jpeg(const char *path)
{
    return ends_with(path, ".mjpeg") || ends_with(path, ".mjpg");
}

bool recorder_supports(const char *path)
{
    return strcmp(path, "-") == 0 || ends_with(path, ".y4m") || is_jpeg(path);
}

static bool failed(const struct recorder *recorder, struct message *message)
{
    return message_set(message, "%s: %s", recorder->path, strerror(errno));
}

bool recorder_open(struct recorder *recorder, const char *path, double rate,
                   struct message *message)
{
    *recorder = (struct recorder){.jpeg = is_jpeg(path), .rate = rate, .output.fd = -1};
    snprintf(recorder->path, sizeof recorder->path, "%s",
             strcmp(path, "-") == 0 ? "standard output" : path);
    if (!recorder_supports(path))
        return message_set(message, "%s: recordings end in .y4m or .mjpeg", path);
    return output_open(&recorder->output, path) || failed(recorder, message);
}

bool recorder_accepts_jpeg(const struct recorder *recorder)
{
    return recorder->jpeg;
}

static bool put(struct recorder *recorder, const void *bytes, size_t size, struct message *message)
{
    if (output_write(&recorder->output, bytes, size))
        return true;
    recorder->broken = true;
    return failed(recorder, message);
}

static bool start_y4m(struct recorder *recorder, const struct svision_image *image,
                      struct message *message)
{
    char line[Y4M_MAX_LINE];
    bool gray = image->format == SVISION_GRAY8;
    recorder->width = image->width;
    recorder->height = image->height;
    recorder->format = gray ? SVISION_GRAY8 : SVISION_I420;
    struct y4m_header header = {image->width, image->height, recorder->rate, recorder->format};
    size_t length = y4m_format_header(&header, line);
    return put(recorder, line, length, message);
}

static bool write_y4m(struct recorder *recorder, const struct svision_image *image,
                      struct message *message)
{
    static const char mark[] = "FRAME\n";
    if (!recorder->width && !start_y4m(recorder, image, message))
        return false;
    if (image->width != recorder->width || image->height != recorder->height)
        return message_set(
            message, "%s: a frame of %ux%u among those of %ux%u; .mjpeg supports both",
            recorder->path, image->width, image->height, recorder->width, recorder->height);
    size_t size = convert_size(recorder->format, image->width, image->height);
    recorder->bytes.length = 0;
    buffer_add(&recorder->bytes, mark, sizeof mark - 1);
    uint8_t *out =
        (uint8_t *)buffer_reserve(&recorder->bytes, size + convert_scratch(image->width));
    if (recorder->format == SVISION_GRAY8)
        convert_to_gray(image, out);
    else
        convert_to_i420(image, out + size, out);
    return put(recorder, recorder->bytes.data, recorder->bytes.length + size, message);
}

static bool write_mjpeg(struct recorder *recorder, const struct frame *frame,
                        struct message *message)
{
    size_t length;
    recorder->bytes.length = 0;
    if (frame->coding == FRAME_JPEG) {
        /* Devices deliver whole buffers, with arbitrary data after the picture. */
        if (mjpeg_measure(frame->bytes, frame->size, &length) != MJPEG_WHOLE)
            return true;
        return put(recorder, frame->bytes, length, message);
    }
    if (!mjpeg_encode(&frame->image, QUALITY, &recorder->bytes, message))
        return message_prefix(message, recorder->path);
    return put(recorder, recorder->bytes.data, recorder->bytes.length, message);
}

bool recorder_write(struct recorder *recorder, const struct frame *frame, struct message *message)
{
    bool done = recorder->jpeg ? write_mjpeg(recorder, frame, message)
                               : write_y4m(recorder, &frame->image, message);
    if (done) {
        recorder->frames++;
        output_mark(&recorder->output);
    } else if (recorder->broken && recorder->output.temporary) {
        message_append(message, "; the %" PRIu64 " frames before are kept", recorder->frames);
    }
    return done;
}

bool recorder_close(struct recorder *recorder, struct message *message)
{
    bool done;
    buffer_free(&recorder->bytes);
    if (recorder->broken || !recorder->frames)
        done = output_discard(&recorder->output);
    else
        done = output_commit(&recorder->output);
    return done || failed(recorder, message);
}
