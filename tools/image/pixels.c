#include "image/pixels.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

bool pixels_exceed(const struct pixels_limits *limits, size_t width, size_t height, char *message)
{
    uint64_t most = limits->max_pixels ? limits->max_pixels : PIXELS_DEFAULT_MAX_COUNT;
    if (width > PIXELS_MAX_SIDE || height > PIXELS_MAX_SIDE)
        snprintf(message, JPEG_MESSAGE,
                 "the picture is too large: %zux%zu pixels, at most %d are read on a side", width,
                 height, PIXELS_MAX_SIDE);
    else if ((uint64_t)width * height > most)
        snprintf(message, JPEG_MESSAGE,
                 "the picture is too large: %zux%zu pixels, more than --max-pixels=%" PRIu64, width,
                 height, most);
    else
        return false;
    return true;
}

bool pixels_refuse(const struct pixels_limits *limits, size_t width, size_t height, size_t size,
                   char *message)
{
    enum { PIXELS_A_BYTE = 8256 };
    if (pixels_exceed(limits, width, height, message))
        return true;
    if (width * height / PIXELS_A_BYTE <= size)
        return false;
    snprintf(message, JPEG_MESSAGE, "the file is too short for its picture");
    return true;
}

unsigned pixels_reduction(const struct pixels_limits *limits, size_t width, size_t height)
{
    size_t side = width > height ? width : height,
           longest = limits->longest > PIXELS_ENOUGH ? limits->longest : PIXELS_ENOUGH;
    return side < longest ? 1 : (unsigned)(side / longest);
}

bool pixels_create(struct pixels *pixels, unsigned width, unsigned height, unsigned channels,
                   unsigned reduction)
{
    pixels->width = pixels_reduced(width, reduction);
    pixels->height = pixels_reduced(height, reduction);
    pixels->channels = channels;
    pixels->reduction = reduction;
    pixels->full_width = width;
    pixels->full_height = height;
    pixels->data = calloc(pixels->height, (size_t)pixels->width * channels);
    return pixels->data != NULL;
}

void pixels_flatten(struct pixels *pixels)
{
    const uint8_t *in = pixels->data;
    uint8_t *out = pixels->data;
    if (pixels->channels % 2 != 0)
        return;
    unsigned colors = pixels->channels - 1;
    for (size_t i = (size_t)pixels->width * pixels->height; i > 0; i--) {
        unsigned opacity = in[colors];
        for (unsigned k = 0; k < colors; k++)
            *out++ =
                (uint8_t)(UINT8_MAX - ((UINT8_MAX - *in++) * opacity + UINT8_MAX / 2) / UINT8_MAX);
        in++;
    }
    pixels->channels = colors;
}

void pixels_free(struct pixels *pixels)
{
    free(pixels->data);
    *pixels = (struct pixels){0};
}

bool pixels_are_finest(const struct pixels *pixels)
{
    return pixels->reduction == 1 || pixels->width >= PIXELS_ENOUGH ||
           pixels->height >= PIXELS_ENOUGH;
}
