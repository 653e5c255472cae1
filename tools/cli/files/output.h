/* Output to standard output, or to a file that appears whole or not at all.
 *
 * A file is written under a temporary name beside its own, which it gets at the end. If the program
 * ends early, no partial file remains, and an existing file is unchanged. Symbolic links stay and
 * their target is replaced; a file with several hard links keeps its identity and gets new content;
 * devices and pipes are written directly, and so is standard output under a file name. */
#ifndef CLI_FILES_OUTPUT_H
#define CLI_FILES_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct output {
    int fd;
    bool owned;                  /* FD must be closed: it is not standard output */
    struct temporary *temporary; /* NULL if written directly */
    char *in_place;              /* file to get the content at the end; NULL: renamed */
    bool is_new;                 /* must not replace a file */
    bool is_unwanted;            /* output_commit() discards it, like a file without a picture */
    int64_t written;
    bool may_block; /* a write may have to wait for a reader; set by the first one */
};

/* Opens PATH, or standard output if PATH is NULL or "-". On failure returns false and sets errno.
 */
bool output_open(struct output *output, const char *path);

/* The same for a file that must not exist. Returns false with EEXIST, here or in output_commit(),
 * if it does. */
bool output_open_new(struct output *output, const char *path);

/* Writes all of DATA. On failure returns false and sets errno. */
bool output_write(struct output *output, const void *data, size_t size);

/* Marks the content written until now as valid by itself: the file will hold at least that. */
void output_mark(struct output *output);

/* Renames the file to its final name and closes it. On failure returns false, sets errno and
 * removes the file. */
bool output_commit(struct output *output);

/* Closes a file without committing it: it is removed, or keeps the content marked by output_mark().
 * Returns false and sets errno if that content could not be kept. */
bool output_discard(struct output *output);

#endif
