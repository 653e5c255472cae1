/* Encodes pictures as PNG in memory. Not available in builds without stb. */
#ifndef IMAGE_IMAGEWRITE_H
#define IMAGE_IMAGEWRITE_H

#include <stdbool.h>
#include <stdint.h>

#include "cli/text/buffer.h"

/* True if this build has stb_image_write. */
bool imagewrite_has_png(void);

/* Appends WIDTH x HEIGHT pixels of CHANNELS bytes (1: gray; 3: RGB), without padding, as PNG. */
bool imagewrite_png(struct buffer *out, const uint8_t *pixels, unsigned width, unsigned height,
                    unsigned channels);

#endif
