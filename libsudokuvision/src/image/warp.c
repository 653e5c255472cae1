#include "image/warp.h"

#include "common/argument.h"
#include "image/size.h"
#include "kernels/kernels.h"

void warp_plane(const struct plane *plane, const struct svision_homography *map, unsigned width,
                unsigned height, uint8_t *view)
{
    enum { RUN = 256 };
    const struct kernels *kernels = kernels_best();
    float m[9], s[RUN];
    for (unsigned i = 0; i < 9; i++)
        m[i] = (float)map->m[i];
    for (unsigned left = 0; left < width; left += RUN) {
        unsigned count = width - left < RUN ? width - left : RUN;
        for (unsigned i = 0; i < count; i++)
            s[i] = (float)(left + i);
        for (unsigned row = 0; row < height; row++) {
            float y = (float)row;
            const struct ray ray = {m[1] * y + m[2], m[0], m[4] * y + m[5], m[3],
                                    m[7] * y + m[8], m[6]};
            kernels->sample(plane, &ray, s, count, view + (size_t)row * width + left);
        }
    }
}

enum svision_status svision_warp(const struct svision_image *image,
                                 const struct svision_homography *map, unsigned width,
                                 unsigned height, uint8_t *view)
{
    if (svision_image_check(image, NULL) ||
        !argument_expect(image->format == SVISION_GRAY8, "image->format is not SVISION_GRAY8") ||
        !argument_expect(map, "map is NULL") || !argument_expect(view, "view is NULL") ||
        !size_is_sound(width, height))
        return SVISION_ERR_ARGUMENT;
    struct plane plane = {image->pixels, image->width, image->height, image->stride};
    warp_plane(&plane, map, width, height, view);
    return SVISION_OK;
}
