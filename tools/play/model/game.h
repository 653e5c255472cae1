/* A game on a board of any shape: givens, entries, candidates and all moves. Independent of time,
 * files and screens. Out of memory ends the program with a message. */
#ifndef PLAY_MODEL_GAME_H
#define PLAY_MODEL_GAME_H

#include <sudoku/sudoku.h>

#include "play/model/history.h"
#include "play/model/shape.h"

struct game {
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
struct game *game_create(const struct shape *shape, const uint8_t *givens);
void game_destroy(struct game *game);

/* -------------------------------------------------------------------------------------- moves
 *
 * Each is one move for undo, and returns true if it changed anything. Givens never change. */

/* Enters VALUE, a digit or a color, in CELLS, or removes it if all of them have it. A candidate
 * (LAYER_CORNER, LAYER_CENTER) is entered in cells without a digit only. With TIDY a digit is
 * removed from the candidates of its peers. */
bool game_enter(struct game *game, struct cells cells, enum layer layer, unsigned value, bool tidy);

/* Erases the digits of CELLS; if there are none, the candidates; else the colors. */
bool game_erase(struct game *game, struct cells cells);

/* Sets the center candidates of all empty cells to the digits that no peer has. */
bool game_fill_candidates(struct game *game);

/* Eliminates EXCLUDED, a set per cell, from the center candidates, which are filled in first where
 * missing, and enters DIGITS, one per cell or 0. Either may be NULL. */
bool game_apply(struct game *game, const uint8_t *digits, const sudoku_digitset *excluded,
                bool tidy);

/* Removes all entries, candidates and colors. */
bool game_clear(struct game *game);

/* Makes a move of CHANGES read from a save, ignoring BEFORE. Returns false, without a change, if
 * they are out of range. */
bool game_replay(struct game *game, const struct change *changes, size_t count);

/* Return false if there is nothing to undo or redo. */
bool game_undo(struct game *game);
bool game_redo(struct game *game);

/* -------------------------------------------------------------------------------------- state */

/* Returns the digit in CELL, or 0. */
unsigned game_digit(const struct game *game, unsigned cell);

/* Stores the digits of all cells in DIGITS. */
void game_digits(const struct game *game, uint8_t *digits);

/* Stores in IN_CONFLICT, for each cell, whether a peer has its digit. Returns the number of these
 * cells. */
unsigned game_conflicts(const struct game *game, bool *in_conflict);

/* Returns the number of cells without a digit. */
unsigned game_open(const struct game *game);

/* Returns the number of cells with DIGIT. */
unsigned game_count(const struct game *game, unsigned digit);

/* True if every cell has a digit and no rule is broken. */
bool game_is_solved(const struct game *game);

#endif
