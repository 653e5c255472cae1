/* Pictures as bytes of a file.
 *
 * Takes pixels, gives a PNG file in a buffer, fails when memory is short or the build is without
 * PNG. */
#ifndef IMAGEWRITE_H
#define IMAGEWRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "buffer.h"

/* Whether this build has PNG: it needs stb_image_write. */
bool imagewrite_has_png(void);

/* Adds WIDTH x HEIGHT pixels of CHANNELS bytes (1: grey; 3: red, green, blue) without padding, as
 * PNG. */
bool imagewrite_png(struct buffer *out, const uint8_t *pixels, unsigned width, unsigned height,
                    unsigned channels);

#endif
