#include "image/heif/heif.h"

#include <stdio.h>

bool heif_recognize(const uint8_t *data, size_t size)
{
    (void)data;
    (void)size;
    return false;
}

bool heif_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message)
{
    (void)data;
    (void)size;
    (void)limits;
    *pixels = (struct pixels){0};
    snprintf(message, JPEG_MESSAGE, "built without libheif");
    return false;
}
