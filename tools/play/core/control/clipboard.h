/* Puzzles in the clipboard of the view. */
#ifndef PLAY_CORE_CONTROL_CLIPBOARD_H
#define PLAY_CORE_CONTROL_CLIPBOARD_H

#include "play/core/control/state.h"

/* Commands that ignore their argument: copy the board as a line of symbols, or begin a game of the
 * puzzle in the clipboard. */
void clipboard_copy(struct game *game, int argument);
void clipboard_paste(struct game *game, int argument);

#endif
