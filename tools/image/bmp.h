/* Uncompressed BMP files with 1, 4, 8, 16, 24 or 32 bits per pixel. */
#ifndef IMAGE_BMP_H
#define IMAGE_BMP_H

#include "image/pixels.h"

/* True if DATA begins like a BMP file. */
bool bmp_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS; see png_decode(). */
bool bmp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
