/* The selection. The argument of each command is one of the numbers below. */
#ifndef PLAY_CORE_CONTROL_SELECT_H
#define PLAY_CORE_CONTROL_SELECT_H

#include "play/core/control/state.h"

enum { SELECT_UP, SELECT_DOWN, SELECT_LEFT, SELECT_RIGHT, SELECT_FIRST, SELECT_LAST };

/* Moves to the next cell in a direction, selecting it alone or in addition. */
void select_move(struct game *game, int direction);
void select_extend(struct game *game, int direction);

/* Moves to the first or last cell. */
void select_end(struct game *game, int end);

/* Selects all cells; the argument is ignored. */
void select_all(struct game *game, int argument);

#endif
