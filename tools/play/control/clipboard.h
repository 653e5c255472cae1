/* Puzzles by the clipboard of whatever shows the game. */
#ifndef PLAY_CONTROL_CLIPBOARD_H
#define PLAY_CONTROL_CLIPBOARD_H

#include "play/control/session.h"

/* Commands, whose argument is not looked at: copy the board as a line of symbols, begin a game of
 * the puzzle that is there. */
void clipboard_copy(struct session *session, int argument);
void clipboard_paste(struct session *session, int argument);

/* Begins a game of the puzzle in TEXT, or says why there is none. */
void clipboard_take(struct session *session, const char *text);

#endif
