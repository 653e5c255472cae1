/* Where results go: standard output, or a file that appears whole or not at all.
 *
 * A file is written under a temporary name beside its own, which it gets at the end; however the
 * program ends before, there is no half of a file, and the file that was there is as it was.
 * Symbolic links stay and their target is replaced; a file with several hard links stays the same
 * file and gets new content; devices and pipes are written directly, and a name of the file that is
 * standard output means standard output. */
#ifndef CLI_FILES_OUTPUT_H
#define CLI_FILES_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct output {
    int fd;
    bool owned;                  /* FD is not standard output's */
    struct temporary *temporary; /* NULL: written directly */
    char *in_place; /* the file that gets the content in the end; NULL: it is renamed */
    bool is_new;    /* nothing is replaced */
    int64_t written;
};

/* Opens PATH, or standard output where it is NULL or "-". False: errno says why. */
bool output_open(struct output *output, const char *path);

/* The same for a file that is not there yet. False with EEXIST, here or from output_commit(): it
 * is. */
bool output_open_new(struct output *output, const char *path);

/* Writes all of DATA. False: errno says why. */
bool output_write(struct output *output, const void *data, size_t size);

/* What was written so far is good by itself: however it ends, the file will hold as much. */
void output_mark(struct output *output);

/* Gives the file its name and closes it. False: errno says why, and the file is gone. */
bool output_commit(struct output *output);

/* Closes a file that is not to be committed: it goes, unless output_mark() was called; then what
 * was marked gets the name. False: it could not; errno says why. */
bool output_discard(struct output *output);

#endif
