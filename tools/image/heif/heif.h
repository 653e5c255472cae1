/* HEIC, HEIF and AVIF files, decoded by libheif. Builds without it recognize none. */
#ifndef IMAGE_HEIF_HEIF_H
#define IMAGE_HEIF_HEIF_H

#include "image/pixels.h"

/* True if DATA begins like a file that libheif may support. */
bool heif_recognize(const uint8_t *data, size_t size);

/* Decodes the first picture of DATA into *PIXELS at full size, without transparency, with the
 * rotation, mirroring and cropping that the format prescribes. Truncated files are rejected,
 * since tiles may be anywhere in a file. Returns false with MESSAGE (JPEG_MESSAGE bytes) set on
 * failure. */
bool heif_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

#endif
