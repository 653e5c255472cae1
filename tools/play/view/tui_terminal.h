/* Modes of the terminal during the game. */
#ifndef PLAY_VIEW_TUI_TERMINAL_H
#define PLAY_VIEW_TUI_TERMINAL_H

#include <stdbool.h>

/* Saves the modes of the terminal before ncurses changes them, and handles the stop key (Ctrl-Z)
 * from now on: ncurses would lose it while drawing. */
void tui_terminal_note(void);

/* True if the program has to stop once nothing is being drawn. */
bool tui_terminal_is_to_stop(void);

/* Stops the program, after endwin(), until it is continued. */
void tui_terminal_stop(void);

/* Makes Ctrl-S and Ctrl-Q ordinary keys, also after a stop, and restores the terminal on signals
 * that end the program at once. Call it after cbreak() and noecho(). */
void tui_terminal_take(void);

/* Leaves the terminal to endwin() from now on. */
void tui_terminal_give_back(void);

#endif
