/* Where results go: standard output, or a file that appears whole or not at all.
 *
 * Takes bytes, gives a file, fails with errno. A file is written under a temporary name beside its
 * own and renamed at the end; whatever ends the program before that removes it. */
#ifndef OUTPUT_H
#define OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

struct output {
    int fd;
    char *path;      /* NULL: standard output */
    char *temporary; /* the name it has until output_commit() */
};

/* Opens PATH, or standard output where it is NULL or "-". False: errno says why. */
bool output_open(struct output *output, const char *path);

/* Writes all of DATA. False: errno says why. */
bool output_write(struct output *output, const void *data, size_t size);

/* Gives the file its name. False: errno says why, and the file is gone. */
bool output_commit(struct output *output);

/* Removes a file that was not committed and closes it. */
void output_discard(struct output *output);

#endif
