/* Morphological closing and opening of gray pictures, which remove dark or bright details.
 *
 * Each pixel becomes the minimum of the maxima in the squares around it, or the reverse. Maxima
 * over a window are built by doubling (van Droogenbroeck & Talbot, Fast computation of
 * morphological operations, 1996), in rows that the compiler vectorizes. */
#ifndef IMAGE_MORPHOLOGY_H
#define IMAGE_MORPHOLOGY_H

#include <stdint.h>

/* Closes IN (width x height) with a square of SIDE (odd, 3..15) into OUT, which may be IN. WORK
 * holds (width + 16) * (height + 16) bytes. */
void morphology_close(const uint8_t *in, unsigned width, unsigned height, unsigned side,
                      uint8_t *work, uint8_t *out);

/* Opens IN in the same way. */
void morphology_open(const uint8_t *in, unsigned width, unsigned height, unsigned side,
                     uint8_t *work, uint8_t *out);

#endif
