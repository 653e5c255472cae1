/* Pixel formats by their Video4Linux FourCC. */
#ifndef VIDEO_FORMATS_PIXEL_H
#define VIDEO_FORMATS_PIXEL_H

#include <stdbool.h>
#include <stdint.h>

#include "video/frame.h"

struct pixel_format {
    uint32_t fourcc;
    enum frame_coding coding;
    enum svision_format format; /* unused for FRAME_JPEG */
    /* Cost of reading and displaying it, in the units of v4l2_choose.c. */
    double cost;
};

struct pixel_name {
    char text[5];
};

/* Returns NULL if the format is not supported. */
const struct pixel_format *pixel_find(uint32_t fourcc);

/* Returns the formats by index, NULL after the last. */
const struct pixel_format *pixel_at(unsigned index);

/* Returns the four characters, with dots for unprintable ones. */
struct pixel_name pixel_name(uint32_t fourcc);

/* Parses four characters, ignoring case, such as "YUYV" or "mjpg". */
bool pixel_parse(const char *text, uint32_t *fourcc);

#endif
