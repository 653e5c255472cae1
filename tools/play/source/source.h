/* Puzzles from files: text in any form, or a photo. */
#ifndef PLAY_SOURCE_SOURCE_H
#define PLAY_SOURCE_SOURCE_H

#include "cli/files/content.h"
#include "cli/text/message.h"
#include "play/source/draft.h"

/* A puzzle read from a file; freed by source_puzzle_free(). */
struct source_puzzle {
    struct shape shape;
    uint8_t givens[SUDOKU_MAX_CELLS];
    uint8_t entries[SUDOKU_MAX_CELLS]; /* entries of an exported game */
    /* Eliminated candidates of each cell; valid if has_candidates. */
    sudoku_digitset excluded[SUDOKU_MAX_CELLS];
    bool has_candidates;
    /* Reading of a picture, which replaces the givens; NULL: a text. */
    struct draft *draft;
};

void source_puzzle_free(struct source_puzzle *puzzle);

/* Reads the first puzzle of the file PATH ("-": standard input), a picture, a text, a game that was
 * exported as JSON, or of PATH itself where it is no file but a puzzle. It has the shape WANTED; of
 * side 0: the variants of WANTED on the board that the puzzle shows. False: MESSAGE says why. */
bool source_read(const char *path, const struct shape *wanted, struct source_puzzle *puzzle,
                 struct message *message);

/* What the file PATH is by its first bytes; CONTENT_OTHER for a pipe, or no file. */
enum content source_content(const char *path);

/* Reads the first puzzle of LENGTH bytes of TEXT. */
bool source_read_text(const char *text, size_t length, struct source_puzzle *puzzle,
                      struct message *message);

/* Whether LENGTH bytes of TEXT are what export_json() makes; then PUZZLE is that game as it stands.
 */
bool source_read_exported(const char *text, size_t length, struct source_puzzle *puzzle);

/* Reads five boards in one: as they lie, all cells on a line, or board after board. */
bool source_read_samurai(const char *text, size_t length, struct source_puzzle *puzzle,
                         struct message *message);

/* Reads a picture file of LENGTH bytes; the caller destroys the draft. NULL: MESSAGE says why.
 * (photo.c; photo_none.c in builds that read none) */
struct draft *source_read_photo(const void *data, size_t length, struct message *message);

#endif
