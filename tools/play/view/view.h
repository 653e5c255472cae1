/* The two views. Each plays a game to its end; returns false with MESSAGE set on failure.
 * Whether a view is possible is checked first, before there is a game that could not be shown. */
#ifndef PLAY_VIEW_VIEW_H
#define PLAY_VIEW_VIEW_H

#include "cli/text/message.h"
#include "play/core/game.h"
#include "play/view/timing.h"

/* In the terminal (tui.c; tui_none.c without ncurses). */
bool tui_is_built(void);
bool tui_is_possible(struct message *message);
bool tui_play(struct game *game, struct timing *timing, struct message *message);

/* In a window (window.c; window_none.c without SDL2 or libsudokuvision). */
bool window_is_built(void);
bool window_is_possible(struct message *message);
bool window_play(struct game *game, struct timing *timing, struct message *message);

#endif
