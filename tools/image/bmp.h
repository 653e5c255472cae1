/* BMP files: 1, 4, 8, 16, 24 or 32 bits a pixel, not compressed. */
#ifndef IMAGE_BMP_H
#define IMAGE_BMP_H

#include "image/pixels.h"

/* Whether DATA begins like a BMP file. */
bool bmp_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS, as png_decode() does. */
bool bmp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
