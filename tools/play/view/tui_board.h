/* The board in a terminal: characters and their attributes. */
#ifndef PLAY_VIEW_TUI_BOARD_H
#define PLAY_VIEW_TUI_BOARD_H

#include "play/control/look.h"
#include "play/view/grid.h"

/* What an attribute of a character says; curses.h has the way to show it. */
enum tui_ink {
    TUI_PLAIN,
    TUI_GIVEN,
    TUI_FOUND,
    TUI_MARK,
    TUI_WRONG,
    TUI_HINT,
    TUI_LINE,
    TUI_INK_COUNT
};

/* Where the board lies. */
struct tui_board {
    struct grid grid;
    int top, left;
    int width, height; /* of a cell, without the line beside it */
};

/* Makes the cells as large as ROWS x COLUMNS characters have room for: 7 x 3, 3 x 1 or 1 x 1.
 * False: there is no room at all. */
bool tui_board_fit(struct tui_board *board, int rows, int columns);

/* Draws it with curses. */
void tui_board_draw(const struct tui_board *board, const struct session *session);

/* The cell at a place of the screen; -1: there is none. */
int tui_board_cell(const struct tui_board *board, int row, int column);

#endif
