/* Whole small files.
 *
 * Takes a path, gives its bytes, fails with errno. */
#ifndef FILE_H
#define FILE_H

#include <stdbool.h>

#include "buffer.h"

/* Adds the bytes of the file at PATH ("-": standard input) to BUFFER. False: errno says why; EFBIG
 * where it has more than LIMIT bytes. */
bool file_read(const char *path, size_t limit, struct buffer *buffer);

#endif
