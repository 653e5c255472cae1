/* Picture files of every kind, cut at every byte: the rest is refused, reported as damaged, or
 * shows the whole picture. The whole files are valid. A truncated PNG shows its remaining rows. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "common/random.h"
#include "image/imageio.h"
#include "image/imagewrite.h"
#include "support/check.h"

enum { MAX_SIZE = 1 << 14 };

static const struct pixels_limits limits = {.longest = 1 << 20, .max_pixels = 1 << 16};

static size_t read_picture(const char *path, uint8_t *data)
{
    FILE *file = fopen(path, "rb");
    CHECK(file);
    size_t size = file ? fread(data, 1, MAX_SIZE, file) : 0;
    if (file)
        fclose(file);
    CHECK(size > 0 && size < MAX_SIZE);
    return size;
}

static size_t pixel_bytes(const struct pixels *pixels)
{
    return (size_t)pixels->width * pixels->height * pixels->channels;
}

static bool shows_the_same(const struct pixels *a, const struct pixels *b)
{
    return a->width == b->width && a->height == b->height && a->channels == b->channels &&
           memcmp(a->data, b->data, pixel_bytes(a)) == 0;
}

/* True if the first SIZE bytes of DATA show WHOLE or are not accepted as valid. */
static bool is_intact_or_rejected(const uint8_t *data, size_t size, const struct pixels *whole)
{
    char message[JPEG_MESSAGE] = "";
    struct pixels pixels;
    uint8_t *part = malloc(size ? size : 1);
    if (!part)
        abort();
    memcpy(part, data, size);
    bool read = image_decode(part, size, &limits, &pixels, message);
    bool honest = read && !pixels.damaged ? shows_the_same(&pixels, whole) : message[0] != '\0';
    if (read)
        pixels_free(&pixels);
    free(part);
    return honest;
}

static void cut_everywhere(const char *path)
{
    static uint8_t data[MAX_SIZE];
    char message[JPEG_MESSAGE] = "";
    struct pixels whole;
    size_t size = read_picture(path, data), dishonest = 0, first = 0;
    bool read = image_decode(data, size, &limits, &whole, message);
    CHECK(read);
    if (!read)
        return;
    CHECK(!whole.damaged);
    for (size_t left = 0; left < size; left++)
        if (!is_intact_or_rejected(data, left, &whole) && dishonest++ == 0)
            first = left;
    if (dishonest > 0)
        fprintf(stderr, "%s: taken for sound at %zu cuts, the first of them after %zu bytes\n",
                path, dishonest, first);
    CHECK_EQ(dishonest, 0);
    pixels_free(&whole);
}

/* Noise, so that every row takes the same number of bytes. */
static void a_png_shows_the_rows_before_the_cut(void)
{
    enum { WIDTH = 50, HEIGHT = 120 };
    static uint8_t noise[WIDTH * HEIGHT];
    uint64_t state = 1;
    for (size_t i = 0; i < sizeof noise; i++)
        noise[i] = (uint8_t)random_below(&state, 256);
    struct buffer png = {0};
    CHECK(imagewrite_png(&png, noise, WIDTH, HEIGHT, 1));
    for (size_t rows = 5; rows < HEIGHT - 5; rows++) {
        char message[JPEG_MESSAGE] = "";
        struct pixels pixels;
        size_t size = png.length * rows / HEIGHT;
        bool read = image_decode((const uint8_t *)png.data, size, &limits, &pixels, message);
        CHECK(read);
        if (!read)
            break;
        CHECK(pixels.damaged && message[0]);
        CHECK(memcmp(pixels.data, noise, (rows - 4) * WIDTH) == 0);
        pixels_free(&pixels);
    }
    buffer_free(&png);
}

int main(int argc, char **argv)
{
    a_png_shows_the_rows_before_the_cut();
    CHECK(argc > 1);
    for (int i = 1; i < argc; i++)
        cut_everywhere(argv[i]);
    return check_result();
}
