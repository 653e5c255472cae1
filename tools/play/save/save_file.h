/* The bytes of a save. */
#ifndef PLAY_SAVE_SAVE_FILE_H
#define PLAY_SAVE_SAVE_FILE_H

#include "cli/files/file.h"

/* Adds the bytes of the save at PATH to TEXT. False: errno says why; EFBIG for a file that has more
 * than a game of a million moves. */
static inline bool save_file_read(const char *path, struct buffer *text)
{
    enum { MAX_SAVE = 1 << 28 };
    return file_read(path, MAX_SAVE, text);
}

#endif
