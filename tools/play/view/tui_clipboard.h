/* The clipboard of a terminal: text is copied by OSC 52 (xterm's control sequences) and pasted as
 * keys between two markers (bracketed paste). */
#ifndef PLAY_VIEW_TUI_CLIPBOARD_H
#define PLAY_VIEW_TUI_CLIPBOARD_H

#include "cli/text/buffer.h"
#include "play/core/game.h"

/* Keys before and after pasted text, once the clipboard is open. */
enum { TUI_PASTE_BEGIN = 0x1000, TUI_PASTE_END };

/* Call these after the screen is opened and before it is closed. */
void tui_clipboard_open(void);
void tui_clipboard_close(void);

/* Sends TEXT to the terminal; USER is ignored. */
bool tui_clipboard_put(void *user, const char *text);

/* Reads the keys of a paste that has begun into TEXT, with a final zero byte. */
void tui_clipboard_take(struct buffer *text);

#endif
