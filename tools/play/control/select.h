/* Which cells are selected: commands, whose argument is one of the numbers below. */
#ifndef PLAY_CONTROL_SELECT_H
#define PLAY_CONTROL_SELECT_H

#include "play/control/session.h"

enum { SELECT_UP, SELECT_DOWN, SELECT_LEFT, SELECT_RIGHT, SELECT_FIRST, SELECT_LAST };

/* To the next cell in a direction, alone or with those selected already. */
void select_move(struct session *session, int direction);
void select_extend(struct session *session, int direction);

/* To the first or last cell. */
void select_end(struct session *session, int end);

/* All cells; the argument is not looked at. */
void select_all(struct session *session, int argument);

#endif
