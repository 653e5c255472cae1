/* Puzzles from outside: text in any form, or a photo. */
#ifndef PLAY_SOURCE_SOURCE_H
#define PLAY_SOURCE_SOURCE_H

#include "cli/message.h"
#include "play/model/shape.h"

/* A puzzle that was read. */
struct source_puzzle {
    struct shape shape; /* the caller frees it */
    uint8_t givens[SUDOKU_MAX_CELLS];
};

/* Reads the first puzzle of the file PATH ("-": standard input), a picture or a text, or of PATH
 * itself where it is no file but a puzzle. VARIANTS are those of the board; BOX_ROWS and
 * BOX_COLUMNS its boxes, 0: what the puzzle shows. False: MESSAGE says why. */
bool source_read(const char *path, unsigned box_rows, unsigned box_columns, unsigned variants,
                 struct source_puzzle *puzzle, struct message *message);

/* Reads the first puzzle of LENGTH bytes of TEXT. */
bool source_read_text(const char *text, size_t length, struct source_puzzle *puzzle,
                      struct message *message);

/* Reads the picture at PATH (photo.c; photo_none.c in builds that read none). */
bool source_read_photo(const char *path, struct source_puzzle *puzzle, struct message *message);

#endif
