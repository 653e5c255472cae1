/* Maps byte ranges of a file to lines: a line belongs to the range that contains its first byte. */
#ifndef MPI_CUT_H
#define MPI_CUT_H

#include <stdbool.h>
#include <stddef.h>

/* Maximum length of a line, in bytes. */
enum { CUT_MAX_LINE = 1 << 16 };

/* Finds the lines of a range: *SIZE bytes from *FIRST on, 0 if none begins there. The range is
 * bytes BEGIN to END - 1 of TEXT, which has LENGTH bytes: the byte before the range if BEGIN is 1,
 * and up to CUT_MAX_LINE bytes of the file after it. Returns false if a line is too long. */
bool cut_lines(const char *text, size_t length, size_t begin, size_t end, size_t *first,
               size_t *size);

#endif
