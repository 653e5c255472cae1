/* Points and homographies of arbitrary doubles: results are as documented, and no write exceeds
 * the caller's memory. */
#include <string.h>

#include <sudokuvision/sudokuvision.h>

#include "input/numbers.h"

enum { MAX_POINTS = 12, SIDE = 4 };

/* Allocates exactly the requested size, so that sanitizers detect any overrun. */
static void *take(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    HOLDS(memory);
    return memory;
}

/* Returns a point; some are nearly collinear with the first two. */
static struct svision_point next_point(struct bytes *bytes, const struct svision_point *before,
                                       size_t count)
{
    uint8_t share = next_byte(bytes);
    if (count < 2 || share < 64)
        return (struct svision_point){next_number(bytes), next_number(bytes)};
    double t = share / 100.0;
    return (struct svision_point){before[0].x + t * (before[1].x - before[0].x),
                                  before[0].y + t * (before[1].y - before[0].y)};
}

static struct svision_point *take_points(struct bytes *bytes, size_t count)
{
    struct svision_point *points = take(count, sizeof *points);
    for (size_t i = 0; i < count; i++)
        points[i] = next_point(bytes, points, i);
    return points;
}

static struct svision_homography next_map(struct bytes *bytes)
{
    struct svision_homography map;
    for (unsigned i = 0; i < 9; i++)
        map.m[i] = next_number(bytes);
    return map;
}

static void expect_finite(const struct svision_homography *map)
{
    for (unsigned i = 0; i < 9; i++)
        HOLDS(isfinite(map->m[i]));
}

static bool are_finite(const struct svision_point *points, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!isfinite(points[i].x) || !isfinite(points[i].y))
            return false;
    return true;
}

static void enclose(const struct svision_point *points, size_t count)
{
    struct svision_point *work = take(count, sizeof *work);
    struct svision_quad quad;
    if (svision_quad_enclose(points, count, work, &quad) == SVISION_OK) {
        double area = svision_quad_area(&quad);
        HOLDS(area > 0 && isfinite(area));
    }
    free(work);
}

static void surround(struct bytes *bytes)
{
    size_t count = 1 + next_byte(bytes) % MAX_POINTS, corners = 0;
    struct svision_point *points = take_points(bytes, count);
    struct svision_point *work = take(count, sizeof *work), *hull = take(count, sizeof *hull);
    bool sound = are_finite(points, count);
    enclose(points, count);
    HOLDS(svision_convex_hull(points, count, work, hull, &corners) ==
          (sound ? SVISION_OK : SVISION_ERR_ARGUMENT));
    HOLDS(!sound || (corners >= 1 && corners <= count));
    HOLDS(are_finite(hull, corners));
    enclose(hull, corners);
    free(points);
    free(work);
    free(hull);
}

static void fit(struct bytes *bytes)
{
    size_t count = next_byte(bytes) % (MAX_POINTS + 1);
    struct svision_point *from = take_points(bytes, count), *to = take_points(bytes, count);
    double *weights = take(count, sizeof *weights), *work = take(2 * count, sizeof *work);
    struct svision_homography map;
    unsigned rounds = 1 + next_byte(bytes) % 4;
    for (size_t i = 0; i < count; i++)
        weights[i] = next_number(bytes);
    if (svision_homography_fit(from, to, NULL, count, &map) == SVISION_OK)
        expect_finite(&map);
    if (svision_homography_fit_robust(from, to, next_byte(bytes) % 2 ? weights : NULL, count,
                                      rounds, next_number(bytes), work, &map) == SVISION_OK)
        expect_finite(&map);
    free(from);
    free(to);
    free(weights);
    free(work);
}

static void look_through(struct bytes *bytes, const struct svision_homography *map)
{
    unsigned width = 1 + next_byte(bytes) % SIDE, height = 1 + next_byte(bytes) % SIDE;
    unsigned across = 1 + next_byte(bytes) % 40, down = 1 + next_byte(bytes) % 3;
    uint8_t *pixels = take((size_t)width * height, 1), *view = take((size_t)across * down, 1);
    const struct svision_image image = {pixels, width, height, width, SVISION_GRAY8};
    memset(pixels, 77, (size_t)width * height);
    HOLDS(svision_warp(&image, map, across, down, view) == SVISION_OK);
    for (unsigned i = 0; i < across * down; i++)
        HOLDS(view[i] == 77);
    free(pixels);
    free(view);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct svision_homography map = next_map(&bytes), inverse, product;
    if (svision_homography_invert(&map, &inverse) == SVISION_OK) {
        expect_finite(&inverse);
        svision_homography_compose(&map, &inverse, &product);
    }
    look_through(&bytes, &map);
    surround(&bytes);
    fit(&bytes);
    return 0;
}
