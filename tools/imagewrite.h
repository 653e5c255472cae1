/* Pictures as bytes of a file.
 *
 * Takes pixels, gives a PNG file in a buffer, fails when memory is short. */
#ifndef IMAGEWRITE_H
#define IMAGEWRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "buffer.h"

/* Adds WIDTH x HEIGHT pixels of three bytes (red, green, blue) without padding, as PNG. */
bool imagewrite_png(struct buffer *out, const uint8_t *rgb, unsigned width, unsigned height);

#endif
