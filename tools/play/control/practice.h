/* Practice of a technique: the position just before it. */
#ifndef PLAY_CONTROL_PRACTICE_H
#define PLAY_CONTROL_PRACTICE_H

#include "play/control/session.h"

/* Takes the game, in one move, to where the technique at INDEX is the next step on the way to the
 * solution, which is said; moves are then told whether they are a step of it. False: it is none of
 * the way, and nothing was changed. */
bool practice_go(struct session *session, size_t index);

#endif
