/* Pixel formats by their names in Video4Linux, four characters each. */
#ifndef VIDEO_FORMATS_PIXEL_H
#define VIDEO_FORMATS_PIXEL_H

#include <stdbool.h>
#include <stdint.h>

#include "video/frame.h"

struct pixel_format {
    uint32_t fourcc;
    enum frame_coding coding;
    enum svision_format format; /* without meaning for FRAME_JPEG */
    /* What it costs to read digits from it and to show it, in the units of v4l2_choose.c. */
    double cost;
};

struct pixel_name {
    char text[5];
};

/* NULL where frames of this format cannot be read. */
const struct pixel_format *pixel_find(uint32_t fourcc);

/* The formats in turn, NULL past the last. */
const struct pixel_format *pixel_at(unsigned index);

/* Four characters; those that cannot be printed become dots. */
struct pixel_name pixel_name(uint32_t fourcc);

/* Reads four characters of any case, such as "YUYV" or "mjpg". */
bool pixel_parse(const char *text, uint32_t *fourcc);

#endif
