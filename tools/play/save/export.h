/* A game in forms that others read. */
#ifndef PLAY_SAVE_EXPORT_H
#define PLAY_SAVE_EXPORT_H

#include "play/save/record.h"

/* Adds the board as lines of text, found digits with a mark. */
void export_text(const struct record *record, struct buffer *out);

/* Adds a symbol for each cell, which other programs read. */
void export_line(const struct game *game, struct buffer *out);

/* Adds the board as a picture, with the center marks. False: this build draws none, or the board is
 * too large. (export_picture.c; export_none.c) */
bool export_svg(const struct record *record, struct buffer *out);
bool export_png(const struct record *record, struct buffer *out);

/* Adds one JSON object: the puzzle, the board, and all moves with their times, which are read from
 * TEXT, the LENGTH bytes of the save. docs/play.md lists the keys. */
void export_json(const char *text, size_t length, struct buffer *out);

#endif
