/* Text that was compressed with gzip, taken apart as it is read. */
#ifndef CLI_FILES_INFLATE_H
#define CLI_FILES_INFLATE_H

#include <stdbool.h>
#include <stddef.h>

struct inflate;

/* Gives the next compressed bytes, as sudoku_text_read_callback does. */
typedef ptrdiff_t inflate_source(void *user, char *buffer, size_t size);

/* Whether this build knows gzip. */
bool inflate_is_there(void);

/* Begins with the LENGTH bytes in HEAD, which READ gave first and which are at most
 * INFLATE_BUFFER. NULL: no memory, or this build does not know gzip. */
enum { INFLATE_BUFFER = 1 << 16 };
struct inflate *inflate_open(const char *head, size_t length, inflate_source *read, void *user);

/* Gives up to SIZE bytes of the text; 0: its end; -1: READ failed, or *PROBLEM says what is wrong.
 * A few bytes may stand for any number of others: there is a limit. */
ptrdiff_t inflate_read(struct inflate *text, char *buffer, size_t size, const char **problem);

/* Frees TEXT. NULL is left alone. */
void inflate_close(struct inflate *text);

#endif
