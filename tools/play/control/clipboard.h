/* Puzzles in the clipboard of the view. */
#ifndef PLAY_CONTROL_CLIPBOARD_H
#define PLAY_CONTROL_CLIPBOARD_H

#include "play/control/session.h"

/* Commands that ignore their argument: copy the board as a line of symbols, or begin a game of the
 * puzzle in the clipboard. */
void clipboard_copy(struct session *session, int argument);
void clipboard_paste(struct session *session, int argument);

/* Begins a game of the puzzle in TEXT, or sets the message to why it cannot. */
void clipboard_take(struct session *session, const char *text);

#endif
