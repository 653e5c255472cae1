/* Whole small files, and which file a path means. */
#ifndef CLI_FILES_FILE_H
#define CLI_FILES_FILE_H

#include <limits.h>
#include <stdbool.h>

#include "cli/text/buffer.h"

/* Adds the bytes of the file at PATH ("-": standard input) to BUFFER. False: errno says why; EFBIG
 * where it has more than LIMIT bytes. */
bool file_read(const char *path, size_t limit, struct buffer *buffer);

/* Follows symbolic links from PATH, also to a file that is not there, and writes where they lead to
 * TARGET. False: errno says why. */
bool file_follow(const char *path, char target[PATH_MAX]);

/* Renames FROM to TO unless TO exists. Where the file system has no hard links, a file that appears
 * at TO in the same instant is replaced. False: errno says why; EEXIST if TO exists. */
bool file_rename_new(const char *from, const char *to);

/* Whether both paths mean the same file, or would once it is written. */
bool file_is_same(const char *a, const char *b);

#endif
