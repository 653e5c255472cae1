/* Reading whole small files, and comparing paths. */
#ifndef CLI_FILES_FILE_H
#define CLI_FILES_FILE_H

#include <limits.h>
#include <stdbool.h>

#include "cli/text/buffer.h"

/* Appends the file at PATH ("-": standard input) to BUFFER. On failure returns false and sets
 * errno; EFBIG if it has more than LIMIT bytes. */
bool file_read(const char *path, size_t limit, struct buffer *buffer);

/* Stores the target of the symbolic links from PATH, which need not exist, in TARGET. On failure
 * returns false and sets errno. */
bool file_follow(const char *path, char target[PATH_MAX]);

/* Renames FROM to TO unless TO exists. On file systems without hard links a file created at TO in
 * the same instant is replaced. On failure returns false and sets errno; EEXIST if TO exists. */
bool file_rename_new(const char *from, const char *to);

/* True if both paths are the same file, or will be once it is written. */
bool file_is_same(const char *a, const char *b);

#endif
