#include "play/source/source.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "cli/files/content.h"
#include "cli/files/file.h"

/* Maximum size of a file in bytes; photos are larger than any text. */
enum { MAX_FILE = 1 << 28 };

static bool read_photo(const struct buffer *bytes, struct source_puzzle *puzzle,
                       struct message *message)
{
    puzzle->draft = source_read_photo(bytes->data, bytes->length, message);
    if (puzzle->draft)
        puzzle->shape = shape_copy(&puzzle->draft->shape);
    return puzzle->draft != NULL;
}

/* True if LENGTH bytes of TEXT may be a puzzle. Otherwise MESSAGE says why not. */
static bool is_text(const char *text, size_t length, struct message *message)
{
    const char *name;
    switch (content_of(text, length, &name)) {
    case CONTENT_VIDEO:
        return message_set(message,
                           "a video of a kind that is not read (%s); ffmpeg -i FILE -pix_fmt "
                           "yuv420p FILE.y4m makes one that is",
                           name);
    case CONTENT_GZIP:
        return message_set(message, "compressed with gzip: gzip -dc writes the text");
    default:
        return content_may_be_puzzles(text, length, message);
    }
}

static bool read_content(const struct buffer *content, const struct shape *wanted,
                         struct source_puzzle *puzzle, struct message *message)
{
    const char *name, *text = buffer_at(content, 0);
    if (content_of(text, content->length, &name) == CONTENT_PICTURE)
        return read_photo(content, puzzle, message);
    if (source_read_exported(text, content->length, puzzle))
        return true;
    if (!is_text(text, content->length, message))
        return false;
    if (wanted->board_count)
        return source_read_joined(text, content->length, wanted, puzzle, message);
    return source_read_text(text, content->length, puzzle, message);
}

static bool read_named(const char *path, const struct shape *wanted, struct source_puzzle *puzzle,
                       struct message *message)
{
    struct buffer content = {0};
    if (!file_read(path, MAX_FILE, &content)) {
        int reason = errno;
        buffer_free(&content);
        /* The argument may be a puzzle instead of a path. */
        if ((reason == ENOENT || reason == ENAMETOOLONG) &&
            source_read_text(path, strlen(path), puzzle, message))
            return true;
        return message_set(message, "%s: %s", path, strerror(reason));
    }
    bool done = read_content(&content, wanted, puzzle, message);
    buffer_free(&content);
    return done || message_prefix(message, path);
}

/* Gives PUZZLE the shape WANTED. Returns false if their sides or their joined boards differ. */
static bool reshape(struct source_puzzle *puzzle, const struct shape *wanted)
{
    if (wanted->side && wanted->side != puzzle->shape.side)
        return false;
    bool is_wanted = wanted->side || wanted->variants;
    if (is_wanted && !shape_has_boards_of(wanted, &puzzle->shape))
        return false;
    if (wanted->side) {
        shape_free(&puzzle->shape);
        puzzle->shape = shape_copy(wanted);
    }
    puzzle->shape.variants |= wanted->variants;
    if (puzzle->draft) {
        shape_free(&puzzle->draft->shape);
        puzzle->draft->shape = shape_copy(&puzzle->shape);
    }
    return true;
}

bool source_read(const char *path, const struct shape *wanted, struct source_puzzle *puzzle,
                 struct message *message)
{
    *puzzle = (struct source_puzzle){0};
    if (!read_named(path, wanted, puzzle, message))
        return false;
    if (reshape(puzzle, wanted))
        return true;
    if (!shape_has_boards_of(wanted, &puzzle->shape))
        return message_set(message, "%s: its joined boards are not those wanted", path);
    return message_set(message, "%s: its side is %u, that of the board %u", path,
                       puzzle->shape.side, wanted->side);
}

enum content source_content(const char *path)
{
    const char *name;
    char begin[CONTENT_BYTES];
    struct stat status;
    /* Only regular files are opened: a pipe can be read only once. */
    FILE *file = stat(path, &status) == 0 && S_ISREG(status.st_mode) ? fopen(path, "rb") : NULL;
    size_t length = file ? fread(begin, 1, sizeof begin, file) : 0;
    if (file)
        fclose(file);
    return content_of(begin, length, &name);
}
