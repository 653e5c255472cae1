/* Saves as files: reading, locking, and writing without replacing anything. */
#ifndef PLAY_SAVE_SAVE_FILE_H
#define PLAY_SAVE_SAVE_FILE_H

#include <limits.h>
#include <sys/stat.h>

#include "cli/text/buffer.h"
#include "cli/text/message.h"
#include "play/core/record/record.h"

/* Appends the bytes of the save at PATH to TEXT. Returns false with errno set on failure; EFBIG
 * above the size of a million moves. */
bool save_file_read(const char *path, struct buffer *text);

/* Likewise, and reads them into *RECORD, whose game the caller destroys. Returns false with MESSAGE
 * set if the save is not read completely; RECORD has the part before the damage, if it is a game.
 * An incomplete last line is not damage: another program may be writing it. */
bool save_file_record(const char *path, struct buffer *text, struct record *record,
                      struct message *message);

bool save_file_is_same(const struct stat *a, const struct stat *b);

/* True if FD is the file at PATH. */
bool save_file_is_at(int fd, const char *path);

/* Opens the file at PATH for reading and writing with an exclusive lock. Returns -1 with errno set
 * on failure; EWOULDBLOCK if another program has it locked, or replaced it since open(). */
int save_file_open(const char *path);

/* Writes LENGTH bytes of TEXT to a new file at PATH, completely and synced, or not at all. Returns
 * false with errno set on failure; EEXIST if the file exists. */
bool save_file_write_new(const char *path, const char *text, size_t length);

/* Renames the file at PATH to an unused name, stored in ASIDE. Returns false with errno set on
 * failure. */
bool save_file_set_aside(const char *path, char aside[PATH_MAX]);

#endif
