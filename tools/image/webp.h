/* WebP files, read by libwebp. A build without it recognizes none. */
#ifndef IMAGE_WEBP_H
#define IMAGE_WEBP_H

#include "image/pixels.h"

/* Whether DATA begins like a WebP file that is read. */
bool webp_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS at full size, without transparency. A file that ends early gives what
 * there is; the format has no checksums, so that other damage may show as wrong pixels alone. The
 * orientation that EXIF data claim is not looked at, as in jpeg_decode(). False: MESSAGE
 * (JPEG_MESSAGE bytes) says why. */
bool webp_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

#endif
