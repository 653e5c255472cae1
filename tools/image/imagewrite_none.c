/* Replaces imagewrite.c in builds without the headers of stb. */
#include "image/imagewrite.h"

bool imagewrite_has_png(void)
{
    return false;
}

bool imagewrite_png(struct buffer *out, const uint8_t *pixels, unsigned width, unsigned height,
                    unsigned channels)
{
    (void)out, (void)pixels, (void)width, (void)height, (void)channels;
    return false;
}
