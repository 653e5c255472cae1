/* Puzzles from files: text in any form, or a photo. */
#ifndef PLAY_SOURCE_SOURCE_H
#define PLAY_SOURCE_SOURCE_H

#include "cli/files/content.h"
#include "cli/text/message.h"
#include "play/core/puzzle/puzzle.h"

/* Reads the first puzzle of the file PATH ("-": standard input): a picture, a text or a game
 * exported as JSON; or of PATH itself if it is a puzzle and not a file. The puzzle gets the shape
 * WANTED; if the side of WANTED is 0, its own board with the variants of WANTED. Returns false with
 * MESSAGE set on failure. */
bool source_read(const char *path, const struct shape *wanted, struct source_puzzle *puzzle,
                 struct message *message);

/* Detects the content of the file PATH by its first bytes; CONTENT_OTHER for a pipe or a missing
 * file. */
enum content source_content(const char *path);

/* Reads a picture file of LENGTH bytes; the caller destroys the draft. Returns NULL with MESSAGE
 * set on failure. (photo.c; photo_none.c in builds without photos) */
struct draft *source_read_photo(const void *data, size_t length, struct message *message);

#endif
