/* PGM and PPM files (P5, P6): gray or RGB, 8 or 16 bits. */
#ifndef IMAGE_PNM_H
#define IMAGE_PNM_H

#include "image/pixels.h"

/* True if DATA begins like a PGM or PPM file. */
bool pnm_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS; see png_decode(). */
bool pnm_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                struct pixels *pixels, char *message);

#endif
