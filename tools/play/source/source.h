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

/* Reads the first puzzle of the file PATH ("-": standard input): a picture, a text or a game
 * exported as JSON; or of PATH itself if it is a puzzle and not a file. The puzzle gets the shape
 * WANTED; if the side of WANTED is 0, its own board with the variants of WANTED. Returns false with
 * MESSAGE set on failure. */
bool source_read(const char *path, const struct shape *wanted, struct source_puzzle *puzzle,
                 struct message *message);

/* Detects the content of the file PATH by its first bytes; CONTENT_OTHER for a pipe or a missing
 * file. */
enum content source_content(const char *path);

/* Reads the first puzzle of LENGTH bytes of TEXT. */
bool source_read_text(const char *text, size_t length, struct source_puzzle *puzzle,
                      struct message *message);

/* True if LENGTH bytes of TEXT are output of export_json(); PUZZLE is then that position. */
bool source_read_exported(const char *text, size_t length, struct source_puzzle *puzzle);

/* Reads a samurai: drawn with its gaps, as a line of all cells, or as five boards one after
 * another. */
bool source_read_samurai(const char *text, size_t length, struct source_puzzle *puzzle,
                         struct message *message);

/* Reads a picture file of LENGTH bytes; the caller destroys the draft. Returns NULL with MESSAGE
 * set on failure. (photo.c; photo_none.c in builds without photos) */
struct draft *source_read_photo(const void *data, size_t length, struct message *message);

#endif
