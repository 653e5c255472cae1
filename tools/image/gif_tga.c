#include "image/gif_tga.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "image/stb.h"

/* File in memory, read through stb_image's callbacks. */
struct bytes {
    const uint8_t *data;
    size_t size;
    size_t position;
    const char *buffer; /* stb_image's own buffer, which it fills first */
    bool ran_out;       /* more data was needed than available */
};

static bool is_gif(const uint8_t *data, size_t size)
{
    return size >= 4 && memcmp(data, "GIF8", 4) == 0;
}

/* Sets the background color index in a GIF header, the first COUNT bytes, to 0. Browsers ignore it,
 * but stb_image paints it. */
static void reset_background(uint8_t *header, size_t count)
{
    enum { BACKGROUND = 11 };
    if (count > BACKGROUND && is_gif(header, count))
        header[BACKGROUND] = 0;
}

/* To fill its own buffer stb_image may request more than it needs; other requests are exact. */
static int read_bytes(void *user, char *out, int wanted)
{
    struct bytes *bytes = user;
    size_t left = bytes->size - bytes->position,
           count = (size_t)wanted < left ? (size_t)wanted : left;
    if (!bytes->buffer)
        bytes->buffer = out;
    if (out == bytes->buffer ? count == 0 : count < (size_t)wanted)
        bytes->ran_out = true;
    memcpy(out, bytes->data + bytes->position, count);
    if (bytes->position == 0)
        reset_background((uint8_t *)out, count);
    bytes->position += count;
    return (int)count;
}

static void skip_bytes(void *user, int count)
{
    struct bytes *bytes = user;
    size_t left = bytes->size - bytes->position;
    if (count < 0) {
        size_t back = (size_t) - (long)count;
        bytes->position -= back < bytes->position ? back : bytes->position;
        return;
    }
    bytes->ran_out = bytes->ran_out || (size_t)count > left;
    bytes->position += (size_t)count < left ? (size_t)count : left;
}

static int at_end(void *user)
{
    const struct bytes *bytes = user;
    return bytes->position == bytes->size;
}

bool gif_tga_recognize(const uint8_t *data, size_t size)
{
    int width, height, channels;
    return stbi_info_from_memory(data, (int)size, &width, &height, &channels) != 0;
}

/* True if the picture exceeds a lower limit than other formats have: stb_image decodes whole
 * pictures, with up to twelve bytes per pixel, instead of reducing rows as they come. */
static bool exceeds_stb_limit(const struct pixels_limits *limits, size_t width, size_t height,
                              char *message)
{
    enum { SHARE = 8 };
    uint64_t most = limits->max_pixels ? limits->max_pixels : PIXELS_DEFAULT_MAX_COUNT;
    uint64_t needed = (uint64_t)width * height * SHARE;
    if (needed <= most)
        return false;
    snprintf(message, JPEG_MESSAGE,
             "the picture is too large for its format, which is decoded at full size: %zux%zu "
             "pixels need "
             "--max-pixels=%" PRIu64,
             width, height, needed);
    return true;
}

/* True if the last of CHANNELS is an alpha channel; many TGA files use it for other data, and
 * declare so. */
static bool has_opacity(const uint8_t *data, size_t size, int channels)
{
    enum { DESCRIPTOR = 17, OPACITY_BITS = 15 };
    return channels % 2 == 0 &&
           (is_gif(data, size) || (size > DESCRIPTOR && data[DESCRIPTOR] & OPACITY_BITS));
}

bool gif_tga_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                    struct pixels *pixels, char *message)
{
    static const stbi_io_callbacks calls = {read_bytes, skip_bytes, at_end};
    struct bytes bytes = {.data = data, .size = size};
    int width, height, channels;
    *pixels = (struct pixels){0};
    if (!stbi_info_from_memory(data, (int)size, &width, &height, &channels) || width < 1 ||
        height < 1) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    if (pixels_refuse(limits, (size_t)width, (size_t)height, size, message) ||
        exceeds_stb_limit(limits, (size_t)width, (size_t)height, message))
        return false;
    int wanted = has_opacity(data, size, channels) ? channels : channels < 3 ? 1 : 3;
    pixels->data = stbi_load_from_callbacks(&calls, &bytes, &width, &height, &channels, wanted);
    if (!pixels->data) {
        const char *reason = stbi_failure_reason();
        snprintf(message, JPEG_MESSAGE, "%s", reason && *reason ? reason : "the file is damaged");
        return false;
    }
    pixels->width = pixels->full_width = (unsigned)width;
    pixels->height = pixels->full_height = (unsigned)height;
    pixels->channels = (unsigned)wanted;
    pixels->reduction = 1;
    pixels->damaged = bytes.ran_out;
    if (bytes.ran_out)
        snprintf(message, JPEG_MESSAGE, "the file ends early");
    pixels_flatten(pixels);
    return true;
}
