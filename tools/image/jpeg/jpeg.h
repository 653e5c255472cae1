/* JPEG files.
 *
 * Large photos are decoded at a fraction of their size, which the format gives for less than the
 * time of the whole. */
#ifndef IMAGE_JPEG_JPEG_H
#define IMAGE_JPEG_JPEG_H

#include "image/pixels.h"

/* Whether DATA begins like a JPEG file. */
bool jpeg_recognize(const uint8_t *data, size_t size);

/* Decodes DATA into *PIXELS; where the longest side is over twice LIMITS->longest, at 1/2, 1/4 or
 * 1/8 of the size, so that it stays at least that. A damaged file gives what there is, black where
 * nothing is, with PIXELS->damaged set and MESSAGE (JPEG_MESSAGE bytes) saying what is wrong; one
 * that holds what no picture gives (jpeg_range.h, jpeg_step.h) is damaged, too. The orientation
 * that EXIF data claim is not looked at, for it may be wrong and the digits know better. False:
 * there is nothing; MESSAGE says why. */
bool jpeg_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                 struct pixels *pixels, char *message);

/* Encodes WIDTH x HEIGHT pixels of 1 or 3 CHANNELS into *OUT, which the caller frees. False: the
 * picture is larger than the format takes. */
bool jpeg_encode(const uint8_t *data, unsigned width, unsigned height, unsigned channels,
                 int quality, uint8_t **out, size_t *size);

#endif
