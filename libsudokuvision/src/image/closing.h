/* Gray closing and opening: what a picture would be without its dark details, or its bright ones.
 *
 * Each pixel becomes the smallest of the largest values in squares around it. Maxima over a length
 * are built by doubling (van Droogenbroeck & Talbot, Fast computation of morphological operations,
 * 1996), in rows that the compiler turns into vectors. */
#ifndef IMAGE_CLOSING_H
#define IMAGE_CLOSING_H

#include <stdint.h>

/* Closes IN (width x height) with a square of SIDE (odd, 3..15) into OUT. WORK holds
 * (width + 16) * (height + 16) bytes; IN and OUT may be one picture. */
void closing(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t *work,
             uint8_t *out);

/* The same without its bright details: the largest of the smallest values. */
void opening(const uint8_t *in, unsigned width, unsigned height, unsigned side, uint8_t *work,
             uint8_t *out);

#endif
