/* The two views: a session is played until it is over. False: MESSAGE says why not.
 *
 * Whether a view is possible is asked first, before there is a game that nobody would see. */
#ifndef PLAY_VIEW_VIEW_H
#define PLAY_VIEW_VIEW_H

#include "cli/text/message.h"
#include "play/control/session.h"
#include "play/view/timing.h"

/* In the terminal (tui.c; tui_none.c without ncurses). */
bool tui_is_built(void);
bool tui_is_possible(struct message *message);
bool tui_play(struct session *session, struct timing *timing, struct message *message);

/* In a window (window.c; window_none.c without SDL2 or libsudokuvision). */
bool window_is_built(void);
bool window_is_possible(struct message *message);
bool window_play(struct session *session, struct timing *timing, struct message *message);

#endif
