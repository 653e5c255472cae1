/* Gray pictures at reduced sizes. */
#ifndef IMAGE_GRAY_H
#define IMAGE_GRAY_H

#include <sudokuvision/stages.h>

/* Halves GRAY (width x height, no padding) into HALF (width / 2 x height / 2) by rounded means of 2
 * x 2 pixels. */
void gray_halve(const uint8_t *gray, unsigned width, unsigned height, uint8_t *half);

/* Shrinks GRAY by RATIO >= 1 in both directions into SMALL (small_width x small_height); each pixel
 * is the mean of the area it covers. WORK holds WIDTH numbers. */
void gray_shrink(const uint8_t *gray, unsigned width, unsigned height, float ratio, uint8_t *small,
                 unsigned small_width, unsigned small_height, float *work);

#endif
