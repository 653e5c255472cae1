/* Files under a name that is not theirs yet.
 *
 * However the program ends, short of SIGKILL, none of them stays under its temporary name: what was
 * marked as good gets the final name, everything else is removed. Thread-safe. */
#ifndef CLI_FILES_TEMPORARY_H
#define CLI_FILES_TEMPORARY_H

#include <stdbool.h>

struct temporary;

/* Makes a file beside PATH, which a file of mode MODE is to have in the end, open for reading and
 * writing as *FD. NULL: errno says why. */
struct temporary *temporary_create(const char *path, unsigned mode, int *fd);

/* The first SIZE bytes are good by themselves: from now on they are kept, whatever happens. */
void temporary_mark(struct temporary *temporary, long long size);

/* Gives the file its name and frees TEMPORARY. False: errno says why, and the file is gone; EEXIST
 * where the name is to be NEW and has a file. */
bool temporary_commit(struct temporary *temporary, bool is_new);

/* Ends it as the end of the program would: what was marked gets the name, else there is no file.
 * Frees TEMPORARY. False: something was marked and could not get the name; errno says why. */
bool temporary_discard(struct temporary *temporary);

/* Removes the file and frees TEMPORARY. */
void temporary_remove(struct temporary *temporary);

/* Does the same to every file there is. Safe in signal handlers; the program has to end then. */
void temporary_end_all(void);

#endif
