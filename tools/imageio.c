#include "imageio.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "file.h"
#include "imagewrite.h"
#include "output.h"
#include "stb.h"

/* No byte of these formats holds more pixels: PNG packs 8 in a byte, and 1032 of those in another
 * (the limit of DEFLATE). A file that claims more lacks most of them. */
enum { PIXELS_A_BYTE = 8256 };

enum { MAX_FILE = 512 << 20, QUALITY = 90 };

static bool decode_other(const uint8_t *data, size_t size, struct pixels *pixels, char *message)
{
    int width, height, channels;
    *pixels = (struct pixels){0};
    if (!stbi_info_from_memory(data, (int)size, &width, &height, &channels)) {
        snprintf(message, JPEG_MESSAGE, "not a picture of a known kind");
        return false;
    }
    if (width < 1 || height < 1) {
        snprintf(message, JPEG_MESSAGE, "a picture without pixels");
        return false;
    }
    if (!pixels_may_be((size_t)width, (size_t)height)) {
        snprintf(message, JPEG_MESSAGE, "the picture is too large");
        return false;
    }
    if ((size_t)width * (size_t)height / PIXELS_A_BYTE > size) {
        snprintf(message, JPEG_MESSAGE, "the file is too short for its picture");
        return false;
    }
    int wanted = channels < 3 ? 1 : 3;
    pixels->data = stbi_load_from_memory(data, (int)size, &width, &height, &channels, wanted);
    if (!pixels->data) {
        const char *reason = stbi_failure_reason();
        snprintf(message, JPEG_MESSAGE, "%s", reason && *reason ? reason : "the file is damaged");
        return false;
    }
    pixels->width = pixels->full_width = (unsigned)width;
    pixels->height = pixels->full_height = (unsigned)height;
    pixels->channels = (unsigned)wanted;
    pixels->reduction = 1;
    return true;
}

bool image_decode(const uint8_t *data, size_t size, unsigned longest, struct pixels *pixels,
                  char *message)
{
    if (jpeg_recognise(data, size))
        return jpeg_decode(data, size, longest, pixels, message);
    return decode_other(data, size, pixels, message);
}

bool image_read(const char *path, unsigned longest, struct pixels *pixels, char *message)
{
    struct buffer bytes = {0};
    bool done = false;
    *pixels = (struct pixels){0};
    if (!file_read(path, MAX_FILE, &bytes))
        snprintf(message, JPEG_MESSAGE, "%s", strerror(errno));
    else if (bytes.length == 0)
        snprintf(message, JPEG_MESSAGE, "the file is empty");
    else
        done = image_decode((const uint8_t *)bytes.data, bytes.length, longest, pixels, message);
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

static bool write_view(const char *path, const struct view *view)
{
    struct buffer bytes = {0};
    struct output output;
    bool done = encode(path, view, &bytes);
    if (!done) {
        errno = ENOMEM;
    } else if ((done = output_open(&output, path))) {
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
    return write_view(path, &view);
}

bool image_write_grey(const char *path, const uint8_t *grey, unsigned width, unsigned height)
{
    const struct view view = {grey, width, height, 1};
    return write_view(path, &view);
}

void image_free(struct pixels *pixels)
{
    free(pixels->data);
    *pixels = (struct pixels){0};
}
