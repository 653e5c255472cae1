/* What comes while a game is shown, without a key: the level of its puzzle, a new puzzle that is
 * being made, frames of a camera. */
#ifndef PLAY_CONTROL_BACKGROUND_H
#define PLAY_CONTROL_BACKGROUND_H

#include "play/control/session.h"

/* Begins a game of the supply's next puzzle; where the supply is of one technique, just before it.
 * Where none is ready, an empty board waits for it. */
void background_new_game(struct session *session);

/* As background_new_game(), and of LEVEL (0: any) or TECHNIQUE (its index; -1: any) from now on. */
void background_new_game_of(struct session *session, unsigned level, int technique);

/* Shows what CAMERA sees, which then belongs to the session, until a puzzle is read. */
void background_watch(struct session *session, struct puzzle_camera *camera);

/* Takes what has come. False: nothing new is to be shown. What a camera reads becomes a draft, or
 * an empty one where the frames end. */
bool background_look(struct session *session);

/* How long a view may wait before it calls background_look() and shows the clock, in milliseconds;
 * -1: until a key comes. */
int background_pause(const struct session *session);

/* Does what begins late, once there is a picture. False: there is nothing. */
bool background_begin(struct session *session);

#endif
