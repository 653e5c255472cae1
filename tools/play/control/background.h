/* Events without a key: the level of the puzzle, a new puzzle, frames of a camera. */
#ifndef PLAY_CONTROL_BACKGROUND_H
#define PLAY_CONTROL_BACKGROUND_H

#include "play/control/session.h"

/* Begins a game of the supply's next puzzle, just before the technique of the supply if it has one.
 * Shows an empty board until the puzzle is ready. */
void background_new_game(struct session *session);

/* Likewise, with LEVEL (0: any) or TECHNIQUE (its index; -1: any) from now on. */
void background_new_game_of(struct session *session, unsigned level, int technique);

/* Shows the pictures of CAMERA, which the session owns from now on, until a puzzle is read. */
void background_watch(struct session *session, struct puzzle_camera *camera);

/* Handles events that have arrived. Returns false if there is nothing new to show. A reading of the
 * camera becomes a draft; if the frames end without one, the draft is empty. */
bool background_poll(struct session *session);

/* Returns the milliseconds a view may wait before it calls background_poll() and shows the clock;
 * -1: until a key is pressed. */
int background_pause(const struct session *session);

/* Runs the late beginning after the first picture. Returns false if there is none. */
bool background_begin(struct session *session);

#endif
