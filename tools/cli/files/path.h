/* Paths of files: their targets, their identity, and renaming. */
#ifndef CLI_FILES_PATH_H
#define CLI_FILES_PATH_H

#include <limits.h>
#include <stdbool.h>

/* Stores the target of the symbolic links from PATH, which need not exist, in TARGET. On failure
 * returns false and sets errno. */
bool path_follow(const char *path, char target[PATH_MAX]);

/* Renames FROM to TO unless TO exists. On file systems without hard links a file created at TO in
 * the same instant is replaced. On failure returns false and sets errno; EEXIST if TO exists. */
bool path_rename_new(const char *from, const char *to);

/* True if both paths are the same file, or will be once it is written. */
bool path_is_same(const char *a, const char *b);

#endif
