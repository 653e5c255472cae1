/* Halved copies of a picture, and the one in which grids are looked for. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/mem.h"
#include "common/random.h"
#include "image/pyramid.h"
#include "support/check.h"

/* A picture of bright noise on a slope, so that each place has its own mean. */
static struct svision_image picture_of(unsigned width, unsigned height, uint8_t *pixels)
{
    uint64_t random = width + height;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            pixels[(size_t)y * width + x] =
                (uint8_t)(60 + 100 * x / width + 60 * y / height + random_below(&random, 30));
    return (struct svision_image){.pixels = pixels,
                                  .width = width,
                                  .height = height,
                                  .stride = width,
                                  .format = SVISION_GRAY8};
}

/* The mean of IMAGE from (LEFT, TOP) on, RATIO pixels in both directions. */
static double mean_of(const struct plane *plane, double left, double top, double ratio)
{
    double sum = 0, area = 0;
    for (unsigned y = (unsigned)top; y < plane->height && y < top + ratio; y++) {
        double high = fmin(y + 1, top + ratio) - fmax(y, top);
        for (unsigned x = (unsigned)left; x < plane->width && x < left + ratio; x++) {
            double wide = fmin(x + 1, left + ratio) - fmax(x, left);
            sum += high * wide * plane->pixels[y * plane->stride + x];
            area += high * wide;
        }
    }
    return sum / area;
}

/* SMALL is LARGE reduced by RATIO, rounded; by how much it may be off: TOLERANCE. */
static void check_reduced(const struct plane *large, const struct plane *small, double ratio,
                          double tolerance)
{
    unsigned wrong = 0;
    for (unsigned y = 0; y < small->height; y++)
        for (unsigned x = 0; x < small->width; x++)
            wrong += fabs(mean_of(large, x * ratio, y * ratio, ratio) -
                          small->pixels[y * small->stride + x]) > tolerance;
    CHECK_EQ(wrong, 0);
}

/* The picture for detection is made of the smallest level that is no smaller. */
static void check_detect(const struct pyramid *pyramid)
{
    unsigned level = (unsigned)ilogb((double)pyramid->detect_scale);
    level = level < pyramid->level_count ? level : pyramid->level_count - 1;
    const struct plane *source = &pyramid->level[level];
    unsigned longer = source->width > source->height ? source->width : source->height;
    double ratio = longer > PYRAMID_DETECT_SIDE ? (double)longer / PYRAMID_DETECT_SIDE : 1;
    CHECK(ratio < 2 || level + 1 == pyramid->level_count);
    CHECK(fabs((double)pyramid->detect_scale - ratio * (1U << level)) < 1e-4);
    /* A picture too flat for a row of its own has one that nobody reads. */
    if (source->height >= ratio)
        check_reduced(source, &pyramid->detect, ratio, 0.6);
}

static const struct size {
    unsigned width, height;
    unsigned factor; /* by which level 0 is smaller than the picture */
    unsigned levels;
    unsigned detect_width, detect_height;
} sizes[] = {
    {640, 480, 1, 5, 640, 480},   {641, 480, 1, 5, 640, 479}, {1280, 720, 1, 5, 640, 360},
    {1000, 1400, 1, 5, 457, 640}, {31, 200, 1, 1, 31, 200},   {32, 200, 1, 2, 32, 200},
    {200, 33, 1, 2, 200, 33},     {2600, 40, 1, 2, 640, 9},   {2602, 64, 2, 2, 640, 15},
    {5201, 90, 3, 1, 640, 11},    {5, 3, 1, 1, 5, 3},         {2600, 1, 1, 1, 640, 1},
    {4000, 1, 1, 1, 640, 1},      {16000, 2, 2, 1, 640, 1},
};

static void check_size(const struct size *size)
{
    struct pyramid pyramid;
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    uint8_t *pixels = malloc((size_t)size->width * size->height);
    if (!pixels || !pyramid_open(&pyramid, &allocator, size->width, size->height))
        exit(1);
    struct svision_image image = picture_of(size->width, size->height, pixels);
    pyramid_fill(&pyramid, &image);
    const struct plane whole = {pixels, size->width, size->height, size->width};
    CHECK_EQ(pyramid.base_scale, size->factor);
    CHECK_EQ(pyramid.level_count, size->levels);
    CHECK_EQ(pyramid.level[0].width, size->width / size->factor);
    CHECK_EQ(pyramid.level[0].height, size->height / size->factor);
    check_reduced(&whole, &pyramid.level[0], size->factor, 0.501);
    for (unsigned i = 1; i < pyramid.level_count; i++) {
        CHECK_EQ(pyramid.level[i].width, pyramid.level[i - 1].width / 2);
        CHECK_EQ(pyramid.level[i].height, pyramid.level[i - 1].height / 2);
        check_reduced(&pyramid.level[i - 1], &pyramid.level[i], 2, 0.751);
    }
    CHECK_EQ(pyramid.detect.width, size->detect_width);
    CHECK_EQ(pyramid.detect.height, size->detect_height);
    check_detect(&pyramid);
    pyramid_close(&pyramid, &allocator);
    CHECK(pyramid.pixels == NULL);
    free(pixels);
}

static void a_level_is_chosen_by_size(void)
{
    const struct pyramid pyramid = {.level_count = 3};
    CHECK_EQ(pyramid_level_for(&pyramid, 30, 30), 0);
    CHECK_EQ(pyramid_level_for(&pyramid, 31, 30), 1);
    CHECK_EQ(pyramid_level_for(&pyramid, 60, 30), 1);
    CHECK_EQ(pyramid_level_for(&pyramid, 61, 30), 2);
    CHECK_EQ(pyramid_level_for(&pyramid, 1000, 30), 2);
}

/* The middle of the first pixel of a level lies amid those that it was made of. */
static void maps_go_on_to_levels_by_the_middles_of_pixels(void)
{
    const struct svision_homography shift = {{1, 0, 10, 0, 1, 20, 0, 0, 1}};
    for (unsigned level = 0; level < 4; level++) {
        unsigned size = 1U << level;
        struct svision_homography map = pyramid_map_to(&shift, level);
        double middle = (size - 1) / 2.0;
        double x = map.m[0] * (middle - 10) + map.m[1] * (middle - 20) + map.m[2];
        double y = map.m[3] * (middle - 10) + map.m[4] * (middle - 20) + map.m[5];
        CHECK(fabs(x / map.m[8]) < 1e-9 && fabs(y / map.m[8]) < 1e-9);
        x = map.m[0] * (middle - 10 + size) + map.m[2];
        CHECK(fabs(x / map.m[8] - 1) < 1e-9);
    }
}

static void closing_leaves_nothing(void)
{
    struct pyramid pyramid;
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    CHECK(pyramid_open(&pyramid, &allocator, 1, 1));
    pyramid_close(&pyramid, &allocator);
    CHECK(pyramid.detect_pixels == NULL && pyramid.work == NULL && pyramid.float_work == NULL);
}

int main(void)
{
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        check_size(&sizes[i]);
    a_level_is_chosen_by_size();
    maps_go_on_to_levels_by_the_middles_of_pixels();
    closing_leaves_nothing();
    return check_result();
}
