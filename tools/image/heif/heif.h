/* HEIC, HEIF and AVIF files, read by libheif. A build without it recognizes none. */
#ifndef IMAGE_HEIF_HEIF_H
#define IMAGE_HEIF_HEIF_H

#include "image/pixels.h"

/* Whether DATA begins like a file that libheif may read. */
bool heif_recognize(const uint8_t *data, size_t size);

/* Decodes the first picture of DATA into *PIXELS at full size, without transparency, and turned,
 * mirrored and cropped as the file says, which is part of the format. A file that ends early is
 * refused: pixels come from tiles all over it. False: MESSAGE (JPEG_MESSAGE bytes) says why. */
bool heif_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

#endif
