/* Saves as files: reading, locking, and writing without replacing anything. */
#ifndef PLAY_SAVE_SAVE_FILE_H
#define PLAY_SAVE_SAVE_FILE_H

#include <limits.h>
#include <sys/stat.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "play/save/record.h"

/* Adds the bytes of the save at PATH to TEXT. False: errno says why; EFBIG for a file that has more
 * than a game of a million moves. */
bool save_file_read(const char *path, struct buffer *text);

/* The same, and reads them into *RECORD, whose game the caller destroys. False: MESSAGE says why it
 * is not all of the save; what stands before the damage, if that is a game, is in RECORD. A last
 * line without its end is no damage: another program may be writing it. */
bool save_file_record(const char *path, struct buffer *text, struct record *record,
                      struct message *message);

bool save_file_is_same(const struct stat *a, const struct stat *b);

/* Whether FD is the file that is at PATH now. */
bool save_file_is_at(int fd, const char *path);

/* Opens the file at PATH for reading and writing, locked against other programs of this kind. -1:
 * errno says why; EWOULDBLOCK: another program plays it, or has replaced it since open(), as after
 * damage. */
int save_file_open(const char *path);

/* Writes LENGTH bytes of TEXT to a new file at PATH: whole, and on the disk, or not at all. False:
 * errno says why; EEXIST if there is a file. */
bool save_file_write_new(const char *path, const char *text, size_t length);

/* Renames the file at PATH to the name ASIDE, which no file had. False: errno says why. */
bool save_file_set_aside(const char *path, char aside[PATH_MAX]);

#endif
