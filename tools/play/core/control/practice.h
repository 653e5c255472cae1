/* Practice of a technique: the position just before it. */
#ifndef PLAY_CORE_CONTROL_PRACTICE_H
#define PLAY_CORE_CONTROL_PRACTICE_H

#include "play/core/control/state.h"

/* Advances the game, in one move, to where the technique at INDEX is the next step of its path, and
 * says so; later moves are reported as a step of it or not. Returns false, without a change, if the
 * path does not use it. */
bool practice_go(struct game *game, size_t index);

#endif
