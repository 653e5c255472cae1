/* Arbitrary .mjpeg files: pictures lie within the file, one after the other; those that decode
 * are valid, have the same luma in gray and color, and a truncated one is reported or complete. */
#include <string.h>

#include "input/recording.h"
#include "video/formats/mjpeg.h"
#include "video/source/kind.h"

/* Decoding is third-party code: large pictures only slow the fuzzer down. */
enum { LARGEST_SIDE = 2048 };

static bool is_small(const uint8_t *data, size_t size)
{
    for (size_t i = 0; i + 9 <= size; i++)
        if (data[i] == 0xff && data[i + 1] >= 0xc0 && data[i + 1] <= 0xcf &&
            (data[i + 5] * 256 + data[i + 6] > LARGEST_SIDE ||
             data[i + 7] * 256 + data[i + 8] > LARGEST_SIDE))
            return false;
    return true;
}

/* Cuts a picture that shows WHOLE: the rest is damaged or shows the same. */
static void cut(const uint8_t *data, size_t size, const struct svision_image *whole)
{
    struct buffer pixels = {0};
    struct svision_image image;
    struct message message;
    size_t left = size - 1 - data[size / 2] % size;
    uint8_t *part = malloc(left ? left : 1);
    HOLDS(part);
    memcpy(part, data, left);
    if (mjpeg_decode(part, left, MJPEG_LUMA, &pixels, &image, &message)) {
        HOLDS(image.width == whole->width && image.height == whole->height);
        HOLDS(memcmp(image.pixels, whole->pixels, (size_t)image.width * image.height) == 0);
    }
    buffer_free(&pixels);
    free(part);
}

static void decode(const uint8_t *data, size_t size)
{
    struct buffer gray = {0}, color = {0};
    struct svision_image image, other;
    struct message message;
    if (!is_small(data, size))
        return;
    bool one = mjpeg_decode(data, size, MJPEG_LUMA, &gray, &image, &message);
    bool two = mjpeg_decode(data, size, MJPEG_COLOR, &color, &other, &message);
    if (one) {
        size_t needed = 0;
        HOLDS(svision_image_check(&image, &needed) == SVISION_OK && needed == gray.length);
        cut(data, size, &image);
    }
    if (one && two) {
        size_t luma = (size_t)image.width * image.height;
        HOLDS(other.width == image.width && other.height == image.height);
        HOLDS(memcmp(gray.data, color.data, luma) == 0);
    }
    buffer_free(&gray);
    buffer_free(&color);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct source_facts facts = {0};
    struct message message;
    struct frame frame;
    size_t total = 0, length = 0;
    if (size == 0)
        return 0;
    if (mjpeg_measure(data, size, &length) == MJPEG_WHOLE)
        HOLDS(length >= 2 && length <= size);
    decode(data, size);
    struct source_options options = {.path = recording_path(data, size)};
    void *state = source_mjpeg.open(&options, &facts, &message);
    enum source_result result = SOURCE_FAILED;
    HOLDS(state);
    while ((result = source_mjpeg.next(state, 1, &frame, &message)) == SOURCE_FRAME ||
           result == SOURCE_DAMAGED) {
        if (result == SOURCE_DAMAGED)
            continue;
        HOLDS(mjpeg_measure(frame.bytes, frame.size, &length) != MJPEG_NOTHING);
        total += frame.size;
        HOLDS(total <= size);
        decode(frame.bytes, frame.size);
    }
    HOLDS(result == SOURCE_END || result == SOURCE_FAILED);
    source_mjpeg.close(state);
    return 0;
}
