/* Detects blur.
 *
 * The width of an edge is its height divided by its steepest slope. */
#ifndef IMAGE_SHARPNESS_H
#define IMAGE_SHARPNESS_H

#include <stdbool.h>

#include <sudokuvision/geometry.h>

#include "image/pyramid.h"

/* True if the lines of a grid with SIDE rows are blurred in either direction (motion blurs only
 * one). CROSSINGS are (SIDE + 1) * (SIDE + 1) points of the picture, row by row. */
bool sharpness_is_grid_blurred(const struct pyramid *pyramid, const struct svision_point *crossings,
                               unsigned side);

/* True if the whole picture is blurred, without a grid to measure: the sharpest edge is wide in
 * most blocks that show anything. PICTURE has no padding and at most PYRAMID_DETECT_SIDE pixels a
 * side; WORK holds a quarter of its pixels. */
bool sharpness_is_picture_blurred(const struct plane *picture, uint8_t *work);

#endif
