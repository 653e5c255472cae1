/* The board in a terminal: characters and their attributes. */
#ifndef PLAY_VIEW_TUI_BOARD_H
#define PLAY_VIEW_TUI_BOARD_H

#include "play/core/game.h"
#include "play/view/grid.h"

/* Meaning of a character's color and attributes. */
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

/* Position of the board on the screen. */
struct tui_board {
    struct grid grid;
    int top, left;
    int width, height; /* of a cell, without the adjacent line */
    bool has_labels;   /* rows and columns are numbered, as hints name them */
};

/* Chooses the largest cells that fit ROWS x COLUMNS characters: 7 x 3, 3 x 1 or 1 x 1. Returns
 * false if none fit. */
bool tui_board_fit(struct tui_board *board, int rows, int columns);

/* Draws the board with curses. */
void tui_board_draw(const struct tui_board *board, const struct game *game);

/* Returns the cell at a position on the screen; -1: none. */
int tui_board_cell(const struct tui_board *board, int row, int column);

#endif
