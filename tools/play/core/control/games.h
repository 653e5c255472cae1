/* The beginning and the end of games: of puzzles, drafts and saves. */
#ifndef PLAY_CORE_CONTROL_GAMES_H
#define PLAY_CORE_CONTROL_GAMES_H

#include "play/core/control/state.h"
#include "play/core/puzzle/puzzle.h"

/* Enters cell_count digits, played elsewhere, as one move. */
void game_enter_all(struct game *game, const uint8_t *entries);

/* Shows an empty draft, for typing in a puzzle. */
void game_type_in(struct game *game);

/* Moves the level from the assessor, waiting up to WAIT seconds, to the save; *STATUS is the
 * solution count, as of a judge. Returns false if it is not known yet. */
bool game_take_level(struct game *game, double wait, enum sudoku_status *status);

#endif
