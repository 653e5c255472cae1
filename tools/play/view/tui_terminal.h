/* The terminal while the game has it. */
#ifndef PLAY_VIEW_TUI_TERMINAL_H
#define PLAY_VIEW_TUI_TERMINAL_H

#include <stdbool.h>

/* Notes how the terminal is, before ncurses changes it; and hears of the key that stops programs
 * from here on: ncurses would lose it while it draws. */
void tui_terminal_note(void);

/* Whether the program is to stop, once nobody draws. */
bool tui_terminal_is_to_stop(void);

/* Stops the program, behind endwin(), until it is told to go on. */
void tui_terminal_stop(void);

/* Makes Ctrl-S and Ctrl-Q keys, behind a stop of the program, too; and sees to it that signals that
 * end the program at once leave the terminal as it was. After cbreak() and noecho(). */
void tui_terminal_take(void);

/* endwin() sees to the terminal from here on. */
void tui_terminal_give_back(void);

#endif
