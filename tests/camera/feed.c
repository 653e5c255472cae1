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
    FILE *times; /* gets the time of each frame with its index in the video; NULL: not recorded */
    struct buffer pixels, bytes; /* of the frame: decoded, and as written to the device */
};

/* Overwrites the middle of a JPEG with bytes that do not occur in coded data. */
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

/* Converts FRAME to a FORMAT that is written to the device unchanged. */
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

/* Writes the frame at PLACE in its video. */
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
    /* Readers share the four buffers of the device with its writer, which does not wait for them.
     * At this rate a frame stays valid for a second, long enough for slow machines. */
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
