#include "video/source/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "cli/files/content.h"
#include "cli/text/buffer.h"
#include "video/source/kind.h"

struct source {
    const struct source_kind *kind;
    void *state;
    struct source_facts facts;
};

static bool ends_with(const char *path, const char *suffix)
{
    size_t length = strlen(path), size = strlen(suffix);
    return length > size && strcasecmp(path + length - size, suffix) == 0;
}

bool source_is_device(const char *path)
{
    struct stat status;
    return strncmp(path, "/dev/video", 10) == 0 ||
           (stat(path, &status) == 0 && S_ISCHR(status.st_mode));
}

/* Returns the kind of recording by the extension of PATH, or NULL. */
static const struct source_kind *recording_by_name(const char *path)
{
    if (ends_with(path, ".y4m"))
        return &source_y4m;
    if (ends_with(path, ".mjpeg") || ends_with(path, ".mjpg"))
        return &source_mjpeg;
    return NULL;
}

bool source_is_recording(const char *path)
{
    return recording_by_name(path) != NULL;
}

static const struct source_kind *kind_of(const char *path)
{
    struct stat status;
    bool exists = stat(path, &status) == 0;
    if (strcmp(path, "-") == 0)
        return &source_y4m;
    if (source_is_device(path))
        return &source_v4l2;
    if (exists && S_ISDIR(status.st_mode))
        return &source_pictures;
    if (!exists && strpbrk(path, "*?["))
        return &source_pictures;
    if (source_is_recording(path))
        return recording_by_name(path);
    return exists ? &source_pictures : NULL;
}

bool source_is_picture(const char *path)
{
    struct stat status;
    return kind_of(path) == &source_pictures && stat(path, &status) == 0 && S_ISREG(status.st_mode);
}

/* Returns the name of an unsupported video format if the file at PATH has one, else NULL. */
static const char *unread_video(const char *path)
{
    uint8_t head[CONTENT_BYTES];
    const char *name;
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode))
        return NULL;
    FILE *file = fopen(path, "rb");
    size_t size = file ? fread(head, 1, sizeof head, file) : 0;
    if (file)
        fclose(file);
    bool is_video = content_of(head, size, &name) == CONTENT_VIDEO;
    return is_video && strcmp(name, "y4m") != 0 ? name : NULL;
}

struct source *source_open(const struct source_options *options, struct message *message)
{
    const struct source_kind *kind = kind_of(options->path);
    if (!kind) {
        message_set(
            message,
            "%s: no such file; expected a camera, a .y4m, .mjpeg or picture file, a folder or "
            "a pattern of pictures, or - for y4m on standard input",
            options->path);
        return NULL;
    }
    const char *video = unread_video(options->path);
    if (video) {
        message_set(message,
                    "%s: unsupported video format (%s); convert it with ffmpeg: "
                    "ffmpeg -i '%s' -pix_fmt yuv420p -f yuv4mpegpipe - | sudoku-cam --input=-",
                    options->path, video, options->path);
        return NULL;
    }
    struct source *source = buffer_resize(NULL, sizeof *source);
    *source = (struct source){.kind = kind};
    source->state = kind->open(options, &source->facts, message);
    if (source->state)
        return source;
    free(source);
    return NULL;
}

void source_close(struct source *source)
{
    if (!source)
        return;
    source->kind->close(source->state);
    free(source);
}

const struct source_facts *source_facts(const struct source *source)
{
    return &source->facts;
}

enum source_result source_next(struct source *source, double seconds, struct frame *frame,
                               struct message *message)
{
    return source->kind->next(source->state, seconds, frame, message);
}
