/* A game on a board of any shape: givens, entries, candidates and all moves. Independent of time,
 * files and screens. Out of memory ends the program with a message. */
#ifndef PLAY_CORE_MODEL_BOARD_H
#define PLAY_CORE_MODEL_BOARD_H

#include <sudoku/sudoku.h>

#include "play/core/model/history.h"
#include "play/core/model/shape.h"

struct board {
    struct shape shape;
    struct sudoku_layout *layout;
    unsigned side, cell_count;
    uint8_t *givens;
    uint64_t *layers[LAYER_COUNT]; /* one value per cell; LAYER_DIGIT includes the givens */
    struct history history;
};

/* A set of cells. */
struct cells {
    const uint16_t *at;
    size_t count;
};

/* Creates a game of GIVENS (cell_count digits). Returns NULL if no layout has SHAPE or a given
 * exceeds the side. */
struct board *board_create(const struct shape *shape, const uint8_t *givens);
void board_destroy(struct board *board);

/* -------------------------------------------------------------------------------------- moves
 *
 * Each is one move for undo, and returns true if it changed anything. Givens never change. */

/* Enters VALUE, a digit or a color, in CELLS, or removes it if all of them have it. A candidate
 * (LAYER_CORNER, LAYER_CENTER) is entered in cells without a digit only. With TIDY a digit is
 * removed from the candidates of its peers. */
bool board_enter(struct board *board, struct cells cells, enum layer layer, unsigned value,
                 bool tidy);

/* Erases the digits of CELLS; if there are none, the candidates; else the colors. */
bool board_erase(struct board *board, struct cells cells);

/* Sets the center candidates of all empty cells to the digits that no peer has. */
bool board_fill_candidates(struct board *board);

/* Eliminates EXCLUDED, a set per cell, from the center candidates, which are filled in first where
 * missing, and enters DIGITS, one per cell or 0. Either may be NULL. */
bool board_apply(struct board *board, const uint8_t *digits, const sudoku_digitset *excluded,
                 bool tidy);

/* Removes all entries, candidates and colors. */
bool board_clear(struct board *board);

/* Makes a move of CHANGES read from a save, ignoring BEFORE. Returns false, without a change, if
 * they are out of range. */
bool board_replay(struct board *board, const struct change *changes, size_t count);

/* Return false if there is nothing to undo or redo. */
bool board_undo(struct board *board);
bool board_redo(struct board *board);

/* -------------------------------------------------------------------------------------- state */

/* Returns the digit in CELL, or 0. */
unsigned board_digit(const struct board *board, unsigned cell);

/* Stores the digits of all cells in DIGITS. */
void board_digits(const struct board *board, uint8_t *digits);

/* Stores in IN_CONFLICT, for each cell, whether a peer has its digit. Returns the number of these
 * cells. */
unsigned board_conflicts(const struct board *board, bool *in_conflict);

/* Returns the number of cells without a digit. */
unsigned board_open(const struct board *board);

/* Returns the number of cells with DIGIT. */
unsigned board_count(const struct board *board, unsigned digit);

/* True if every cell has a digit and no rule is broken. */
bool board_is_solved(const struct board *board);

#endif
