/* PNG files, read by libpng. */
#ifndef IMAGE_PNG_H
#define IMAGE_PNG_H

#include "image/jpeg/jpeg.h"

/* Whether DATA begins like a PNG file. */
bool png_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS, what is transparent as it looks on white paper. Where the longest side
 * is over twice LIMITS->longest and PIXELS_ENOUGH, it is reduced while it is read, so that it stays
 * at least that: each pixel is the mean of a square, or of an interlaced picture the square's
 * first. A damaged file gives what there is, as jpeg_decode(). False: MESSAGE (JPEG_MESSAGE bytes)
 * says why.
 */
bool png_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
