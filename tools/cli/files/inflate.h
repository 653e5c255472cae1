/* Text compressed with gzip, unpacked while it is read. */
#ifndef CLI_FILES_INFLATE_H
#define CLI_FILES_INFLATE_H

#include <stdbool.h>
#include <stddef.h>

struct inflate;

/* Reads the next compressed bytes, as sudoku_text_read_callback does. */
typedef ptrdiff_t inflate_source(void *user, char *buffer, size_t size);

/* True if this build supports gzip. */
bool inflate_is_there(void);

/* Begins with the LENGTH bytes of HEAD, INFLATE_BUFFER at most, which READ returned first. Returns
 * NULL if memory is short or this build does not support gzip. */
enum { INFLATE_BUFFER = 1 << 16 };
struct inflate *inflate_open(const char *head, size_t length, inflate_source *read, void *user);

/* Stores up to SIZE bytes of text and returns their number; 0 at the end; -1 if READ failed, or
 * with *PROBLEM set. The total size is limited, since a few bytes may expand to any number. */
ptrdiff_t inflate_read(struct inflate *text, char *buffer, size_t size, const char **problem);

/* Frees TEXT, which may be NULL. */
void inflate_close(struct inflate *text);

#endif
