/* Masks of what is dark in a picture: svision_threshold() with a bit for each pixel. */
#ifndef IMAGE_THRESHOLD_H
#define IMAGE_THRESHOLD_H

#include "image/mask.h"
#include "image/plane.h"

/* Marks what is below (1 - OFFSET) times the mean of the WINDOW x WINDOW square around it in MASK.
 * COLUMNS holds width + WINDOW numbers. */
void threshold(const struct plane *gray, unsigned window, float offset, uint32_t *columns,
               struct mask *mask);

/* Marks what is below (1 - OFFSET) times BACKGROUND, a picture of the same size without padding. */
void threshold_against(const struct plane *gray, const uint8_t *background, float offset,
                       struct mask *mask);

#endif
