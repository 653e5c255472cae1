/* The clipboard of a terminal: text goes there by OSC 52 (xterm's control sequences), and comes
 * as keys between two marks (bracketed paste). */
#ifndef PLAY_VIEW_TUI_CLIPBOARD_H
#define PLAY_VIEW_TUI_CLIPBOARD_H

#include "cli/text/buffer.h"
#include "play/control/clipboard.h"

/* Keys that begin and end what is pasted, once the clipboard is open. */
enum { TUI_PASTE_BEGIN = 0x1000, TUI_PASTE_END };

/* To be called when the screen has been opened, and before it is closed. */
void tui_clipboard_open(void);
void tui_clipboard_close(void);

/* Sends TEXT to the terminal; USER is not looked at. */
bool tui_clipboard_put(void *user, const char *text);

/* Takes the keys of a paste that has begun, and ends the text by a zero byte. */
void tui_clipboard_take(struct buffer *text);

#endif
