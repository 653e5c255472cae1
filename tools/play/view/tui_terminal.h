/* The terminal while the game has it. */
#ifndef PLAY_VIEW_TUI_TERMINAL_H
#define PLAY_VIEW_TUI_TERMINAL_H

/* Notes how the terminal is, before ncurses changes it. */
void tui_terminal_note(void);

/* Makes Ctrl-S and Ctrl-Q keys, behind a stop of the program, too; and sees to it that signals that
 * end the program at once leave the terminal as it was. After cbreak() and noecho(). */
void tui_terminal_take(void);

/* endwin() sees to the terminal from here on. */
void tui_terminal_give_back(void);

#endif
