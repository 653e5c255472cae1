/* Exports of a game. */
#ifndef PLAY_CORE_RECORD_EXPORT_H
#define PLAY_CORE_RECORD_EXPORT_H

#include "play/core/record/record.h"

/* Appends the board as lines of text, marking entries. */
void export_text(const struct record *record, struct buffer *out);

/* Appends one symbol per cell; with ONLY_GIVENS, entries count as empty. */
void export_line(const struct board *board, bool only_givens, struct buffer *out);

/* Appends the board as a picture, with center candidates. Return false if this build draws none or
 * the board is too large. (export_picture.c; export_none.c) */
bool export_svg(const struct record *record, struct buffer *out);
bool export_png(const struct record *record, struct buffer *out);

/* Appends one JSON object: the puzzle, the board, and all moves with their times, from the LENGTH
 * bytes of a save at TEXT. docs/play.md lists the keys. */
void export_json(const char *text, size_t length, struct buffer *out);

#endif
