/* Which lines of a file belong to a range of its bytes: those that begin in it. */
#ifndef MPI_CUT_H
#define MPI_CUT_H

#include <stdbool.h>
#include <stddef.h>

/* Longest line of a file that is cut. */
enum { CUT_MAX_LINE = 1 << 16 };

/* TEXT, LENGTH bytes, has the range in its bytes BEGIN to END - 1, with the byte before it where
 * BEGIN is 1, and as much of the file behind it as there is, up to CUT_MAX_LINE bytes. Finds the
 * range's lines: *SIZE bytes from *FIRST on, 0 where none begins there. False: a line is too long.
 */
bool cut_lines(const char *text, size_t length, size_t begin, size_t end, size_t *first,
               size_t *size);

#endif
