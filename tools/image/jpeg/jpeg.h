/* JPEG files.
 *
 * Large photos are decoded at a fraction of their size, which the format supports in less time than
 * full size. */
#ifndef IMAGE_JPEG_JPEG_H
#define IMAGE_JPEG_JPEG_H

#include "image/pixels.h"

/* True if DATA begins like a JPEG file. */
bool jpeg_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS. If the longest side is over twice LIMITS->longest, it is scaled by
 * 1/2, 1/4 or 1/8, but not below that limit. A damaged file is decoded as far as possible, with
 * missing parts in black, PIXELS->damaged set and the damage described in MESSAGE (JPEG_MESSAGE
 * bytes); a file whose content no encoder could have produced (jpeg_range.h, jpeg_step.h) is
 * damaged, too. EXIF orientation is ignored: it may be wrong, and the digits show it more reliably.
 * Returns false with MESSAGE set if nothing could be decoded. */
bool jpeg_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

/* Encodes WIDTH x HEIGHT pixels of 1 or 3 CHANNELS into *OUT, which the caller frees. Returns false
 * if the picture exceeds the limits of the format. */
bool jpeg_encode(const uint8_t *data, unsigned width, unsigned height, unsigned channels,
                 int quality, uint8_t **out, size_t *size);

#endif
