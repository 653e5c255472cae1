/* GIF and TGA files, read by stb_image. */
#ifndef IMAGE_GIF_TGA_H
#define IMAGE_GIF_TGA_H

#include "image/pixels.h"

/* Whether DATA begin like a GIF or TGA file. TGA files have no mark of their own: ask about other
 * kinds first. */
bool gif_tga_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS at full size, of an animation the first picture, what is transparent as
 * it looks on white paper. A file that ends early gives what there is. False: MESSAGE (JPEG_MESSAGE
 * bytes) says why. */
bool gif_tga_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                    struct pixels *pixels, char *message);

#endif
