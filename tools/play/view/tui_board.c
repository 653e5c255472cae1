#include "play/view/tui_board.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "play/core/control/command.h"

static void put(int row, int column, const char *text, enum tui_ink ink, bool reverse)
{
    attrset((attr_t)COLOR_PAIR(ink) | (reverse ? A_REVERSE : 0) |
            (ink == TUI_GIVEN || ink == TUI_WRONG ? A_BOLD : 0));
    mvaddstr(row, column, text);
}

/* Width of the column of row numbers, with a blank. */
enum { LABEL_WIDTH = 3 };

bool tui_board_fit(struct tui_board *board, int rows, int columns)
{
    static const int sizes[][2] = {{7, 3}, {3, 1}, {1, 1}};
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int wide = (int)board->grid.columns * (sizes[i][0] + 1) + 1;
        /* The smallest board has no lines between rows. */
        int high = (int)board->grid.rows * (sizes[i][1] + (i < 2)) + 1;
        if (wide > columns || high > rows)
            continue;
        board->width = sizes[i][0];
        board->height = sizes[i][1] + (i < 2) - 1;
        board->has_labels = wide + LABEL_WIDTH <= columns && high + 1 <= rows;
        board->left = (columns - wide + (board->has_labels ? LABEL_WIDTH : 0)) / 2;
        board->top += board->has_labels;
        return true;
    }
    return false;
}

/* ---------------------------------------------------------------------------------------- lines */

static int row_of(const struct tui_board *board, int row)
{
    return board->top + row * (board->height + 1);
}

static int column_of(const struct tui_board *board, int column)
{
    return board->left + column * (board->width + 1);
}

static void draw_vertical(const struct tui_board *board, int row, int column)
{
    bool thick = grid_is_border(&board->grid, row, column - 1, row, column);
    int height = board->height ? board->height : 1;
    for (int i = 0; i < height; i++)
        put(row_of(board, row) + 1 + i, column_of(board, column),
            thick              ? "|"
            : board->width > 3 ? ":"
                               : " ",
            TUI_LINE, false);
}

static void draw_horizontal(const struct tui_board *board, int row, int column)
{
    bool thick = grid_is_border(&board->grid, row - 1, column, row, column);
    for (int i = 0; i < board->width + 2; i++)
        if (thick || board->width > 3)
            put(row_of(board, row), column_of(board, column) + i,
                i > 0 && i <= board->width ? (thick   ? "-"
                                              : i % 2 ? "."
                                                      : " ")
                                           : "+",
                TUI_LINE, false);
}

static void draw_lines(const struct tui_board *board)
{
    int rows = (int)board->grid.rows, columns = (int)board->grid.columns;
    for (int row = 0; row <= rows; row++)
        for (int column = 0; column <= columns; column++) {
            bool is_here = grid_cell(&board->grid, row, column) >= 0;
            if (is_here || grid_cell(&board->grid, row - 1, column) >= 0)
                if (board->height)
                    draw_horizontal(board, row, column);
            if (is_here || grid_cell(&board->grid, row, column - 1) >= 0)
                if (row < rows)
                    draw_vertical(board, row, column);
        }
}

static void draw_labels(const struct tui_board *board)
{
    char text[12];
    for (int row = 0; row < (int)board->grid.rows; row++) {
        snprintf(text, sizeof text, "%2d", row + 1);
        put(row_of(board, row) + 1 + board->height / 2, board->left - LABEL_WIDTH, text, TUI_LINE,
            false);
    }
    for (int column = 0; column < (int)board->grid.columns; column++) {
        snprintf(text, sizeof text, "%d", column + 1);
        put(board->top - 1, column_of(board, column) + 1 + board->width / 2, text, TUI_LINE, false);
    }
}

/* ---------------------------------------------------------------------------------------- cells */

/* Writes as many digits of SET as fit into TEXT of SIZE bytes. */
static void write_set(sudoku_digitset set, char *text, size_t size)
{
    size_t length = 0;
    while (set && length + 1 < size)
        text[length++] = command_digit_key(sudoku_digitset_pop(&set));
    text[length] = '\0';
}

static enum tui_ink ink_of(const struct game_cell *state)
{
    if (state->flags & CELL_WRONG)
        return TUI_WRONG;
    if (state->hint.placed || state->hint.excluded || state->flags & (CELL_PREMISE | CELL_PLACE))
        return TUI_HINT;
    return state->flags & CELL_GIVEN ? TUI_GIVEN : TUI_FOUND;
}

/* Returns the character next to the digit that has the same meaning as its color. */
static char sign_of(const struct game_cell *state)
{
    if (state->flags & CELL_WRONG)
        return '!';
    if (state->flags & CELL_DOUBTFUL)
        return '?';
    if (state->flags & CELL_HAND)
        return state->flags & CELL_LEFT_OUT ? 'x' : '~';
    if (state->hint.placed)
        return '+';
    if (state->hint.excluded)
        return '-';
    if (state->color)
        return (char)('a' + state->color - 1);
    if (state->flags & (CELL_PREMISE | CELL_PLACE))
        return '*';
    return state->flags & CELL_SHADED ? '.' : ' ';
}

static char symbol_of(const struct game_cell *state, bool shows_marks)
{
    unsigned digit = state->digit ? state->digit : state->hint.placed;
    if (digit)
        return command_digit_key(digit);
    return shows_marks || !(state->corner | state->center) ? ' ' : ',';
}

static void draw_small(const struct tui_board *board, int row, int column,
                       const struct game_cell *state)
{
    char text[4] = {' ', symbol_of(state, false), sign_of(state), '\0'};
    bool is_lit = state->flags & (CELL_SELECTED | CELL_CURSOR);
    if (state->flags & CELL_CURSOR && board->width == 3)
        text[0] = '[';
    put(row, column, board->width == 3 ? text : (char[2]){text[1], '\0'}, ink_of(state), is_lit);
}

static void draw_large(int row, int column, const struct game_cell *state)
{
    char lines[3][8] = {"", "", ""}, marks[SUDOKU_MAX_SIDE + 1];
    bool is_lit = state->flags & (CELL_SELECTED | CELL_CURSOR);
    if (state->digit || state->hint.placed) {
        snprintf(lines[1], sizeof lines[1], "  %c%c%c", state->flags & CELL_CURSOR ? '[' : ' ',
                 symbol_of(state, true), state->flags & CELL_CURSOR ? ']' : ' ');
    } else {
        write_set(state->corner, lines[0], sizeof lines[0]);
        write_set(state->center, marks, sizeof marks);
        snprintf(lines[1], sizeof lines[1], "%.7s", marks);
        snprintf(lines[2], sizeof lines[2], "%.5s", strlen(marks) > 7 ? marks + 7 : "");
    }
    if (sign_of(state) != ' ') {
        size_t length = strlen(lines[2]);
        snprintf(lines[2] + length, sizeof lines[2] - length, "%*c", 7 - (int)length,
                 sign_of(state));
    }
    for (int i = 0; i < 3; i++) {
        char text[8];
        snprintf(text, sizeof text, "%-7.7s", lines[i]);
        enum tui_ink ink = ink_of(state);
        put(row + i, column, text, ink == TUI_FOUND && !state->digit ? TUI_MARK : ink, is_lit);
    }
}

void tui_board_draw(const struct tui_board *board, const struct game *game)
{
    draw_lines(board);
    if (board->has_labels)
        draw_labels(board);
    for (int row = 0; row < (int)board->grid.rows; row++)
        for (int column = 0; column < (int)board->grid.columns; column++) {
            int cell = grid_cell(&board->grid, row, column);
            struct game_cell state;
            if (cell < 0)
                continue;
            game_cell_at(game, (unsigned)cell, &state);
            if (board->width > 3)
                draw_large(row_of(board, row) + 1, column_of(board, column) + 1, &state);
            else
                draw_small(board, row_of(board, row) + 1, column_of(board, column) + 1, &state);
        }
    attrset(A_NORMAL);
}

int tui_board_cell(const struct tui_board *board, int row, int column)
{
    row -= board->top + 1;
    column -= board->left + 1;
    if (row < 0 || column < 0)
        return -1;
    return grid_cell(&board->grid, row / (board->height + 1), column / (board->width + 1));
}
