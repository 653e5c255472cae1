/* Arbitrary arguments for each public stage in sequence: no stage writes beyond its memory or
 * violates its documentation. */
#include <math.h>
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "fuzz.h"

enum { SIDE = 48, POINTS = 64 };

/* Allocates exactly the requested size on the heap, so that sanitizers detect any overrun. */
static void *take(size_t size)
{
    void *memory = malloc(size ? size : 1);
    HOLDS(memory);
    return memory;
}

static double next_number(struct bytes *bytes)
{
    static const double odd[] = {0, -0.0, 1e-300, 1e300, 1e9, -1e9, 0.5, 9};
    uint8_t kind = next_byte(bytes);
    int high = next_byte(bytes);
    return kind < 16 ? odd[kind % 8] : (high * 256 + next_byte(bytes) - 32768) / 256.0;
}

static void check_contours(const struct svision_contours *found)
{
    for (size_t i = 0; i < found->count; i++) {
        const struct svision_contour *contour = &found->contours[i];
        HOLDS(contour->length > 0 && contour->first + contour->length <= found->point_count);
        HOLDS(contour->parent == SVISION_NO_PARENT || contour->parent < i);
        HOLDS(!contour->hole || contour->parent != SVISION_NO_PARENT);
    }
}

static void outline(const struct svision_contours *found)
{
    for (size_t i = 0; i < found->count; i++) {
        size_t length = found->contours[i].length, corners;
        struct svision_point *hull = take((length + 1) * sizeof *hull);
        struct svision_quad quad;
        HOLDS(svision_convex_hull(found->points + found->contours[i].first, length,
                                  found->points + found->contours[i].first, hull,
                                  &corners) == SVISION_OK);
        HOLDS(corners >= 1 && corners <= length);
        if (svision_quad_enclose(hull, corners, hull, &quad) == SVISION_OK)
            HOLDS(svision_quad_area(&quad) > 0);
        free(hull);
    }
}

static void follow_borders(struct bytes *bytes, const uint8_t *mask, unsigned width,
                           unsigned height)
{
    struct svision_contours found = {.capacity = next_byte(bytes) * 4U,
                                     .point_capacity = next_byte(bytes) * 16U};
    found.contours = take(found.capacity * sizeof *found.contours);
    found.points = take(found.point_capacity * sizeof *found.points);
    int32_t *work = take(SVISION_CONTOUR_WORK(width, height) * sizeof *work);
    HOLDS(svision_contour_find(mask, width, height, work, &found) >= SVISION_OK);
    check_contours(&found);
    outline(&found);
    free(found.contours);
    free(found.points);
    free(work);
}

static void mark(struct bytes *bytes, const struct svision_image *image)
{
    unsigned window = 3 + 2 * (next_byte(bytes) % 31U);
    uint32_t *work = take((image->width + window) * sizeof *work);
    uint8_t *mask = take((size_t)image->width * image->height);
    HOLDS(svision_threshold(image, window, (float)next_byte(bytes) / 300, work, mask) ==
          SVISION_OK);
    follow_borders(bytes, mask, image->width, image->height);
    free(work);
    free(mask);
}

static void look_through(struct bytes *bytes, const struct svision_image *image)
{
    struct svision_homography map;
    struct svision_digit digit;
    uint8_t *cell = take((size_t)SVISION_CELL_SIDE * SVISION_CELL_SIDE);
    const struct svision_image view = {cell, SVISION_CELL_SIDE, SVISION_CELL_SIDE,
                                       SVISION_CELL_SIDE, SVISION_GRAY8};
    for (unsigned i = 0; i < 9; i++)
        map.m[i] = next_number(bytes) / (i < 6 ? 4 : 256);
    HOLDS(svision_warp(image, &map, view.width, view.height, cell) == SVISION_OK);
    HOLDS(svision_digit_classify(&view, &digit) == SVISION_OK);
    for (unsigned i = 0; i < SVISION_DIGIT_CLASSES; i++)
        HOLDS(digit.cost[i] >= 0 && digit.cost[i] <= 21);
    HOLDS(digit.left + digit.width <= SVISION_CELL_SIDE);
    HOLDS(digit.top + digit.height <= SVISION_CELL_SIDE);
    HOLDS(digit.ink >= 0 && digit.ink <= 1 && digit.contrast >= 1);
    free(cell);
}

static void fit(struct bytes *bytes)
{
    struct svision_point from[POINTS], to[POINTS];
    double work[2 * POINTS];
    struct svision_homography map;
    size_t count = next_byte(bytes) % (POINTS + 1);
    for (size_t i = 0; i < count; i++) {
        from[i] = (struct svision_point){next_number(bytes), next_number(bytes)};
        to[i] = (struct svision_point){next_number(bytes), next_number(bytes)};
    }
    if (svision_homography_fit_robust(from, to, NULL, count, 1 + (unsigned)count % 5, 0.1, work,
                                      &map) == SVISION_OK)
        for (unsigned i = 0; i < 9; i++)
            HOLDS(isfinite(map.m[i]));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    unsigned width = 1 + next_byte(&bytes) % SIDE, height = 1 + next_byte(&bytes) % SIDE;
    size_t stride = width + next_byte(&bytes) % 4U;
    uint8_t *pixels = take(stride * height);
    const struct svision_image image = {pixels, width, height, stride, SVISION_GRAY8};
    fit(&bytes);
    for (size_t i = 0; i < stride * height; i++)
        pixels[i] = bytes.size > 4 ? next_byte(&bytes) : (uint8_t)(i * 37);
    look_through(&bytes, &image);
    mark(&bytes, &image);
    free(pixels);
    return 0;
}
