/* Binarization to masks: svision_threshold() with one bit per pixel. */
#ifndef IMAGE_THRESHOLD_H
#define IMAGE_THRESHOLD_H

#include "image/mask.h"
#include "image/plane.h"
#include "kernels/kernels.h"

/* Maximum number of offsets at once. */
enum { THRESHOLD_OFFSETS = 3 };

/* Darkness relative to paper, or to its surroundings, that noise reaches. */
#define THRESHOLD_NOISE 0.02F

/* For each of COUNT OFFSETS, marks in a mask of its own the pixels below (1 - offset) times the
 * mean of the WINDOW x WINDOW square around them. COLUMNS holds width + WINDOW numbers. */
void threshold(const struct plane *gray, unsigned window, const float *offsets, unsigned count,
               column_sum *columns, struct mask *masks);

/* Marks the pixels below (1 - OFFSET) times BACKGROUND, a picture of the same size without
 * padding. */
void threshold_against(const struct plane *gray, const uint8_t *background, float offset,
                       struct mask *mask);

#endif
