/* Whatever a .mjpeg file holds: its pictures lie within it one after the other; those that decode
 * are sound, and have the same brightness with colour and without. */
#include <string.h>

#include "mjpeg.h"
#include "recording.h"
#include "source_kind.h"

/* Decoding is somebody else's code: large pictures would only slow the search down. */
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

static void decode(const uint8_t *data, size_t size)
{
    struct buffer grey = {0}, colour = {0};
    struct svision_image image, other;
    struct message message;
    if (!is_small(data, size))
        return;
    bool one = mjpeg_decode(data, size, MJPEG_LUMA, &grey, &image, &message);
    bool two = mjpeg_decode(data, size, MJPEG_COLOUR, &colour, &other, &message);
    if (one) {
        size_t needed = 0;
        HOLDS(svision_image_check(&image, &needed) == SVISION_OK && needed == grey.length);
    }
    if (one && two) {
        size_t luma = (size_t)image.width * image.height;
        HOLDS(other.width == image.width && other.height == image.height);
        HOLDS(memcmp(grey.data, colour.data, luma) == 0);
    }
    buffer_free(&grey);
    buffer_free(&colour);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct recording_file recording;
    struct source_facts facts = {0};
    struct message message;
    struct frame frame;
    size_t total = 0, length = 0;
    if (size == 0)
        return 0;
    if (mjpeg_measure(data, size, &length) == MJPEG_WHOLE)
        HOLDS(length >= 2 && length <= size);
    decode(data, size);
    recording_open(&recording, data, size);
    struct source_options options = {.path = recording.path};
    void *state = source_mjpeg.open(&options, &facts, &message);
    enum source_result result = SOURCE_FAILED;
    HOLDS(state);
    while ((result = source_mjpeg.next(state, 1, &frame, &message)) == SOURCE_FRAME) {
        HOLDS(mjpeg_measure(frame.bytes, frame.size, &length) != MJPEG_NOTHING);
        total += frame.size;
        HOLDS(total <= size);
        decode(frame.bytes, frame.size);
    }
    HOLDS(result == SOURCE_END || result == SOURCE_FAILED);
    source_mjpeg.close(state);
    recording_close(&recording);
    return 0;
}
