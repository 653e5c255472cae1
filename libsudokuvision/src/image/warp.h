/* Interpolated gray values. Edge pixels are repeated beyond the edges. */
#ifndef IMAGE_WARP_H
#define IMAGE_WARP_H

#include <sudokuvision/stages.h>

#include "image/plane.h"

/* Returns the bilinear interpolation at (x, y). */
static inline uint8_t warp_sample(const struct plane *plane, float x, float y)
{
    float right = (float)(plane->width - 1), bottom = (float)(plane->height - 1);
    x = x > 0 ? x < right ? x : right : 0;
    y = y > 0 ? y < bottom ? y : bottom : 0;
    unsigned column = (unsigned)x, row = (unsigned)y;
    size_t next = column < plane->width - 1, below = row < plane->height - 1 ? plane->stride : 0;
    const uint8_t *pixel = plane->pixels + row * plane->stride + column;
    int fx = (int)((x - (float)column) * 256), fy = (int)((y - (float)row) * 256);
    int upper = pixel[0] * (256 - fx) + pixel[next] * fx;
    int lower = pixel[below] * (256 - fx) + pixel[below + next] * fx;
    return (uint8_t)((upper * (256 - fy) + lower * fy + 32768) >> 16);
}

/* svision_warp() of a plane, without checks. */
void warp_plane(const struct plane *plane, const struct svision_homography *map, unsigned width,
                unsigned height, uint8_t *view);

#endif
