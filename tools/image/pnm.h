/* PGM and PPM files (P5, P6): gray or colors, 8 or 16 bits. */
#ifndef IMAGE_PNM_H
#define IMAGE_PNM_H

#include "image/pixels.h"

/* Whether DATA begins like such a file. */
bool pnm_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS, as png_decode() does. */
bool pnm_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
