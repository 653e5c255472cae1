/* PGM and PPM files: syntax, size limits and truncation. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "image/pnm.h"
#include "support/check.h"

/* Decodes HEADER and SIZE more bytes. */
static bool read(const char *header, const void *bytes, size_t size, uint64_t max_pixels,
                 struct pixels *pixels, char *message)
{
    const struct pixels_limits limits = {.max_pixels = max_pixels};
    size_t length = strlen(header);
    uint8_t *file = malloc(length + size + 1);
    if (!file)
        abort();
    memcpy(file, header, length);
    memcpy(file + length, bytes, size);
    bool done = pnm_recognize(file, length + size) &&
                pnm_decode(file, length + size, &limits, pixels, message);
    free(file);
    return done;
}

static void expect(const char *header, const void *bytes, size_t size, const uint8_t *expected)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(read(header, bytes, size, 0, &pixels, message));
    CHECK(!pixels.damaged);
    CHECK_EQ(pixels.width, 2);
    CHECK_EQ(pixels.height, 3);
    CHECK_EQ(pixels.channels, header[1] == '6' ? 3 : 1);
    CHECK(memcmp(pixels.data, expected, 6 * (size_t)pixels.channels) == 0);
    pixels_free(&pixels);
}

static void values_are_scaled_to_a_byte(void)
{
    static const uint8_t gray[] = {0, 1, 100, 200, 254, 255}, few[] = {0, 1, 2, 3, 3, 9},
                         scaled[] = {0, 85, 170, 255, 255, 255};
    static const uint8_t wide[] = {0, 0, 1, 1, 100, 100, 200, 200, 254, 254, 255, 255};
    static const uint8_t colors[18] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17};
    expect("P5 2 3 255\n", gray, sizeof gray, gray);
    expect("P5 2 3 3\n", few, sizeof few, scaled);
    expect("P5 2 3 65535\n", wide, sizeof wide, gray);
    expect("P6\n2 3\n255\n", colors, sizeof colors, colors);
    expect("P5# a\n2 # b\n# c\r3\t255\n", gray, sizeof gray, gray);
    /* Another picture may follow. */
    expect("P5 2 3 255\n", "\0\1\x64\xC8\xFE\xFFP5 2 3 255", 16, gray);
}

static void a_file_that_ends_early_is_damaged(void)
{
    static const char header[] = "P5 2 3 255\n";
    char cut[sizeof header];
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    for (size_t length = 3; length < sizeof header; length++) {
        snprintf(cut, sizeof cut, "%.*s", (int)length, header);
        message[0] = '\0';
        CHECK(!read(cut, "", 0, 0, &pixels, message));
        CHECK_TEXT(message, "the file ends early");
    }
    for (size_t size = 1; size < 6; size++) {
        CHECK(read(header, "abcdef", size, 0, &pixels, message));
        CHECK(pixels.damaged);
        CHECK_TEXT(message, "the file ends early");
        CHECK(memcmp(pixels.data, "abcdef", size) == 0);
        CHECK_EQ(pixels.data[size], 0);
        pixels_free(&pixels);
    }
}

static void malformed_or_too_large_files_are_refused(void)
{
    static const struct {
        const char *header, *message;
    } files[] = {
        {"P5 0 3 255\n", "a picture without pixels"},
        {"P5 2 -3 255\n", "the header of the PNM file is malformed"},
        {"P5 2 3 65536\n", "the header of the PNM file is malformed"},
        {"P5 2 3 0\n", "the header of the PNM file is malformed"},
        {"P5 2 3 255x", "the header of the PNM file is malformed"},
        {"P5 2000000000 3 255\n", "the header of the PNM file is malformed"},
        {"P5 40000 1 255\n",
         "the picture is too large: 40000x1 pixels, at most 32768 are read on a side"},
        {"P5 9 5 255\n", "the picture is too large: 9x5 pixels, more than --max-pixels=44"},
        {"P6 4 11 255\n", NULL},
        {"P5 30000 30000 255\n",
         "the picture is too large: 30000x30000 pixels, more than --max-pixels=44"},
    };
    for (unsigned i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct pixels pixels;
        char message[JPEG_MESSAGE] = "";
        bool done = read(files[i].header, "abcdef", 6, 44, &pixels, message);
        CHECK_EQ(done, files[i].message == NULL);
        if (files[i].message)
            CHECK_TEXT(message, files[i].message);
        pixels_free(&pixels);
    }
}

/* More than twice PIXELS_ENOUGH: rows are averaged while being read. */
static void huge_pictures_are_made_smaller(void)
{
    enum { LONG = 2 * PIXELS_ENOUGH + 1, ROWS = 3 };
    static uint8_t rows[ROWS * LONG];
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "", header[40];
    for (size_t i = 0; i < sizeof rows; i++)
        rows[i] = (uint8_t)(i / LONG * 40 + i % LONG % 2 * 20);
    snprintf(header, sizeof header, "P5 %d %d 255\n", LONG, ROWS);
    CHECK(read(header, rows, sizeof rows, 0, &pixels, message));
    CHECK_EQ(pixels.reduction, 2);
    CHECK_EQ(pixels.width, PIXELS_ENOUGH + 1);
    CHECK_EQ(pixels.height, 2);
    CHECK_EQ(pixels.data[0], 30);
    CHECK_EQ(pixels.data[PIXELS_ENOUGH + 1], 90);
    CHECK_EQ(pixels.data[2 * PIXELS_ENOUGH + 1], 80);
    pixels_free(&pixels);
}

int main(void)
{
    values_are_scaled_to_a_byte();
    a_file_that_ends_early_is_damaged();
    malformed_or_too_large_files_are_refused();
    huge_pictures_are_made_smaller();
    return check_result();
}
