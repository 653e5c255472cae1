/* Arbitrary bytes as a JPEG file: pixels or a message at every reduction, and a round trip. */
#include <string.h>

#include "fuzz.h"
#include "image/jpeg/jpeg.h"

/* Maximum number of claimed pixels; larger files slow the fuzzer down. */
enum { MAX_CLAIMED = 1 << 20 };

/* Returns the number of pixels claimed by the frame header (ITU-T T.81, B.2.2), or 0 without
 * one. */
static size_t claimed_pixels(const uint8_t *data, size_t size)
{
    size_t most = 0;
    for (size_t i = 0; i + 8 < size; i++) {
        bool frame = data[i] == 0xFF && data[i + 1] >= 0xC0 && data[i + 1] <= 0xCF;
        size_t height = data[i + 5] * 256U + data[i + 6], width = data[i + 7] * 256U + data[i + 8];
        if (frame && width * height > most)
            most = width * height;
    }
    return most;
}

static void encode_again(const struct pixels *pixels)
{
    uint8_t *data;
    size_t size;
    HOLDS(jpeg_encode(pixels->data, pixels->width, pixels->height, pixels->channels, 50, &data,
                      &size));
    HOLDS(jpeg_recognize(data, size));
    free(data);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const unsigned longest[] = {1, 1000, 1U << 20};
    if (claimed_pixels(data, size) > MAX_CLAIMED)
        return 0;
    for (unsigned i = 0; i < sizeof longest / sizeof longest[0]; i++) {
        const struct pixels_limits limits = {.longest = longest[i]};
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        if (!jpeg_decode(data, size, &limits, &pixels, message)) {
            HOLDS(!pixels.data && message[0]);
            continue;
        }
        HOLDS(pixels.width > 0 && pixels.height > 0);
        HOLDS(pixels.channels == 1 || pixels.channels == 3);
        HOLDS(pixels.width <= pixels.full_width && pixels.height <= pixels.full_height);
        encode_again(&pixels);
        free(pixels.data);
    }
    return 0;
}
