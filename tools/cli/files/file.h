/* Reading whole small files. */
#ifndef CLI_FILES_FILE_H
#define CLI_FILES_FILE_H

#include <stdbool.h>

#include "cli/text/buffer.h"

/* Appends the file at PATH ("-": standard input) to BUFFER. On failure returns false and sets
 * errno; EFBIG if it has more than LIMIT bytes. */
bool file_read(const char *path, size_t limit, struct buffer *buffer);

#endif
