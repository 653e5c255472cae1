/* Files under a temporary name.
 *
 * However the program ends, except by SIGKILL, no file keeps its temporary name: marked content
 * gets the final name, everything else is removed. Thread-safe. */
#ifndef CLI_FILES_TEMPORARY_H
#define CLI_FILES_TEMPORARY_H

#include <stdbool.h>

struct temporary;

/* Creates a file beside PATH, to be renamed to it with mode MODE, open for reading and writing as
 * *FD. On failure returns NULL and sets errno. */
struct temporary *temporary_create(const char *path, unsigned mode, int *fd);

/* Marks the first SIZE bytes as valid by themselves: from now on they are kept in any case. */
void temporary_mark(struct temporary *temporary, long long size);

/* Renames the file to its final name and frees TEMPORARY. On failure returns false, sets errno and
 * removes the file; EEXIST if IS_NEW and the name exists. */
bool temporary_commit(struct temporary *temporary, bool is_new);

/* Ends the file as the end of the program would: marked content gets the name, otherwise the file
 * is removed. Frees TEMPORARY. Returns false and sets errno if marked content could not be kept. */
bool temporary_discard(struct temporary *temporary);

/* Removes the file and frees TEMPORARY. */
void temporary_remove(struct temporary *temporary);

/* Does the same for all files. Async-signal-safe; the program must end afterwards. */
void temporary_end_all(void);

#endif
