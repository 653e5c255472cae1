/* The selection. The argument of each command is one of the numbers below. */
#ifndef PLAY_CONTROL_SELECT_H
#define PLAY_CONTROL_SELECT_H

#include "play/control/session.h"

enum { SELECT_UP, SELECT_DOWN, SELECT_LEFT, SELECT_RIGHT, SELECT_FIRST, SELECT_LAST };

/* Moves to the next cell in a direction, selecting it alone or in addition. */
void select_move(struct session *session, int direction);
void select_extend(struct session *session, int direction);

/* Moves to the first or last cell. */
void select_end(struct session *session, int end);

/* Selects all cells; the argument is ignored. */
void select_all(struct session *session, int argument);

#endif
