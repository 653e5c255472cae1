/* Unusual JPEG files: inks, many scans, orientations. */
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

#include "image/jpeg/jpeg.h"
#include "support/check.h"

enum { WIDTH = 32, HEIGHT = 16 };

struct file {
    unsigned char *data;
    unsigned long size;
};

/* Encodes a uniform picture of PIXEL (CHANNELS bytes) in color space SPACE as STORED. */
static struct file encode(const uint8_t *pixel, unsigned channels, J_COLOR_SPACE space,
                          J_COLOR_SPACE stored, bool progressive)
{
    struct jpeg_compress_struct jpeg = {0};
    struct jpeg_error_mgr manager;
    struct file file = {NULL, 0};
    uint8_t row[4 * WIDTH];
    for (unsigned i = 0; i < WIDTH * channels; i++)
        row[i] = pixel[i % channels];
    jpeg.err = jpeg_std_error(&manager);
    jpeg_create_compress(&jpeg);
    jpeg_mem_dest(&jpeg, &file.data, &file.size);
    jpeg.image_width = WIDTH;
    jpeg.image_height = HEIGHT;
    jpeg.input_components = (int)channels;
    jpeg.in_color_space = space;
    jpeg_set_defaults(&jpeg);
    jpeg_set_colorspace(&jpeg, stored);
    jpeg_set_quality(&jpeg, 98, TRUE);
    if (progressive)
        jpeg_simple_progression(&jpeg);
    jpeg_start_compress(&jpeg, TRUE);
    while (jpeg.next_scanline < jpeg.image_height) {
        JSAMPROW rows = row;
        jpeg_write_scanlines(&jpeg, &rows, 1);
    }
    jpeg_finish_compress(&jpeg);
    jpeg_destroy_compress(&jpeg);
    return file;
}

static const struct pixels_limits limits = {.longest = 1000};

static void expect_color(const struct file *file, int red, int green, int blue)
{
    const int expected[3] = {red, green, blue};
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(jpeg_decode(file->data, file->size, &limits, &pixels, message));
    CHECK_EQ(pixels.width, WIDTH);
    CHECK_EQ(pixels.channels, 3);
    for (unsigned k = 0; pixels.data && k < 3; k++)
        CHECK(abs(pixels.data[3 * (WIDTH + 1) + k] - expected[k]) <= 3);
    free(pixels.data);
}

static void inks_become_colors(void)
{
    /* libjpeg marks both as Adobe files, which store inverted inks. */
    static const uint8_t inks[4] = {255, 128, 51, 204};
    static const J_COLOR_SPACE spaces[] = {JCS_CMYK, JCS_YCCK};
    for (unsigned i = 0; i < 2; i++) {
        struct file file = encode(inks, 4, JCS_CMYK, spaces[i], i == 1);
        expect_color(&file, 204, 102, 41);
        free(file.data);
    }
}

static void inks_without_a_mark_are_ink(void)
{
    static const uint8_t inks[4] = {255 - 255, 255 - 128, 255 - 51, 255 - 204};
    struct file file = encode(inks, 4, JCS_CMYK, JCS_CMYK, false);
    for (unsigned long i = 0; i + 7 < file.size; i++)
        if (memcmp(file.data + i, "Adobe", 5) == 0)
            memcpy(file.data + i, "Other", 5);
    expect_color(&file, 204, 102, 41);
    free(file.data);
}

/* The offset of the last scan of FILE. */
static size_t last_scan(const struct file *file)
{
    size_t last = 0;
    for (size_t i = 0; i + 1 < file->size; i++)
        if (file->data[i] == 0xFF && file->data[i + 1] == 0xDA)
            last = i;
    return last;
}

/* FILE with its last scan repeated, up to ROOM bytes. */
static struct file repeat(const struct file *file)
{
    enum { ROOM = 1 << 18 };
    size_t start = last_scan(file), scan = file->size - 2 - start;
    struct file result = {malloc(ROOM), 0};
    CHECK(result.data && start > 0 && scan < ROOM);
    memcpy(result.data, file->data, start);
    result.size = (unsigned long)start;
    while (result.size + scan + 2 <= ROOM) {
        memcpy(result.data + result.size, file->data + start, scan);
        result.size += (unsigned long)scan;
    }
    memcpy(result.data + result.size, "\xFF\xD9", 2);
    result.size += 2;
    return result;
}

static void a_file_of_absurdly_many_scans_is_refused(void)
{
    static const uint8_t red[3] = {200, 40, 40};
    struct file whole = encode(red, 3, JCS_RGB, JCS_YCbCr, true);
    struct file many = repeat(&whole);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    expect_color(&whole, 200, 40, 40);
    CHECK(!jpeg_decode(many.data, many.size, &limits, &pixels, message));
    CHECK(!pixels.data);
    CHECK_TEXT(message, "more than 100 scans");
    free(whole.data);
    free(many.data);
}

/* FILE with EXIF data (EXIF 2.3, section 4.6.4) that state ORIENTATION. */
static struct file orient(const struct file *file, uint8_t orientation)
{
    uint8_t exif[] = {0xFF, 0xE1, 0, 34,   'E', 'x', 'i', 'f', 0, 0, 'M', 'M', 0, 42, 0, 0, 0, 8,
                      0,    1,    1, 0x12, 0,   3,   0,   0,   0, 1, 0,   0,   0, 0,  0, 0, 0, 0};
    struct file result = {malloc(file->size + sizeof exif), 0};
    exif[29] = orientation;
    CHECK(result.data);
    memcpy(result.data, file->data, 2);
    memcpy(result.data + 2, exif, sizeof exif);
    memcpy(result.data + 2 + sizeof exif, file->data + 2, file->size - 2);
    result.size = (unsigned long)(file->size + sizeof exif);
    return result;
}

static void an_orientation_that_may_be_wrong_changes_nothing(void)
{
    static const uint8_t red[3] = {200, 40, 40};
    struct file plain = encode(red, 3, JCS_RGB, JCS_YCbCr, false);
    for (unsigned orientation = 0; orientation < 10; orientation++) {
        struct file claimed = orient(&plain, (uint8_t)orientation);
        expect_color(&claimed, 200, 40, 40);
        free(claimed.data);
    }
    free(plain.data);
}

int main(void)
{
    inks_become_colors();
    inks_without_a_mark_are_ink();
    a_file_of_absurdly_many_scans_is_refused();
    an_orientation_that_may_be_wrong_changes_nothing();
    return check_result();
}
