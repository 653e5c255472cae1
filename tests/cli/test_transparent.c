/* Pictures with transparent pixels are read as they look on white paper, whatever the colors of
 * invisible pixels. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>
#ifdef HAVE_WEBP
#include <webp/encode.h>
#endif

#include "image/imageio.h"
#include "support/check.h"

enum { PIXELS = 4 };

/* Ink, transparent black, transparent white, and nearly transparent gray ink, whose blending
 * depends on the file's gamma. */
static const uint8_t shown[PIXELS][4] = {
    {0, 0, 0, 255}, {0, 0, 0, 0}, {255, 255, 255, 0}, {55, 55, 55, 5}};
static const int expected[PIXELS] = {0, 255, 255, 252};

static void check_decoded(const uint8_t *data, size_t size)
{
    const struct pixels_limits limits = {0};
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    CHECK(image_decode(data, size, &limits, &pixels, message));
    CHECK_EQ(pixels.width, PIXELS);
    CHECK(pixels.channels == 1 || pixels.channels == 3);
    for (unsigned i = 0; i < PIXELS * pixels.channels; i++)
        CHECK(abs(pixels.data[i] - expected[i / pixels.channels]) <= 2);
    pixels_free(&pixels);
}

/* Checks a PNG with pixels of FORMAT. */
static void check_png(const void *samples, png_uint_32 format)
{
    png_image image = {.version = PNG_IMAGE_VERSION, .width = PIXELS, .height = 1};
    uint8_t data[4096];
    png_alloc_size_t size = sizeof data;
    image.format = format;
    CHECK(png_image_write_to_memory(&image, data, &size, 0, samples, 0, NULL));
    check_decoded(data, size);
}

static void ink_on_transparent_is_ink_on_paper(void)
{
    uint8_t gray[PIXELS][2];
    for (unsigned i = 0; i < PIXELS; i++)
        memcpy(gray[i], &shown[i][2], 2);
    check_png(shown, PNG_FORMAT_RGBA);
    check_png(gray, PNG_FORMAT_GA);
}

static void a_palette_may_be_transparent(void)
{
    png_image image = {.version = PNG_IMAGE_VERSION, .width = PIXELS, .height = 1};
    const uint8_t numbers[PIXELS] = {0, 1, 2, 3};
    uint8_t data[4096];
    png_alloc_size_t size = sizeof data;
    image.format = PNG_FORMAT_RGBA_COLORMAP;
    image.colormap_entries = PIXELS;
    CHECK(png_image_write_to_memory(&image, data, &size, 0, numbers, 0, shown));
    check_decoded(data, size);
}

/* One row with 16 bits per sample, which libpng's simplified API does not write. */
static void append_bytes(png_structp png, png_bytep data, size_t size)
{
    struct {
        uint8_t data[4096];
        size_t size;
    } *file = png_get_io_ptr(png);
    memcpy(file->data + file->size, data, size);
    file->size += size;
}

static void samples_may_have_sixteen_bits(void)
{
    struct {
        uint8_t data[4096];
        size_t size;
    } file = {.size = 0};
    uint8_t row[PIXELS * 8];
    for (unsigned i = 0; i < sizeof row; i++)
        row[i] = shown[i / 8][i / 2 % 4];
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &file, append_bytes, NULL);
    png_set_IHDR(png, info, PIXELS, 1, 16, PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_write_row(png, row);
    png_write_end(png, NULL);
    png_destroy_write_struct(&png, &info);
    check_decoded(file.data, file.size);
}

static void webp_blends_on_white_too(void)
{
#ifdef HAVE_WEBP
    uint8_t *data;
    size_t size = WebPEncodeLosslessRGBA(shown[0], PIXELS, 1, PIXELS * 4, &data);
    CHECK(size > 0);
    check_decoded(data, size);
    WebPFree(data);
#endif
}

/* Bits packed into bytes from the lowest bit, as in GIF. */
struct bit_string {
    uint8_t *bytes;
    unsigned count;
};

static void add_bits(struct bit_string *bits, unsigned value, unsigned count)
{
    for (unsigned i = 0; i < count; i++, bits->count++)
        bits->bytes[bits->count / 8] |= (uint8_t)((value >> i & 1) << bits->count % 8);
}

/* A GIF file with a black background color and a picture of three pixels, which leaves the last
 * of four unpainted: ink, transparent, white. */
static size_t make_gif(uint8_t *data, unsigned transparent)
{
    enum { BLACK, NOTHING, WHITE, CLEAR = 4, END };
    const uint8_t head[13 + 4 * 3] = {'G', 'I', 'F', '8', '9', 'a', PIXELS, 0, 1, 0, 0x91, 3, 0};
    const uint8_t frame[] = {0x21, 0xf9, 4, 1, 0, 0, (uint8_t)transparent, 0, ',', 0, 0, 0, 0, 3,
                             0,    1,    0, 0, 2, 3};
    size_t size = sizeof head;
    memcpy(data, head, size);
    memset(data + 13 + 3 * WHITE, 255, 3);
    memcpy(data + size, frame, sizeof frame);
    size += sizeof frame;
    struct bit_string bits = {data + size, 0};
    add_bits(&bits, CLEAR, 3);
    add_bits(&bits, BLACK, 3);
    add_bits(&bits, NOTHING, 3);
    add_bits(&bits, CLEAR, 3);
    add_bits(&bits, WHITE, 3);
    add_bits(&bits, END, 3);
    size += 3;
    data[size++] = 0;
    data[size++] = ';';
    return size;
}

static void gif_ignores_transparent_colors_and_background(void)
{
    const struct pixels_limits limits = {0};
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    uint8_t data[100] = {0};
    size_t size = make_gif(data, 1);
    CHECK(image_decode(data, size, &limits, &pixels, message));
    CHECK_EQ(pixels.width, PIXELS);
    CHECK_EQ(pixels.channels, 3);
    CHECK(!pixels.damaged);
    for (unsigned i = 0; i < PIXELS * 3; i++)
        CHECK_EQ(pixels.data[i], i / 3 == 0 ? 0 : 255);
    pixels_free(&pixels);
}

/* The fourth byte of a pixel is its opacity only if the header gives its number of bits. */
static void tga_header_decides_about_opacity(void)
{
    enum { HEADER = 18, TRUE_COLOR = 2, BITS = 32 };
    const struct pixels_limits limits = {0};
    struct pixels pixels;
    char message[JPEG_MESSAGE];
    uint8_t data[HEADER + sizeof shown] = {[2] = TRUE_COLOR, [12] = PIXELS, [14] = 1, [16] = BITS};
    memcpy(data + HEADER, shown, sizeof shown);
    CHECK(image_decode(data, sizeof data, &limits, &pixels, message));
    for (unsigned i = 0; i < PIXELS * pixels.channels; i++)
        CHECK_EQ(pixels.data[i], shown[i / pixels.channels][0]);
    pixels_free(&pixels);
    data[17] = 8;
    check_decoded(data, sizeof data);
}

int main(void)
{
    ink_on_transparent_is_ink_on_paper();
    a_palette_may_be_transparent();
    samples_may_have_sixteen_bits();
    webp_blends_on_white_too();
    gif_ignores_transparent_colors_and_background();
    tga_header_decides_about_opacity();
    return check_result();
}
