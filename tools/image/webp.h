/* WebP files, decoded by libwebp. Builds without it recognize none. */
#ifndef IMAGE_WEBP_H
#define IMAGE_WEBP_H

#include "image/pixels.h"

/* True if DATA begins like a supported WebP file. */
bool webp_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS at full size, without transparency. A truncated file is decoded as far
 * as possible; the format has no checksums, so other damage may only show as wrong pixels. EXIF
 * orientation is ignored, as in jpeg_decode(). Returns false with MESSAGE (JPEG_MESSAGE bytes) set
 * on failure. */
bool webp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

#endif
