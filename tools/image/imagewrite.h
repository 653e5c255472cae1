/* Pictures as bytes of a PNG file. Builds without stb have none. */
#ifndef IMAGE_IMAGEWRITE_H
#define IMAGE_IMAGEWRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/buffer.h"

/* Whether this build has PNG: it needs stb_image_write. */
bool imagewrite_has_png(void);

/* Adds WIDTH x HEIGHT pixels of CHANNELS bytes (1: gray; 3: red, green, blue) without padding, as
 * PNG. */
bool imagewrite_png(struct buffer *out, const uint8_t *pixels, unsigned width, unsigned height,
                    unsigned channels);

#endif
