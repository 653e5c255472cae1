/* Conversions between formats keep brightness and color. */
#include <stdlib.h>

#include "cli/text/buffer.h"
#include "support/check.h"
#include "video/formats/convert.h"

enum { WIDTH = 7, HEIGHT = 5 };

static const enum svision_format formats[] = {SVISION_GRAY8,  SVISION_RGB24, SVISION_BGR24,
                                              SVISION_RGBA32, SVISION_YUYV,  SVISION_UYVY,
                                              SVISION_NV12,   SVISION_I420};
enum { FORMATS = sizeof formats / sizeof formats[0] };

/* Allocates exactly the bytes of a picture, so that sanitizers notice reads beyond the end. */
static uint8_t *make(enum svision_format format, size_t padding, struct svision_image *image)
{
    static const uint8_t any_pixel;
    size_t size = 0;
    *image = (struct svision_image){&any_pixel, WIDTH, HEIGHT,
                                    svision_image_row_size(format, WIDTH) + padding, format};
    CHECK_EQ(svision_image_check(image, &size), SVISION_OK);
    uint8_t *pixels = buffer_resize(NULL, size);
    for (size_t i = 0; i < size; i++)
        pixels[i] = (uint8_t)(i * 37 + 11);
    image->pixels = pixels;
    return pixels;
}

static void every_format_is_read_within_its_bytes(void)
{
    uint8_t *scratch = buffer_resize(NULL, convert_scratch(WIDTH));
    uint8_t *out = buffer_resize(NULL, convert_size(SVISION_I420, WIDTH, HEIGHT));
    uint8_t *gray = buffer_resize(NULL, (size_t)WIDTH * HEIGHT);
    for (size_t i = 0; i < FORMATS; i++)
        for (size_t padding = 0; padding < 4; padding++) {
            struct svision_image image;
            uint8_t *pixels = make(formats[i], padding, &image);
            convert_to_gray(&image, gray);
            convert_to_i420(&image, scratch, out);
            CHECK(memcmp(gray, out, (size_t)WIDTH * HEIGHT) == 0);
            free(pixels);
        }
    free(scratch);
    free(out);
    free(gray);
}

static void yuyv_and_back_changes_nothing(void)
{
    struct svision_image image;
    uint8_t *pixels = make(SVISION_I420, 0, &image);
    size_t size = convert_size(SVISION_I420, WIDTH, HEIGHT), stride = 4 * ((WIDTH + 1) / 2) + 3;
    uint8_t *scratch = buffer_resize(NULL, convert_scratch(WIDTH));
    uint8_t *yuyv = buffer_resize(NULL, stride * HEIGHT), *again = buffer_resize(NULL, size);
    convert_to_yuyv(&image, scratch, yuyv, stride);
    struct svision_image between = {yuyv, WIDTH, HEIGHT, stride, SVISION_YUYV};
    convert_to_i420(&between, scratch, again);
    CHECK(memcmp(again, pixels, size) == 0);
    free(pixels);
    free(scratch);
    free(yuyv);
    free(again);
}

/* ITU-T T.871 (JFIF): white, black and the primaries, rounded to integers. */
static void primaries_have_the_colors_of_jfif(void)
{
    static const uint8_t table[][6] = {{255, 255, 255, 255, 128, 128}, {0, 0, 0, 0, 128, 128},
                                       {128, 128, 128, 128, 128, 128}, {255, 0, 0, 76, 85, 255},
                                       {0, 255, 0, 150, 44, 21},       {0, 0, 255, 29, 255, 107}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        uint8_t rgb[6], luma[2], cb, cr;
        memcpy(rgb, table[i], 3);
        memcpy(rgb + 3, table[i], 3);
        struct svision_image image = {rgb, 2, 1, 6, SVISION_RGB24};
        convert_luma(&image, 0, luma);
        convert_chroma(&image, 0, &cb, &cr);
        CHECK(abs(luma[0] - table[i][3]) <= 1 && luma[0] == luma[1]);
        CHECK(abs(cb - table[i][4]) <= 1);
        CHECK(abs(cr - table[i][5]) <= 1);
    }
}

int main(void)
{
    every_format_is_read_within_its_bytes();
    yuyv_and_back_changes_nothing();
    primaries_have_the_colors_of_jfif();
    return check_result();
}
