/* Halved copies of a picture, and the one used for detection. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/mem.h"
#include "common/random.h"
#include "image/pyramid.h"
#include "support/check.h"

/* Bright noise on a slope, so that each place has its own mean. */
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

/* The mean of IMAGE over RATIO pixels in both directions from (LEFT, TOP) on. */
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

/* Expects SMALL to be LARGE reduced by RATIO and rounded, within TOLERANCE. */
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
    /* A picture too flat for a single row has an unused one. */
    if (source->height >= ratio)
        check_reduced(source, &pyramid->detect, ratio, 0.6);
}

static const struct size {
    unsigned width, height;
    unsigned factor; /* reduction of level 0 */
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

/* The maximum difference among the pixel of PLANE at (X, Y) and its neighbors. */
static unsigned difference_at(const struct plane *plane, unsigned x, unsigned y)
{
    unsigned least = UINT8_MAX, most = 0;
    const unsigned left = x > 0 ? x - 1 : x, right = x + 1 < plane->width ? x + 1 : x;
    const unsigned up = y > 0 ? y - 1 : y, down = y + 1 < plane->height ? y + 1 : y;
    const unsigned at[5][2] = {{x, y}, {left, y}, {right, y}, {x, up}, {x, down}};
    for (unsigned i = 0; i < 5; i++) {
        unsigned value = plane->pixels[at[i][1] * plane->stride + at[i][0]];
        least = value < least ? value : least;
        most = value > most ? value : most;
    }
    return most - least;
}

static void check_edges(const struct plane *plane, const struct plane *edges)
{
    unsigned wrong = 0;
    for (unsigned y = 0; y < plane->height; y++)
        for (unsigned x = 0; x < plane->width; x++)
            wrong += edges->pixels[y * edges->stride + x] != UINT8_MAX - difference_at(plane, x, y);
    CHECK_EQ(wrong, 0);
}

static bool are_same(const struct plane *a, const struct plane *b)
{
    return a->width == b->width && a->height == b->height &&
           memcmp(a->pixels, b->pixels, (size_t)a->width * a->height) == 0;
}

/* Opens two pyramids of one picture of SIZE. */
static void open_twins(const struct size *size, uint8_t *pixels, struct pyramid twins[2])
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    struct svision_image image = picture_of(size->width, size->height, pixels);
    for (unsigned i = 0; i < 2; i++) {
        CHECK(pyramid_open(&twins[i], &allocator, size->width, size->height));
        pyramid_fill(&twins[i], &image);
    }
}

static void close_twins(struct pyramid twins[2])
{
    const struct sudoku_allocator allocator = mem_allocator(NULL);
    for (unsigned i = 0; i < 2; i++)
        pyramid_close(&twins[i], &allocator);
}

/* The weighted mean of the pixel and its neighbors; edge pixels are repeated. */
static unsigned smooth_at(const struct plane *plane, unsigned x, unsigned y)
{
    static const unsigned weight[3] = {1, 2, 1};
    unsigned sum = 8;
    for (unsigned i = 0; i < 9; i++) {
        unsigned column = x + i % 3, row = y + i / 3;
        column = column > 0 ? column - 1 : 0;
        row = row > 0 ? row - 1 : 0;
        column = column < plane->width ? column : plane->width - 1;
        row = row < plane->height ? row : plane->height - 1;
        sum += weight[i % 3] * weight[i / 3] * plane->pixels[row * plane->stride + column];
    }
    return sum / 16;
}

static void check_smooth(const struct plane *plane, const struct plane *means)
{
    unsigned wrong = 0;
    for (unsigned y = 0; y < plane->height; y++)
        for (unsigned x = 0; x < plane->width; x++)
            wrong += means->pixels[y * means->stride + x] != smooth_at(plane, x, y);
    CHECK_EQ(wrong, 0);
}

/* Expects FILTER to change all levels and the detection picture as CHECK verifies. */
static void check_filter(void (*filter)(struct pyramid *),
                         void (*check)(const struct plane *, const struct plane *))
{
    static const struct size some[] = {
        {.width = 70, .height = 40}, {.width = 700, .height = 2}, {.width = 1, .height = 9}};
    static uint8_t pixels[70 * 40];
    for (unsigned i = 0; i < sizeof some / sizeof some[0]; i++) {
        struct pyramid twins[2];
        open_twins(&some[i], pixels, twins);
        filter(&twins[1]);
        for (unsigned k = 0; k < twins[0].level_count; k++)
            check(&twins[0].level[k], &twins[1].level[k]);
        check(&twins[0].detect, &twins[1].detect);
        close_twins(twins);
    }
}

static void traces_edges_by_the_range_around_a_pixel(void)
{
    check_filter(pyramid_trace_edges, check_edges);
}

static void smooths_by_the_mean_of_neighbors(void)
{
    check_filter(pyramid_smooth, check_smooth);
}

static void removing_the_margin_restores_the_picture(void)
{
    static const struct size size = {.width = 300, .height = 200};
    static uint8_t pixels[300 * 200];
    struct pyramid twins[2];
    open_twins(&size, pixels, twins);
    pyramid_remove_margin(&twins[1]);
    CHECK(are_same(&twins[0].level[0], &twins[1].level[0]));
    CHECK(pyramid_add_margin(&twins[1]));
    pyramid_negate(&twins[1]);
    CHECK(pyramid_add_margin(&twins[1]));
    CHECK(!are_same(&twins[0].level[0], &twins[1].level[0]));
    pyramid_negate(&twins[1]);
    pyramid_remove_margin(&twins[1]);
    CHECK_EQ(twins[0].level_count, twins[1].level_count);
    for (unsigned i = 0; i < twins[0].level_count; i++)
        CHECK(are_same(&twins[0].level[i], &twins[1].level[i]));
    CHECK(are_same(&twins[0].detect, &twins[1].detect));
    CHECK_EQ(twins[1].margin, 0);
    close_twins(twins);
}

static void points_return_from_the_picture_with_and_without_a_margin(void)
{
    struct pyramid pyramid = {.level_count = 3, .base_scale = 2};
    for (unsigned margin = 0; margin <= PYRAMID_MARGIN; margin += PYRAMID_MARGIN) {
        const struct svision_point at = {70, 33};
        pyramid.margin = margin;
        const struct svision_point picture = pyramid_to_picture(&pyramid, at);
        const struct svision_point back = pyramid_from_picture(&pyramid, picture, 0);
        CHECK(fabs(back.x - at.x) < 1e-9 && fabs(back.y - at.y) < 1e-9);
        const struct svision_point coarse = pyramid_from_picture(&pyramid, picture, 1);
        CHECK(fabs(coarse.x - 34.75) < 1e-9 && fabs(coarse.y - 16.25) < 1e-9);
    }
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

/* The center of the first pixel of a level is amid those it was made of. */
static void converts_maps_to_levels_by_pixel_centers(void)
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
    traces_edges_by_the_range_around_a_pixel();
    smooths_by_the_mean_of_neighbors();
    removing_the_margin_restores_the_picture();
    points_return_from_the_picture_with_and_without_a_margin();
    a_level_is_chosen_by_size();
    converts_maps_to_levels_by_pixel_centers();
    closing_leaves_nothing();
    return check_result();
}
