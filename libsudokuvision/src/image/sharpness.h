/* Whether a picture is sharp.
 *
 * An edge's width is its height by its steepest slope. */
#ifndef IMAGE_SHARPNESS_H
#define IMAGE_SHARPNESS_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "image/pyramid.h"

/* Whether the lines of a grid with SIDE cells a row are blurred, in either direction: motion
 * spreads only one. CROSSINGS are (SIDE + 1) * (SIDE + 1) points of the picture, row by row. */
bool sharpness_is_lost(const struct pyramid *pyramid, const struct svision_point *crossings,
                       unsigned side);

/* Whether the whole picture is, with no grid to measure: the sharpest edges of most parts that show
 * anything are wide. PICTURE has no padding and at most PYRAMID_DETECT_SIDE pixels a side; WORK has
 * room for a quarter of its pixels. */
bool sharpness_is_picture_blurred(const struct plane *picture, uint8_t *work);

#endif
