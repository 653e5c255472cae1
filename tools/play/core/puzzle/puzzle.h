/* Puzzles read from text. */
#ifndef PLAY_CORE_PUZZLE_PUZZLE_H
#define PLAY_CORE_PUZZLE_PUZZLE_H

#include <sudoku/sudoku.h>

#include "cli/text/message.h"
#include "play/core/puzzle/draft.h"

/* A puzzle as read; freed by source_puzzle_free(). */
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

/* Reads the first puzzle of LENGTH bytes of TEXT. Returns false with MESSAGE set on failure. */
bool source_read_text(const char *text, size_t length, struct source_puzzle *puzzle,
                      struct message *message);

/* True if LENGTH bytes of TEXT are output of export_json(); PUZZLE is then that position. */
bool source_read_exported(const char *text, size_t length, struct source_puzzle *puzzle);

/* Reads a puzzle of the joined BOARDS: drawn with its gaps, as a line of all cells, or as boards
 * one after another. */
bool source_read_joined(const char *text, size_t length, const struct shape *boards,
                        struct source_puzzle *puzzle, struct message *message);

#endif
