#include "play/source/source.h"

#include <errno.h>
#include <string.h>

#include "cli/content.h"
#include "cli/file.h"

enum { MAX_TEXT = 1 << 24 };

static bool read_photo(const struct buffer *bytes, struct source_puzzle *puzzle,
                       struct message *message)
{
    puzzle->draft = source_read_photo(bytes->data, bytes->length, message);
    if (puzzle->draft)
        puzzle->shape = shape_copy(&puzzle->draft->shape);
    return puzzle->draft != NULL;
}

static bool read_named(const char *path, struct source_puzzle *puzzle, struct message *message)
{
    struct buffer text = {0};
    const char *name;
    bool done;
    if (!file_read(path, MAX_TEXT, &text)) {
        int reason = errno;
        buffer_free(&text);
        /* A puzzle on the command line is no file's name. */
        if ((reason == ENOENT || reason == ENAMETOOLONG) &&
            source_read_text(path, strlen(path), puzzle, message))
            return true;
        return message_set(message, "%s: %s", path, strerror(reason));
    }
    if (content_of(buffer_at(&text, 0), text.length, &name) == CONTENT_PICTURE)
        done = read_photo(&text, puzzle, message);
    else
        done = source_read_text(buffer_at(&text, 0), text.length, puzzle, message);
    buffer_free(&text);
    return done || message_prefix(message, path);
}

bool source_read(const char *path, unsigned box_rows, unsigned box_columns, unsigned variants,
                 struct source_puzzle *puzzle, struct message *message)
{
    *puzzle = (struct source_puzzle){0};
    if (!read_named(path, puzzle, message))
        return false;
    if (box_rows && box_rows * box_columns != puzzle->shape.side)
        return message_set(message, "%s: its side is %u, that of --box %u", path,
                           puzzle->shape.side, box_rows * box_columns);
    if (box_rows) {
        puzzle->shape.box_rows = box_rows;
        puzzle->shape.box_columns = box_columns;
    }
    puzzle->shape.variants = variants;
    if (puzzle->draft) {
        shape_free(&puzzle->draft->shape);
        puzzle->draft->shape = shape_copy(&puzzle->shape);
    }
    return true;
}
