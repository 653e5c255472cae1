/* A game of Sudoku on a board of any shape: givens, what the player wrote, and every move. It knows
 * neither time nor files nor screens. Memory that runs out ends the program with a message. */
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
    uint64_t *layers[LAYER_COUNT]; /* a number a cell; LAYER_DIGIT has the givens, too */
    struct history history;
};

/* Some cells, each once. */
struct cells {
    const uint16_t *at;
    size_t count;
};

/* Starts a game of GIVENS (a number a cell). NULL: no layout has SHAPE, or a given is over the
 * side. */
struct game *game_create(const struct shape *shape, const uint8_t *givens);
void game_destroy(struct game *game);

/* -------------------------------------------------------------------------------------- moves
 *
 * Each is one move for undo, and gives whether it changed anything. Givens never change. */

/* Writes VALUE, a digit or a color, into CELLS; where all of them have it already it goes. A mark
 * (LAYER_CORNER, LAYER_CENTER) goes only where all cells without a digit have it; cells with a
 * digit take none. With TIDY a digit takes itself out of the marks of its peers. */
bool game_enter(struct game *game, struct cells cells, enum layer layer, unsigned value, bool tidy);

/* Takes away the digits of CELLS; where there are none, the marks; where there are none, the
 * colors. */
bool game_erase(struct game *game, struct cells cells);

/* Makes the center marks of all empty cells the digits that no peer holds. */
bool game_fill_candidates(struct game *game);

/* Takes EXCLUDED, sets of digits for each cell, out of the center marks, after giving all cells
 * that lack them their candidates; and places DIGITS, a number a cell or 0. Either may be NULL. */
bool game_apply(struct game *game, const uint8_t *digits, const sudoku_digitset *excluded,
                bool tidy);

/* Begins anew: takes away all that the player wrote. */
bool game_clear(struct game *game);

/* Makes the CHANGES of a move as a save has them, of which BEFORE is not looked at. False: they are
 * out of range, and nothing was changed. */
bool game_replay(struct game *game, const struct change *changes, size_t count);

/* False: there is nothing to undo or redo. */
bool game_undo(struct game *game);
bool game_redo(struct game *game);

/* -------------------------------------------------------------------------------------- state */

/* The digit in CELL, or 0. */
unsigned game_digit(const struct game *game, unsigned cell);

/* Stores the digits of all cells in DIGITS. */
void game_digits(const struct game *game, uint8_t *digits);

/* Stores in IN_CONFLICT, for each cell, whether its digit stands twice in a unit. Gives how many
 * do. */
unsigned game_conflicts(const struct game *game, bool *in_conflict);

/* Cells without a digit. */
unsigned game_open(const struct game *game);

/* How often DIGIT stands on the board. */
unsigned game_count(const struct game *game, unsigned digit);

/* Whether every cell has a digit and no rule is broken. */
bool game_is_solved(const struct game *game);

#endif
