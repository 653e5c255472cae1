#include "image/imageio.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/files/content.h"
#include "cli/files/file.h"
#include "cli/files/output.h"
#include "image/bmp.h"
#include "image/heif/heif.h"
#include "image/imagewrite.h"
#include "image/png.h"
#include "image/pnm.h"
#include "image/stb.h"
#include "image/webp.h"

enum { MAX_FILE = 512 << 20, QUALITY = 90 };

/* The bytes of a file as stb_image takes them. */
struct bytes {
    const uint8_t *data;
    size_t size;
    size_t position;
    const char *buffer; /* stb_image's own, which it fills first */
    bool ran_out;       /* more was needed than there is */
};

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

/* Says what DATA are, if not a picture that is read. */
static void refuse(const uint8_t *data, size_t size, char *message)
{
    const char *name;
    (void)content_of(data, size, &name);
    if (name)
        snprintf(message, JPEG_MESSAGE, "%s is not read; save the picture as JPEG or PNG", name);
    else if (content_is_text(data, size))
        snprintf(message, JPEG_MESSAGE, "text, not a picture: sudoku-solve reads texts");
    else
        snprintf(message, JPEG_MESSAGE, "not a picture of a known kind");
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

static bool decode_other(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                         struct pixels *pixels, char *message)
{
    static const stbi_io_callbacks calls = {take_bytes, skip_bytes, at_end};
    struct bytes bytes = {.data = data, .size = size};
    int width, height, channels;
    *pixels = (struct pixels){0};
    if (!stbi_info_from_memory(data, (int)size, &width, &height, &channels)) {
        refuse(data, size, message);
        return false;
    }
    if (width < 1 || height < 1) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    if (pixels_refuse(limits, (size_t)width, (size_t)height, size, message) ||
        is_too_large_whole(limits, (size_t)width, (size_t)height, message))
        return false;
    int wanted = channels < 3 ? 1 : 3;
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
    return true;
}

bool image_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message)
{
    static const struct {
        bool (*recognize)(const uint8_t *data, size_t size);
        bool (*decode)(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                       struct pixels *pixels, char *message);
    } kinds[] = {
        {jpeg_recognize, jpeg_decode}, {png_recognize, png_decode},   {bmp_recognize, bmp_decode},
        {pnm_recognize, pnm_decode},   {webp_recognize, webp_decode}, {heif_recognize, heif_decode},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].recognize(data, size))
            return kinds[i].decode(data, size, limits, pixels, message);
    return decode_other(data, size, limits, pixels, message);
}

bool image_read(const char *path, const struct pixels_limits *limits, struct pixels *pixels,
                char *message)
{
    struct buffer bytes = {0};
    bool done = false;
    *pixels = (struct pixels){0};
    if (!file_read(path, MAX_FILE, &bytes))
        snprintf(message, JPEG_MESSAGE, "%s", strerror(errno));
    else if (bytes.length == 0)
        snprintf(message, JPEG_MESSAGE, "the file is empty");
    else
        done = image_decode((const uint8_t *)bytes.data, bytes.length, limits, pixels, message);
    buffer_free(&bytes);
    return done;
}

static bool has_ending(const char *path, const char *ending)
{
    size_t length = strlen(path), wanted = strlen(ending);
    return length >= wanted && strcasecmp(path + length - wanted, ending) == 0;
}

/* A picture to be written. */
struct view {
    const uint8_t *data;
    unsigned width, height, channels;
};

static bool encode(const char *path, const struct view *view, struct buffer *bytes)
{
    if (has_ending(path, ".jpg") || has_ending(path, ".jpeg")) {
        uint8_t *data;
        size_t size;
        if (!jpeg_encode(view->data, view->width, view->height, view->channels, QUALITY, &data,
                         &size))
            return false;
        buffer_add(bytes, data, size);
        free(data);
        return true;
    }
    return imagewrite_png(bytes, view->data, view->width, view->height, view->channels);
}

static bool write_view(const char *path, const struct view *view,
                       bool (*open)(struct output *, const char *))
{
    struct buffer bytes = {0};
    struct output output;
    bool done = encode(path, view, &bytes);
    if (!done) {
        errno = ENOMEM;
    } else if ((done = open(&output, path))) {
        done = output_write(&output, bytes.data, bytes.length);
        if (!done)
            output_discard(&output);
        done = done && output_commit(&output);
    }
    buffer_free(&bytes);
    return done;
}

bool image_write(const char *path, const struct pixels *pixels)
{
    const struct view view = {pixels->data, pixels->width, pixels->height, pixels->channels};
    return write_view(path, &view, output_open);
}

bool image_write_new(const char *path, const struct pixels *pixels)
{
    const struct view view = {pixels->data, pixels->width, pixels->height, pixels->channels};
    return write_view(path, &view, output_open_new);
}

bool image_write_gray(const char *path, const uint8_t *gray, unsigned width, unsigned height)
{
    const struct view view = {gray, width, height, 1};
    return write_view(path, &view, output_open);
}
