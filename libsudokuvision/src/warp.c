#include "warp.h"

#include <math.h>
#include <stdbool.h>

/* The map's denominator, kept away from 0 where the horizon crosses the view. */
static float denominator(float w)
{
    return fabsf(w) > 1e-6F ? w : 1e-6F;
}

/* Pixels between two exactly mapped points: the path between them is taken as straight, which is
 * far below a pixel off unless the horizon is near. */
enum { SPAN = 8 };

struct place {
    float x, y;
};

static struct place map_point(const float *m, float x, float y)
{
    float scale = 1 / denominator(m[6] * x + m[7] * y + m[8]);
    return (struct place){(m[0] * x + m[1] * y + m[2]) * scale,
                          (m[3] * x + m[4] * y + m[5]) * scale};
}

static bool is_inside(const struct plane *plane, struct place place)
{
    return place.x >= 0 && place.y >= 0 && place.x < (float)(plane->width - 1) &&
           place.y < (float)(plane->height - 1);
}

/* COUNT samples from START by STEP, all inside the plane, in fixed point of 16 bits. */
static void sample_span(const struct plane *plane, struct place start, struct place step,
                        unsigned count, uint8_t *view)
{
    int32_t x = (int32_t)(start.x * 65536), y = (int32_t)(start.y * 65536);
    int32_t step_x = (int32_t)(step.x * 65536), step_y = (int32_t)(step.y * 65536);
    for (unsigned i = 0; i < count; i++, x += step_x, y += step_y) {
        const uint8_t *pixel = plane->pixels + (size_t)(y >> 16) * plane->stride + (x >> 16);
        int fx = (x >> 8) & 255, fy = (y >> 8) & 255;
        int upper = pixel[0] * (256 - fx) + pixel[1] * fx;
        int lower = pixel[plane->stride] * (256 - fx) + pixel[plane->stride + 1] * fx;
        view[i] = (uint8_t)((upper * (256 - fy) + lower * fy + 32768) >> 16);
    }
}

static void warp_row(const struct plane *plane, const float *m, float row, unsigned width,
                     uint8_t *view)
{
    struct place start = map_point(m, 0, row);
    for (unsigned column = 0; column < width; column += SPAN) {
        unsigned count = width - column < SPAN ? width - column : SPAN;
        struct place end = map_point(m, (float)(column + SPAN), row);
        struct place step = {(end.x - start.x) / SPAN, (end.y - start.y) / SPAN};
        if (is_inside(plane, start) && is_inside(plane, end)) {
            sample_span(plane, start, step, count, view + column);
        } else {
            for (unsigned i = 0; i < count; i++) {
                struct place at = map_point(m, (float)(column + i), row);
                view[column + i] = warp_sample(plane, at.x, at.y);
            }
        }
        start = end;
    }
}

void warp_plane(const struct plane *plane, const struct svision_homography *map, unsigned width,
                unsigned height, uint8_t *view)
{
    float m[9];
    for (unsigned i = 0; i < 9; i++)
        m[i] = (float)map->m[i];
    for (unsigned row = 0; row < height; row++, view += width)
        warp_row(plane, m, (float)row, width, view);
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
