#include "image/imagewrite.h"

#include <stdlib.h>
#include <string.h>

/* Files are written by output.c; memory comes from buffer.c, since stb ignores failed
 * allocations. */
#define STBIW_MALLOC(size)                   buffer_resize(NULL, size)
#define STBIW_REALLOC_SIZED(data, old, size) ((void)(old), buffer_resize(data, size))
#define STBIW_FREE                           free
#define STBI_WRITE_NO_STDIO
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>

bool imagewrite_has_png(void)
{
    return true;
}

/* stb_image_write delivers its output in pieces. */
static void collect(void *context, void *data, int size)
{
    buffer_add(context, data, (size_t)size);
}

bool imagewrite_png(struct buffer *out, const uint8_t *pixels, unsigned width, unsigned height,
                    unsigned channels)
{
    return stbi_write_png_to_func(collect, out, (int)width, (int)height, (int)channels, pixels,
                                  0) != 0;
}
