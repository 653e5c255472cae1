/* The bytes of a save, and the game that they tell. */
#ifndef PLAY_SAVE_SAVE_FILE_H
#define PLAY_SAVE_SAVE_FILE_H

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

#endif
