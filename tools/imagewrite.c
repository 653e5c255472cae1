#include "imagewrite.h"

#include <string.h>

/* Files are output.c's business. */
#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

bool imagewrite_has_png(void)
{
    return true;
}

static void collect(void *context, void *data, int size)
{
    buffer_add(context, data, (size_t)size);
}

bool imagewrite_png(struct buffer *out, const uint8_t *rgb, unsigned width, unsigned height)
{
    return stbi_write_png_to_func(collect, out, (int)width, (int)height, 3, rgb, (int)(3 * width));
}
