/* In place of imagewrite.c where the headers of stb are missing. */
#include "imagewrite.h"

bool imagewrite_has_png(void)
{
    return false;
}

bool imagewrite_png(struct buffer *out, const uint8_t *rgb, unsigned width, unsigned height)
{
    (void)out, (void)rgb, (void)width, (void)height;
    return false;
}
