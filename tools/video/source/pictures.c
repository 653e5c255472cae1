/* Picture files of a folder or glob pattern, sorted by name. */
#include "video/source/kind.h"

#include <errno.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "cli/text/buffer.h"
#include "image/imageio.h"
#include "image/pixels_view.h"

struct pictures {
    glob_t names;
    size_t next;
    uint64_t number;
    double rate;
    bool is_single; /* a single file rather than a folder or pattern */
    struct pixels_limits limits;
    struct pixels pixels; /* of the last picture */
};

static bool is_picture(const char *path)
{
    static const char *const endings[] = {".jpg",  ".jpeg", ".png", ".bmp", ".pgm",
                                          ".ppm",  ".pnm",  ".tga", ".gif", ".webp",
                                          ".heic", ".heif", ".avif"};
    const char *ending = strrchr(path, '.');
    for (size_t i = 0; ending && i < sizeof endings / sizeof endings[0]; i++)
        if (strcasecmp(ending, endings[i]) == 0)
            return true;
    return false;
}

/* True for a file named explicitly, and in folders for names of pictures. */
static bool is_included(const struct pictures *pictures, const char *path)
{
    return pictures->is_single || is_picture(path);
}

static void give(struct pictures *pictures, struct frame *frame)
{
    const struct pixels *pixels = &pictures->pixels;
    const struct svision_image image = pixels_view(pixels);
    *frame = (struct frame){
        .coding = FRAME_PIXELS,
        .bytes = pixels->data,
        .size = image.stride * image.height,
        .image = image,
        .number = pictures->number,
        .seconds = (double)pictures->number / pictures->rate,
    };
    pictures->number++;
}

static enum source_result next_picture(void *state, double seconds, struct frame *frame,
                                       struct message *message)
{
    struct pictures *pictures = state;
    char why[JPEG_MESSAGE];
    (void)seconds;
    while (pictures->next < pictures->names.gl_pathc &&
           !is_included(pictures, pictures->names.gl_pathv[pictures->next]))
        pictures->next++;
    if (pictures->next == pictures->names.gl_pathc)
        return SOURCE_END;
    const char *path = pictures->names.gl_pathv[pictures->next];
    pixels_free(&pictures->pixels);
    bool is_read = image_read(path, &pictures->limits, &pictures->pixels, why);
    pictures->next++;
    if (is_read && !pictures->pixels.damaged) {
        give(pictures, frame);
        return SOURCE_FRAME;
    }
    pictures->number++;
    message_set(message, is_read ? "%s: damaged: %s" : "%s: %s", path, why);
    return is_read || !pictures->is_single ? SOURCE_DAMAGED : SOURCE_FAILED;
}

static void close_pictures(void *state)
{
    struct pictures *pictures = state;
    globfree(&pictures->names);
    pixels_free(&pictures->pixels);
    free(pictures);
}

/* Writes the pattern that matches everything in FOLDER, whose own name is escaped. */
static void write_pattern(const char *folder, struct buffer *pattern)
{
    for (const char *c = folder; *c; c++)
        buffer_printf(pattern, strchr("*?[]\\", *c) ? "\\%c" : "%c", *c);
    buffer_add(pattern, "/*", sizeof "/*");
}

static bool list(struct pictures *pictures, const char *path)
{
    struct stat status;
    struct buffer pattern = {0};
    if (stat(path, &status) != 0)
        return glob(path, 0, NULL, &pictures->names) == 0;
    if (S_ISDIR(status.st_mode)) {
        write_pattern(path, &pattern);
        bool found = glob(pattern.data, 0, NULL, &pictures->names) == 0;
        buffer_free(&pattern);
        return found;
    }
    /* A single file: GLOB_NOCHECK returns its name unchanged. */
    return glob(path, GLOB_NOCHECK | GLOB_NOESCAPE, NULL, &pictures->names) == 0;
}

static size_t count(const struct pictures *pictures)
{
    size_t found = 0;
    for (size_t i = 0; i < pictures->names.gl_pathc; i++)
        found += is_included(pictures, pictures->names.gl_pathv[i]);
    return found;
}

static void *open_pictures(const struct source_options *options, struct source_facts *facts,
                           struct message *message)
{
    struct pictures *pictures = buffer_resize(NULL, sizeof *pictures);
    *pictures = (struct pictures){.rate = options->mode.rate,
                                  .limits = {SVISION_MAX_SIDE, options->max_pixels}};
    if (pictures->rate <= 0)
        pictures->rate = source_usual_rate;
    struct stat status;
    pictures->is_single = stat(options->path, &status) == 0 && S_ISREG(status.st_mode);
    facts->single = pictures->is_single;
    if (!list(pictures, options->path) || count(pictures) == 0) {
        message_set(message, "%s: no pictures", options->path);
        close_pictures(pictures);
        return NULL;
    }
    facts->rate = pictures->rate;
    if (facts->single)
        snprintf(facts->text, sizeof facts->text, "the picture %s", options->path);
    else
        snprintf(facts->text, sizeof facts->text, "%zu pictures, %.4g/s, from %s", count(pictures),
                 facts->rate, options->path);
    return pictures;
}

const struct source_kind source_pictures = {open_pictures, next_picture, close_pictures};
