#include "image/webp.h"

#include <stdio.h>

bool webp_recognize(const uint8_t *data, size_t size)
{
    (void)data;
    (void)size;
    return false;
}

bool webp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message)
{
    (void)data;
    (void)size;
    (void)limits;
    *pixels = (struct pixels){0};
    snprintf(message, JPEG_MESSAGE, "built without libwebp");
    return false;
}
