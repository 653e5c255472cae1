/* The moves of the player. Commands ignore their argument unless it is named. */
#ifndef PLAY_CORE_CONTROL_MOVES_H
#define PLAY_CORE_CONTROL_MOVES_H

#include "play/core/control/state.h"

/* Enters DIGIT in the selected cells in the current mode, or removes it if all of them have it. */
void move_digit(struct game *game, unsigned digit);

/* Chooses MODE, an enum layer, or the next one. */
void move_set_mode(struct game *game, int mode);
void move_next_mode(struct game *game, int argument);

void move_erase(struct game *game, int argument);
void move_undo(struct game *game, int argument);
void move_redo(struct game *game, int argument);

/* Fills in the candidates of all empty cells. */
void move_fill(struct game *game, int argument);

/* Removes all entries, candidates and colors. */
void move_restart(struct game *game, int argument);

#endif
