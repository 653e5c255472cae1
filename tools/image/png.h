/* PNG files, decoded by libpng. */
#ifndef IMAGE_PNG_H
#define IMAGE_PNG_H

#include "image/jpeg/jpeg.h"

/* True if DATA begins like a PNG file. */
bool png_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS, with transparency blended with white. If the longest side is over
 * twice LIMITS->longest and PIXELS_ENOUGH, it is reduced while decoding, but not below those: each
 * pixel is the mean of a square or, in interlaced pictures, the first pixel of the square. Damaged
 * files are handled as in jpeg_decode(). Returns false with MESSAGE (JPEG_MESSAGE bytes) set on
 * failure. */
bool png_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
