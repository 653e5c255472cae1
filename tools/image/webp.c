#include "image/webp.h"

#include <stdio.h>
#include <string.h>

#include <webp/decode.h>

bool webp_recognize(const uint8_t *data, size_t size)
{
    return size >= 12 && memcmp(data, "RIFF", 4) == 0 && memcmp(data + 8, "WEBP", 4) == 0;
}

static const char *describe(VP8StatusCode status)
{
    switch (status) {
    case VP8_STATUS_OUT_OF_MEMORY:
        return "not enough memory for the picture";
    case VP8_STATUS_SUSPENDED:
    case VP8_STATUS_NOT_ENOUGH_DATA:
        return "the file ends early";
    default:
        return "the WebP file is malformed";
    }
}

static bool fail(char *message, const char *why)
{
    snprintf(message, JPEG_MESSAGE, "%s", why);
    return false;
}

/* Checks the size and creates *PIXELS. */
static bool start(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message)
{
    WebPBitstreamFeatures features;
    VP8StatusCode status = WebPGetFeatures(data, size, &features);
    if (status != VP8_STATUS_OK)
        return fail(message, describe(status));
    if (features.has_animation)
        return fail(message, "an animation is not read; save one picture of it");
    if (pixels_exceed(limits, (size_t)features.width, (size_t)features.height, message))
        return false;
    /* Sides are at most 16383 pixels, too few to be worth reducing. */
    if (!pixels_create(pixels, (unsigned)features.width, (unsigned)features.height,
                       features.has_alpha ? 4 : 3, 1))
        return fail(message, describe(VP8_STATUS_OUT_OF_MEMORY));
    return true;
}

/* Decodes the available rows of DATA into PIXELS; the others stay black. Returns false if there are
 * none. */
static bool read_rows(const uint8_t *data, size_t size, struct pixels *pixels, char *message)
{
    int rows = 0;
    size_t stride = (size_t)pixels->channels * pixels->width;
    WebPIDecoder *decoder = WebPINewRGB(pixels->channels == 4 ? MODE_RGBA : MODE_RGB, pixels->data,
                                        stride * pixels->height, (int)stride);
    VP8StatusCode status = decoder ? WebPIUpdate(decoder, data, size) : VP8_STATUS_OUT_OF_MEMORY;
    if (decoder)
        (void)WebPIDecGetRGB(decoder, &rows, NULL, NULL, NULL);
    WebPIDelete(decoder);
    if (status == VP8_STATUS_OK)
        return true;
    pixels->damaged = true;
    (void)fail(message, describe(status));
    return rows > 0 && status != VP8_STATUS_OUT_OF_MEMORY;
}

bool webp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message)
{
    *pixels = (struct pixels){0};
    bool done =
        start(data, size, limits, pixels, message) && read_rows(data, size, pixels, message);
    if (!done)
        pixels_free(pixels);
    else
        pixels_flatten(pixels);
    return done;
}
