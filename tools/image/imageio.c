#include "image/imageio.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/files/content.h"
#include "cli/files/file.h"
#include "cli/files/output.h"
#include "image/bmp.h"
#include "image/gif_tga.h"
#include "image/heif/heif.h"
#include "image/imagewrite.h"
#include "image/png.h"
#include "image/pnm.h"
#include "image/webp.h"

enum { MAX_FILE = 512 << 20, QUALITY = 90 };

/* Sets MESSAGE to the format of DATA, which is not supported. */
static void refuse(const uint8_t *data, size_t size, char *message)
{
    const char *name;
    enum content content = content_of(data, size, &name);
    if (content == CONTENT_VIDEO)
        snprintf(message, JPEG_MESSAGE, "a video (%s): use sudoku-cam", name);
    else if (content == CONTENT_SAVE)
        snprintf(message, JPEG_MESSAGE, "a game of sudoku-play, not a picture");
    else if (content == CONTENT_GZIP || content == CONTENT_ARCHIVE)
        snprintf(message, JPEG_MESSAGE, "compressed (%s), not a picture", name);
    else if (name && strcmp(name, "PDF") == 0)
        snprintf(message, JPEG_MESSAGE,
                 "a PDF; sudoku-scan reads PDF files by name, without --same");
    else if (name)
        snprintf(message, JPEG_MESSAGE, "%s is not supported; save the picture as JPEG or PNG",
                 name);
    else if (content_is_text(data, size))
        snprintf(message, JPEG_MESSAGE, "text, not a picture; sudoku-solve reads text");
    else
        snprintf(message, JPEG_MESSAGE, "not a known picture format");
}

bool image_decode(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                  struct pixels *pixels, char *message)
{
    static const struct {
        bool (*recognize)(const uint8_t *data, size_t size);
        bool (*decode)(const uint8_t *data, size_t size, const struct pixels_limits *limits,
                       struct pixels *pixels, char *message);
    } kinds[] = {
        {jpeg_recognize, jpeg_decode},       {png_recognize, png_decode},
        {bmp_recognize, bmp_decode},         {pnm_recognize, pnm_decode},
        {webp_recognize, webp_decode},       {heif_recognize, heif_decode},
        {gif_tga_recognize, gif_tga_decode},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (kinds[i].recognize(data, size))
            return kinds[i].decode(data, size, limits, pixels, message);
    refuse(data, size, message);
    *pixels = (struct pixels){0};
    return false;
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

/* A picture to write. */
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
