#include "image/gif_tga.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "image/stb.h"

/* The bytes of a file as stb_image takes them. */
struct bytes {
    const uint8_t *data;
    size_t size;
    size_t position;
    const char *buffer; /* stb_image's own, which it fills first */
    bool ran_out;       /* more was needed than there is */
};

static bool is_gif(const uint8_t *data, size_t size)
{
    return size >= 4 && memcmp(data, "GIF8", 4) == 0;
}

/* Says in the header of a GIF file, the first COUNT bytes, that it has no color of its own for what
 * is not painted, as browsers take it: stb_image would paint that. */
static void drop_background(uint8_t *header, size_t count)
{
    enum { BACKGROUND = 11 };
    if (count > BACKGROUND && is_gif(header, count))
        header[BACKGROUND] = 0;
}

/* To fill its own buffer stb_image asks for more than it may need; elsewhere it needs all it wants.
 */
static int take_bytes(void *user, char *out, int wanted)
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
        drop_background((uint8_t *)out, count);
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

/* stb_image keeps a picture whole, and its pixels in up to twelve bytes, where rows of others are
 * made smaller as they come: so much fewer are taken. */
static bool is_too_large_whole(const struct pixels_limits *limits, size_t width, size_t height,
                               char *message)
{
    enum { SHARE = 8 };
    uint64_t most = limits->max_pixels ? limits->max_pixels : PIXELS_USUAL_MAX_COUNT;
    uint64_t needed = (uint64_t)width * height * SHARE;
    if (needed <= most)
        return false;
    snprintf(message, JPEG_MESSAGE,
             "the picture is too large for its kind, which is kept whole: %zux%zu pixels need "
             "--max-pixels=%" PRIu64,
             width, height, needed);
    return true;
}

/* Whether the last of CHANNELS says how opaque pixels are: many TGA files have something else
 * there, and say so. */
static bool has_opacity(const uint8_t *data, size_t size, int channels)
{
    enum { DESCRIPTOR = 17, OPACITY_BITS = 15 };
    return channels % 2 == 0 &&
           (is_gif(data, size) || (size > DESCRIPTOR && data[DESCRIPTOR] & OPACITY_BITS));
}

bool gif_tga_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                    struct pixels *pixels, char *message)
{
    static const stbi_io_callbacks calls = {take_bytes, skip_bytes, at_end};
    struct bytes bytes = {.data = data, .size = size};
    int width, height, channels;
    *pixels = (struct pixels){0};
    if (!stbi_info_from_memory(data, (int)size, &width, &height, &channels) || width < 1 ||
        height < 1) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    if (pixels_refuse(limits, (size_t)width, (size_t)height, size, message) ||
        is_too_large_whole(limits, (size_t)width, (size_t)height, message))
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
    pixels_put_on_paper(pixels);
    return true;
}
