#include "warp.h"

#include <math.h>

/* The map's denominator, kept away from 0 where the horizon crosses the view. */
static float denominator(float w)
{
    return fabsf(w) > 1e-6F ? w : 1e-6F;
}

void warp_plane(const struct plane *plane, const struct svision_homography *map, unsigned width,
                unsigned height, uint8_t *view)
{
    const double *m = map->m;
    float step_x = (float)m[0], step_y = (float)m[3], step_w = (float)m[6];
    for (unsigned row = 0; row < height; row++) {
        float x = (float)(m[1] * row + m[2]), y = (float)(m[4] * row + m[5]);
        float w = (float)(m[7] * row + m[8]);
        for (unsigned column = 0; column < width; column++) {
            float k = (float)column, scale = 1 / denominator(w + k * step_w);
            *view++ = warp_sample(plane, (x + k * step_x) * scale, (y + k * step_y) * scale);
        }
    }
}

enum svision_status svision_warp(const struct svision_image *image,
                                 const struct svision_homography *map, unsigned width,
                                 unsigned height, uint8_t *view)
{
    if (svision_image_check(image, NULL) || image->format != SVISION_GREY8 || !map || !view ||
        width == 0 || width > SVISION_MAX_SIDE || height == 0 || height > SVISION_MAX_SIDE)
        return SVISION_ERR_ARGUMENT;
    struct plane plane = {image->pixels, image->width, image->height, image->stride};
    warp_plane(&plane, map, width, height, view);
    return SVISION_OK;
}
