/* Pictures: formats, sizes, brightness, masks, closing. */
#include <stdlib.h>

#include <sudokuvision/sudokuvision.h>

#include "common/random.h"
#include "image/gray.h"
#include "image/morphology.h"
#include "support/check.h"

static struct svision_image image_of(const uint8_t *pixels, unsigned width, unsigned height,
                                     size_t stride, enum svision_format format)
{
    return (struct svision_image){pixels, width, height, stride, format};
}

static void sizes_follow_the_format(void)
{
    uint8_t pixel = 0;
    static const struct {
        enum svision_format format;
        size_t row, size;
    } expected[] = {
        {SVISION_GRAY8, 5, 15},   {SVISION_RGB24, 15, 45}, {SVISION_BGR24, 15, 45},
        {SVISION_RGBA32, 20, 60}, {SVISION_YUYV, 12, 36},  {SVISION_UYVY, 12, 36},
        {SVISION_NV12, 6, 30},    {SVISION_I420, 5, 27},
    };
    for (size_t i = 0; i < sizeof expected / sizeof expected[0]; i++) {
        size_t size = 0, row = svision_image_row_size(expected[i].format, 5);
        struct svision_image image = image_of(&pixel, 5, 3, row, expected[i].format);
        CHECK_EQ(row, expected[i].row);
        CHECK_EQ(svision_image_check(&image, &size), SVISION_OK);
        CHECK_EQ(size, expected[i].size);
    }
}

static void rejects_invalid_pictures(void)
{
    uint8_t pixel = 0;
    struct svision_image image = image_of(&pixel, 4, 4, 4, SVISION_GRAY8);
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_OK);
    CHECK_EQ(svision_image_check(NULL, NULL), SVISION_ERR_ARGUMENT);
    image.stride = 3;
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_ERR_ARGUMENT);
    image = image_of(&pixel, 0, 4, 4, SVISION_GRAY8);
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_ERR_ARGUMENT);
    image = image_of(&pixel, 4, SVISION_MAX_SIDE + 1, 4, SVISION_GRAY8);
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_ERR_ARGUMENT);
    image = image_of(&pixel, 4, 2, SIZE_MAX / 2, SVISION_GRAY8);
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_OK);
    image.height = 3;
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_ERR_ARGUMENT);
    image = image_of(&pixel, 4, 4, 64, (enum svision_format)99);
    CHECK_EQ(svision_image_check(&image, NULL), SVISION_ERR_ARGUMENT);
}

static void converts_every_format_to_the_same_gray(void)
{
    static const uint8_t rgb[] = {10, 20, 30, 40, 50, 60}, bgr[] = {30, 20, 10, 60, 50, 40};
    static const uint8_t rgba[] = {10, 20, 30, 0, 40, 50, 60, 255}, yuyv[] = {18, 9, 48, 9};
    static const uint8_t uyvy[] = {9, 18, 9, 48}, planes[] = {18, 48, 9, 9};
    const struct svision_image images[] = {
        image_of(rgb, 2, 1, 6, SVISION_RGB24),   image_of(bgr, 2, 1, 6, SVISION_BGR24),
        image_of(rgba, 2, 1, 8, SVISION_RGBA32), image_of(yuyv, 2, 1, 4, SVISION_YUYV),
        image_of(uyvy, 2, 1, 4, SVISION_UYVY),   image_of(planes, 2, 1, 2, SVISION_NV12),
        image_of(planes, 2, 1, 2, SVISION_I420), image_of(planes, 2, 1, 2, SVISION_GRAY8),
    };
    for (size_t i = 0; i < sizeof images / sizeof images[0]; i++) {
        uint8_t gray[2] = {0, 0};
        CHECK_EQ(svision_gray(&images[i], 1, NULL, gray), SVISION_OK);
        CHECK_EQ(gray[0], 18);
        CHECK_EQ(gray[1], 48);
    }
}

static void shrinking_keeps_the_mean_and_drops_the_remainder(void)
{
    static const uint8_t pixels[] = {10, 20, 99, 77, 30, 40, 99, 77, 1, 2, 3, 4};
    struct svision_image image = image_of(pixels, 3, 3, 4, SVISION_GRAY8);
    uint8_t gray = 0;
    uint32_t work;
    CHECK_EQ(svision_gray(&image, 2, &work, &gray), SVISION_OK);
    CHECK_EQ(gray, 25);
    CHECK_EQ(svision_gray(&image, 4, &work, &gray), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_gray(&image, 0, &work, &gray), SVISION_ERR_ARGUMENT);
}

static void shrinking_keeps_a_uniform_picture_uniform(void)
{
    enum { SIDE = 50 };
    uint8_t gray[SIDE * SIDE], small[SIDE * SIDE];
    float work[SIDE];
    memset(gray, 77, sizeof gray);
    for (unsigned side = 1; side <= SIDE; side += 7) {
        gray_shrink(gray, SIDE, SIDE, (float)SIDE / (float)side, small, side, side, work);
        for (unsigned i = 0; i < side * side; i++)
            CHECK_EQ(small[i], 77);
    }
}

/* The definition, pixel by pixel. */
static uint8_t dark(const uint8_t *gray, int width, int height, int x, int y, int window,
                    float offset)
{
    long sum = 0;
    for (int v = y - window / 2; v <= y + window / 2; v++) {
        for (int u = x - window / 2; u <= x + window / 2; u++) {
            int row = v < 0 ? 0 : v < height ? v : height - 1;
            int column = u < 0 ? 0 : u < width ? u : width - 1;
            sum += gray[row * width + column];
        }
    }
    long factor = (long)((1 - offset) * 1024 + 0.5F);
    return (long)gray[y * width + x] * window * window * 1024 < factor * sum;
}

static void threshold_agrees_with_its_definition(void)
{
    enum { WIDTH = 41, HEIGHT = 23 };
    uint8_t gray[WIDTH * HEIGHT], mask[WIDTH * HEIGHT];
    uint32_t work[WIDTH + 63];
    uint64_t seed = 1;
    for (unsigned i = 0; i < sizeof gray; i++)
        gray[i] = (uint8_t)random_below(&seed, 256);
    struct svision_image image = image_of(gray, WIDTH, HEIGHT, WIDTH, SVISION_GRAY8);
    for (int window = 3; window <= 63; window += 12) {
        CHECK_EQ(svision_threshold(&image, (unsigned)window, 0.1F, work, mask), SVISION_OK);
        for (int y = 0; y < HEIGHT; y++)
            for (int x = 0; x < WIDTH; x++)
                CHECK_EQ(mask[y * WIDTH + x], dark(gray, WIDTH, HEIGHT, x, y, window, 0.1F));
    }
    CHECK_EQ(svision_threshold(&image, 4, 0.1F, work, mask), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_threshold(&image, 65, 0.1F, work, mask), SVISION_ERR_ARGUMENT);
    CHECK_EQ(svision_threshold(&image, 5, 1.0F, work, mask), SVISION_ERR_ARGUMENT);
}

static uint8_t extreme(const uint8_t *gray, int width, int height, int x, int y, int half, int sign)
{
    int best = -1000;
    for (int v = y - half; v <= y + half; v++)
        for (int u = x - half; u <= x + half; u++)
            if (u >= 0 && v >= 0 && u < width && v < height && sign * gray[v * width + u] > best)
                best = sign * gray[v * width + u];
    return (uint8_t)(sign * best);
}

typedef void closing_function(const uint8_t *in, unsigned width, unsigned height, unsigned side,
                              uint8_t *work, uint8_t *out);

/* Expects APPLY to compute the minimum of maxima if SIGN is 1, the maximum of minima if it is
 * -1. */
static void check_closing(closing_function *apply, int sign)
{
    enum { WIDTH = 33, HEIGHT = 19 };
    uint8_t gray[WIDTH * HEIGHT], once[WIDTH * HEIGHT], closed[WIDTH * HEIGHT];
    uint8_t work[(WIDTH + 16) * (HEIGHT + 16)];
    uint64_t seed = 7;
    for (unsigned i = 0; i < sizeof gray; i++)
        gray[i] = (uint8_t)random_below(&seed, 256);
    for (int side = 3; side <= 15; side += 2) {
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            once[i] = extreme(gray, WIDTH, HEIGHT, i % WIDTH, i / WIDTH, side / 2, sign);
        apply(gray, WIDTH, HEIGHT, (unsigned)side, work, closed);
        for (int i = 0; i < WIDTH * HEIGHT; i++)
            CHECK_EQ(closed[i],
                     extreme(once, WIDTH, HEIGHT, i % WIDTH, i / WIDTH, side / 2, -sign));
    }
}

static void closing_is_the_minimum_of_maxima(void)
{
    check_closing(morphology_close, 1);
}

static void opening_is_the_maximum_of_minima(void)
{
    check_closing(morphology_open, -1);
}

int main(void)
{
    sizes_follow_the_format();
    rejects_invalid_pictures();
    converts_every_format_to_the_same_gray();
    shrinking_keeps_the_mean_and_drops_the_remainder();
    shrinking_keeps_a_uniform_picture_uniform();
    threshold_agrees_with_its_definition();
    closing_is_the_minimum_of_maxima();
    opening_is_the_maximum_of_minima();
    return check_result();
}
