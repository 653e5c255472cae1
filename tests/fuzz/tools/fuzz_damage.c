/* Truncated picture files, made from valid ones: the rest is reported as damaged or shows the
 * whole picture. A file just written is valid. */
#include <string.h>

#include "fuzz.h"
#include "image/imageio.h"
#include "image/imagewrite.h"

enum { MAX_SIDE = 40, MAX_CLAIMED = 1 << 16 };

static const struct pixels_limits limits = {.longest = 1 << 20, .max_pixels = MAX_CLAIMED};

/* A file, in memory of exactly its size. */
struct file {
    uint8_t *data;
    size_t size;
};

static struct file copy_file(const uint8_t *data, size_t size)
{
    struct file file = {malloc(size ? size : 1), size};
    HOLDS(file.data);
    if (size)
        memcpy(file.data, data, size);
    return file;
}

static void expect_same(const struct pixels *a, const struct pixels *b)
{
    HOLDS(a->width == b->width && a->height == b->height && a->channels == b->channels);
    HOLDS(memcmp(a->data, b->data, (size_t)a->width * a->height * a->channels) == 0);
}

/* Cuts FILE, which shows WHOLE, after SIZE bytes. */
static void cut(const struct file *file, size_t size, const struct pixels *whole)
{
    struct file part = copy_file(file->data, size);
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    if (!image_decode(part.data, part.size, &limits, &pixels, message)) {
        HOLDS(message[0]);
    } else {
        HOLDS(pixels.damaged ? message[0] != '\0' : true);
        if (!pixels.damaged)
            expect_same(&pixels, whole);
        pixels_free(&pixels);
    }
    free(part.data);
}

/* Cuts FILE twice: anywhere, and near its end. */
static void damage(struct bytes *bytes, const struct file *file)
{
    struct pixels whole;
    char message[JPEG_MESSAGE] = "";
    size_t at = next_byte(bytes) * file->size / 256, left = next_byte(bytes) % 24;
    if (file->size == 0 || !image_decode(file->data, file->size, &limits, &whole, message))
        return;
    cut(file, at, &whole);
    cut(file, file->size - 1 - (left < file->size ? left : file->size - 1), &whole);
    pixels_free(&whole);
}

/* Returns a PNG or JPEG file of pixels from BYTES. */
static struct file make_file(struct bytes *bytes)
{
    static uint8_t pixels[MAX_SIDE * MAX_SIDE * 3];
    unsigned form = next_byte(bytes), channels = form & 1 ? 3 : 1;
    unsigned width = 1 + next_byte(bytes) % MAX_SIDE, height = 1 + next_byte(bytes) % MAX_SIDE;
    struct buffer png = {0};
    struct file file = {0};
    for (size_t i = 0; i < (size_t)width * height * channels; i++)
        pixels[i] = bytes->size > 2 ? next_byte(bytes) : (uint8_t)(i * i / 7);
    if (form & 2) {
        HOLDS(jpeg_encode(pixels, width, height, channels, 50, &file.data, &file.size));
        return file;
    }
    HOLDS(imagewrite_png(&png, pixels, width, height, channels));
    file = copy_file((const uint8_t *)png.data, png.length);
    buffer_free(&png);
    return file;
}

static void expect_sound(const struct file *file)
{
    struct pixels pixels;
    char message[JPEG_MESSAGE] = "";
    HOLDS(image_decode(file->data, file->size, &limits, &pixels, message));
    HOLDS(!pixels.damaged);
    pixels_free(&pixels);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes bytes = {data, size};
    struct file file;
    if (next_byte(&bytes) % 2) {
        file = make_file(&bytes);
        expect_sound(&file);
        damage(&bytes, &file);
    } else {
        struct bytes cuts = bytes;
        if (bytes.size > 2)
            bytes = (struct bytes){bytes.data + 2, bytes.size - 2};
        file = copy_file(bytes.data, bytes.size);
        damage(&cuts, &file);
    }
    free(file.data);
    return 0;
}
