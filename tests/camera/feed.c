#include "feed.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "cli/text/buffer.h"
#include "films/stamp.h"
#include "v4l2/loopback.h"
#include "video/formats/convert.h"
#include "video/formats/mjpeg.h"
#include "video/source/source.h"

struct feeder {
    struct loopback loopback;
    const char *device;
    uint32_t fourcc;
    bool spoilt;
    unsigned number;
    FILE *times; /* when each frame was written, by its place in the film; NULL: nobody asks */
    struct buffer pixels, bytes; /* of the frame: decoded, and as the device gets it */
};

/* Writes over the middle of a JPEG what no coded data contain. */
static void spoil(struct buffer *bytes)
{
    memset(bytes->data + bytes->length / 2, 0xff, bytes->length / 4);
}

static void to_nv12(const struct svision_image *image, uint8_t *out)
{
    size_t width = image->width, half = width / 2;
    uint8_t *chroma = out + width * image->height;
    for (unsigned y = 0; y < image->height; y++)
        convert_luma(image, y, out + y * width);
    for (unsigned y = 0; y < image->height / 2; y++, chroma += width) {
        uint8_t blue[SVISION_MAX_SIDE], red[SVISION_MAX_SIDE];
        convert_chroma(image, 2 * y, blue, red);
        for (size_t x = 0; x < half; x++) {
            chroma[2 * x] = blue[x];
            chroma[2 * x + 1] = red[x];
        }
    }
}

/* Brings FRAME into a format that the device gets as it is. */
static void convert(struct feeder *feeder, enum svision_format format, struct frame *frame)
{
    struct svision_image *image = &frame->image;
    size_t size = convert_size(format, image->width, image->height);
    feeder->bytes.length = 0;
    uint8_t *out = (uint8_t *)buffer_reserve(&feeder->bytes, size);
    if (format == SVISION_NV12)
        to_nv12(image, out);
    else
        convert_to_gray(image, out);
    frame->coding = FRAME_PIXELS;
    frame->bytes = out;
    frame->size = size;
    *image = (struct svision_image){out, image->width, image->height, image->width, format};
}

/* Writes the frame at PLACE in its film. */
static bool write_frame(struct feeder *feeder, struct frame *frame, unsigned place,
                        struct message *message)
{
    const struct pixel_format *pixel = pixel_find(feeder->fourcc);
    if (frame->coding == FRAME_JPEG && !mjpeg_decode(frame->bytes, frame->size, MJPEG_COLOR,
                                                     &feeder->pixels, &frame->image, message))
        return false;
    if (feeder->number == 0 && !loopback_open(&feeder->loopback, feeder->device, feeder->fourcc,
                                              frame->image.width, frame->image.height, 30, message))
        return false;
    if (feeder->spoilt && feeder->number % 2) {
        feeder->bytes.length = 0;
        buffer_add(&feeder->bytes, frame->bytes, frame->size);
        spoil(&feeder->bytes);
        frame->bytes = (const uint8_t *)feeder->bytes.data;
    }
    if (pixel->coding == FRAME_PIXELS && pixel->format != SVISION_YUYV)
        convert(feeder, pixel->format, frame);
    feeder->number++;
    if (feeder->times)
        stamp_note(feeder->times, place);
    return loopback_write(&feeder->loopback, frame, message);
}

/* Plays PATH once. */
static bool play(struct feeder *feeder, const char *path, unsigned count, struct message *message)
{
    /* Readers share the device's four buffers with its writer, who does not wait for them: a frame
     * is theirs for a second, also where the machine is slow. */
    const struct timespec pause = {.tv_nsec = 250000000};
    struct source_options options = {.path = path};
    struct source *source = source_open(&options, message);
    struct frame frame;
    unsigned place = 0;
    bool done = source != NULL;
    while (done && feeder->number < count &&
           source_next(source, 1, &frame, message) == SOURCE_FRAME) {
        done = write_frame(feeder, &frame, place++, message);
        nanosleep(&pause, NULL);
    }
    source_close(source);
    return done;
}

bool feed(const char *path, const char *device, unsigned count, const char *kind,
          struct message *message)
{
    struct feeder feeder = {.device = device, .spoilt = strcmp(kind, "spoilt") == 0};
    feeder.times = fopen("times", "w");
    if (!pixel_parse(feeder.spoilt ? "mjpg" : kind, &feeder.fourcc))
        return message_set(message, "%s is no format", kind);
    while (feeder.number < count)
        if (!play(&feeder, path, count, message))
            return false;
    for (;;)
        sleep(60);
}
