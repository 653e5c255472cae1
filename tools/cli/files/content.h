/* Kinds of files by their first bytes. */
#ifndef CLI_FILES_CONTENT_H
#define CLI_FILES_CONTENT_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/text/message.h"

/* Number of bytes needed. */
enum { CONTENT_BYTES = 16 };

enum content {
    CONTENT_OTHER = 0, /* text, or unknown */
    CONTENT_PICTURE = 1,
    CONTENT_GZIP = 2,
    CONTENT_ARCHIVE = 3, /* compressed in another format */
    CONTENT_VIDEO = 4,
    CONTENT_SAVE = 5 /* a game of sudoku-play */
};

/* Returns the kind of a file that begins with LENGTH bytes of DATA; *NAME is the name of its
 * format, or NULL. */
enum content content_of(const void *data, size_t length, const char **name);

/* True if a file that begins with LENGTH bytes of DATA may be a text with puzzles, compressed by
 * gzip or not. Otherwise MESSAGE says what it is and which tool reads it. */
bool content_may_be_puzzles(const void *data, size_t length, struct message *message);

/* True if a file that begins with LENGTH bytes of DATA, of no format above, may be text in ASCII or
 * an encoding that extends it. */
bool content_is_text(const void *data, size_t length);

#endif
