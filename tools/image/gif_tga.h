/* GIF and TGA files, decoded by stb_image. */
#ifndef IMAGE_GIF_TGA_H
#define IMAGE_GIF_TGA_H

#include "image/pixels.h"

/* True if DATA begins like a GIF or TGA file. TGA has no signature: check for other formats
 * first. */
bool gif_tga_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS at full size: the first picture of an animation, with transparency
 * blended with white. A truncated file is decoded as far as possible. Returns false with MESSAGE
 * (JPEG_MESSAGE bytes) set on failure. */
bool gif_tga_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                    struct pixels *pixels, char *message);

#endif
