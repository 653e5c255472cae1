/* PNG files of all kinds, including ones with more pixels than are needed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

#include "image/png.h"
#include "support/check.h"

/* More than twice PIXELS_ENOUGH and odd. */
enum { LONG = 2 * PIXELS_ENOUGH + 1, SHORT = 21 };

struct file {
    uint8_t *data;
    size_t size;
};

/* The value at (X, Y): squares of 2 x 2 pixels have different integer means. */
static uint8_t shade(size_t x, size_t y)
{
    return (uint8_t)((x / 2 * 7 + y / 2 * 13) % 200 + (x % 2 ? 4 : 0) + (y % 2 ? 8 : 0));
}

static void add(png_structp png, png_bytep data, size_t size)
{
    struct file *file = png_get_io_ptr(png);
    file->data = realloc(file->data, file->size + size);
    CHECK(file->data);
    memcpy(file->data + file->size, data, size);
    file->size += size;
}

/* Encodes a gray picture of WIDTH x HEIGHT. */
static struct file encode(unsigned width, unsigned height, int interlace)
{
    struct file file = {NULL, 0};
    uint8_t *pixels = malloc((size_t)width * height);
    png_bytep *rows = malloc(height * sizeof *rows);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    CHECK(pixels && rows && info);
    for (size_t y = 0; y < height; y++) {
        rows[y] = pixels + y * width;
        for (size_t x = 0; x < width; x++)
            rows[y][x] = shade(x, y);
    }
    png_set_write_fn(png, &file, add, NULL);
    png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_GRAY, interlace,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_write_image(png, rows);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    free(rows);
    free(pixels);
    return file;
}

static bool read(const struct file *file, size_t size, unsigned longest, uint64_t max_pixels,
                 struct pixels *pixels, char *message)
{
    const struct pixels_limits limits = {longest, max_pixels};
    return size <= file->size && png_decode(file->data, size, &limits, pixels, message);
}

static void rows_of_huge_pictures_become_means(void)
{
    struct file file = encode(LONG, SHORT, PNG_INTERLACE_NONE);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(read(&file, file.size, 1000, 0, &pixels, message));
    CHECK_EQ(pixels.reduction, 2);
    CHECK_EQ(pixels.full_width, LONG);
    CHECK_EQ(pixels.full_height, SHORT);
    CHECK_EQ(pixels.width, LONG / 2 + 1);
    CHECK_EQ(pixels.height, SHORT / 2 + 1);
    CHECK(pixels_are_finest(&pixels) && !pixels.damaged);
    unsigned wrong = 0;
    for (size_t y = 0; y < pixels.height; y++)
        for (size_t x = 0; x < pixels.width; x++) {
            /* The last column and row average one pixel of the file, not two. */
            unsigned mean =
                shade(2 * x, 2 * y) + (x < LONG / 2 ? 2U : 0U) + (y < SHORT / 2 ? 4U : 0U);
            wrong += pixels.data[y * pixels.width + x] != mean;
        }
    CHECK_EQ(wrong, 0);
    free(pixels.data);
    free(file.data);
}

/* Checks that FILE is read unchanged. */
static void expect_whole(const struct file *file, unsigned longest, unsigned width)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(read(file, file->size, longest, 0, &pixels, message));
    CHECK_EQ(pixels.reduction, 1);
    CHECK_EQ(pixels.width, width);
    unsigned wrong = 0;
    for (size_t y = 0; y < pixels.height; y++)
        for (size_t x = 0; x < pixels.width; x++)
            wrong += pixels.data[y * pixels.width + x] != shade(x, y);
    CHECK_EQ(wrong, 0);
    free(pixels.data);
}

static void small_pictures_and_full_requests_keep_their_size(void)
{
    struct file file = encode(LONG, SHORT, PNG_INTERLACE_NONE);
    struct file interlaced = encode(LONG - 2, SHORT, PNG_INTERLACE_ADAM7);
    struct file less = encode(LONG - 2, SHORT, PNG_INTERLACE_NONE);
    expect_whole(&file, LONG, LONG);
    expect_whole(&interlaced, 1000, LONG - 2);
    expect_whole(&less, 1000, LONG - 2);
    free(file.data);
    free(interlaced.data);
    free(less.data);
}

/* The first passes of an interlaced file are smaller pictures. */
static void huge_interlaced_pictures_give_every_second_or_fourth_pixel(void)
{
    static const struct {
        unsigned longer, height, factor;
    } sizes[] = {{LONG, 200, 2}, {3 * PIXELS_ENOUGH, 2, 2}, {5 * PIXELS_ENOUGH, SHORT, 4}};
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct file file = encode(sizes[i].longer, sizes[i].height, PNG_INTERLACE_ADAM7);
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        size_t factor = sizes[i].factor, wrong = 0;
        CHECK(read(&file, file.size, 1000, 0, &pixels, message));
        CHECK(!pixels.damaged);
        CHECK_EQ(pixels.reduction, factor);
        CHECK_EQ(pixels.width, (sizes[i].longer + factor - 1) / factor);
        CHECK_EQ(pixels.height, (sizes[i].height + factor - 1) / factor);
        for (size_t y = 0; y < pixels.height; y++)
            for (size_t x = 0; x < pixels.width; x++)
                wrong += pixels.data[y * pixels.width + x] != shade(factor * x, factor * y);
        CHECK_EQ(wrong, 0);
        free(pixels.data);
        free(file.data);
    }
}

/* The last passes have none of these pixels. */
static void a_huge_interlaced_picture_that_ends_early_is_damaged(void)
{
    struct file file = encode(LONG, 200, PNG_INTERLACE_ADAM7);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(read(&file, file.size - 20, 1000, 0, &pixels, message));
    CHECK(pixels.damaged && message[0]);
    CHECK_EQ(pixels.data[0], shade(0, 0));
    free(pixels.data);
    free(file.data);
}

static void a_huge_picture_that_ends_early_is_damaged(void)
{
    struct file file = encode(LONG, 200, PNG_INTERLACE_NONE);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(read(&file, file.size / 2, 1000, 0, &pixels, message));
    CHECK(pixels.damaged && message[0]);
    CHECK_EQ(pixels.data[0], shade(0, 0) + 6);
    CHECK_EQ(pixels.data[(size_t)pixels.width * pixels.height - 1], 0);
    free(pixels.data);
    free(file.data);
}

static void the_limit_of_pixels_is_exact(void)
{
    struct file file = encode(100, 50, PNG_INTERLACE_NONE);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(!read(&file, file.size, 1000, 4999, &pixels, message));
    CHECK(!pixels.data);
    CHECK_TEXT(message, "the picture is too large: 100x50 pixels, more than --max-pixels=4999");
    CHECK(read(&file, file.size, 1000, 5000, &pixels, message));
    free(pixels.data);
    free(file.data);
}

int main(void)
{
    rows_of_huge_pictures_become_means();
    small_pictures_and_full_requests_keep_their_size();
    huge_interlaced_pictures_give_every_second_or_fourth_pixel();
    a_huge_interlaced_picture_that_ends_early_is_damaged();
    a_huge_picture_that_ends_early_is_damaged();
    the_limit_of_pixels_is_exact();
    return check_result();
}
