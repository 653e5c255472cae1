/* WebP files, lossless and lossy: intact, truncated, damaged and too large. */
#include <webp/encode.h>

#include "image/imageio.h"
#include "image/webp.h"
#include "support/picture_cuts.h"

enum { WIDTH = 61, HEIGHT = 47 };

/* Gradients in two colors, squares in the third. */
static void paint(uint8_t *rgb)
{
    for (size_t y = 0; y < HEIGHT; y++)
        for (size_t x = 0; x < WIDTH; x++, rgb += 3) {
            rgb[0] = (uint8_t)(x * 4);
            rgb[1] = (uint8_t)(y * 5);
            rgb[2] = (x / 8 + y / 8) % 2 ? 200 : 40;
        }
}

static struct picture_file encode(const uint8_t *rgb, bool lossless)
{
    struct picture_file file = {NULL, 0};
    file.size = lossless ? WebPEncodeLosslessRGB(rgb, WIDTH, HEIGHT, 3 * WIDTH, &file.data)
                         : WebPEncodeRGB(rgb, WIDTH, HEIGHT, 3 * WIDTH, 95, &file.data);
    CHECK(file.size > 0);
    return file;
}

/* The mean difference between the picture in FILE and RGB. */
static double difference(const struct picture_file *file, const uint8_t *rgb)
{
    const struct pixels_limits limits = {1000, 0};
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    unsigned sum = 0;
    CHECK(webp_recognize(file->data, file->size));
    CHECK(image_decode(file->data, file->size, &limits, &pixels, message));
    CHECK_EQ(pixels.width, WIDTH);
    CHECK_EQ(pixels.height, HEIGHT);
    CHECK_EQ(pixels.full_width, WIDTH);
    CHECK_EQ(pixels.channels, 3);
    CHECK(!pixels.damaged && pixels_are_finest(&pixels));
    for (size_t i = 0; pixels.data && i < (size_t)3 * WIDTH * HEIGHT; i++)
        sum += (unsigned)abs(pixels.data[i] - rgb[i]);
    pixels_free(&pixels);
    return sum / (3.0 * WIDTH * HEIGHT);
}

static void the_limit_of_pixels_is_exact(const struct picture_file *file)
{
    struct pixels_limits limits = {1000, WIDTH * HEIGHT - 1};
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    CHECK(!webp_decode(file->data, file->size, &limits, &pixels, message));
    CHECK_TEXT(message, "the picture is too large: 61x47 pixels, more than --max-pixels=2866");
    limits.max_pixels++;
    CHECK(webp_decode(file->data, file->size, &limits, &pixels, message));
    pixels_free(&pixels);
}

/* Rows are stored in order. */
static void rows_of_a_cut_file_are_kept(const struct picture_file *file)
{
    struct pixels pixels, whole;
    char message[JPEG_MESSAGE] = "";
    CHECK(picture_decode_part(webp_decode, file, file->size, &whole, message));
    CHECK(picture_decode_part(webp_decode, file, file->size * 9 / 10, &pixels, message));
    CHECK(pixels.damaged);
    CHECK_TEXT(message, "the file ends early");
    if (pixels.data && whole.data) {
        CHECK(memcmp(pixels.data, whole.data, (size_t)3 * WIDTH) == 0);
        CHECK_EQ(pixels.data[(size_t)3 * WIDTH * HEIGHT - 1], 0);
    }
    pixels_free(&pixels);
    pixels_free(&whole);
}

int main(void)
{
    static uint8_t rgb[3 * WIDTH * HEIGHT];
    paint(rgb);
    struct picture_file exact = encode(rgb, true), lossy = encode(rgb, false);
    CHECK(difference(&exact, rgb) == 0);
    CHECK(difference(&lossy, rgb) < 12);
    the_limit_of_pixels_is_exact(&exact);
    the_limit_of_pixels_is_exact(&lossy);
    rows_of_a_cut_file_are_kept(&lossy);
    picture_cut_everywhere(webp_decode, &exact);
    picture_cut_everywhere(webp_decode, &lossy);
    picture_spoil(webp_decode, &exact);
    picture_spoil(webp_decode, &lossy);
    WebPFree(exact.data);
    WebPFree(lossy.data);
    return check_result();
}
