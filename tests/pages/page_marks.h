/* Boards with printed marks besides digits, as puzzles of other rules have them. */
#ifndef TESTS_PAGES_PAGE_MARKS_H
#define TESTS_PAGES_PAGE_MARKS_H

#include "pages/page.h"

/* A board of nine rows in the middle of a sheet of PAGE_BOARD pixels. */
struct marked_board {
    uint8_t pixels[PAGE_BOARD * PAGE_BOARD];
    double left, cell; /* of the first cell, which is as far down; of all cells */
};

/* Draws the puzzle TEXT with MARGIN pixels around it. */
static inline void marked_board_draw(struct marked_board *board, const char *text, unsigned margin)
{
    const unsigned side = PAGE_BOARD - 2 * margin;
    uint8_t cells[SVISION_MAX_CELLS];
    const struct svision_canvas canvas = {board->pixels + margin * PAGE_BOARD + margin, side, side,
                                          PAGE_BOARD, SVISION_GRAY8};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    const uint8_t *middle = board->pixels + (size_t)PAGE_BOARD * (PAGE_BOARD / 2 + 20);
    unsigned left = 0, right = PAGE_BOARD - 1;
    page_cells(text, cells);
    memset(board->pixels, 255, sizeof board->pixels);
    drawing.layout = sudoku_layout_classic();
    drawing.cells = cells;
    svision_draw_board(&drawing, &canvas);
    while (middle[left] > 128)
        left++;
    while (middle[right] > 128)
        right--;
    board->left = left;
    board->cell = (right - left + 1.0) / 9;
}

/* Makes the pixel that is X cells from the left and Y from the top no lighter than VALUE. */
static inline void marked_board_dot(struct marked_board *board, double x, double y, uint8_t value)
{
    unsigned column = (unsigned)(board->left + x * board->cell);
    unsigned row = (unsigned)(board->left + y * board->cell);
    uint8_t *pixel = board->pixels + (size_t)row * PAGE_BOARD + column;
    *pixel = *pixel < value ? *pixel : value;
}

/* Fills the ring between INNER and OUTER around (X, Y), in cells. */
static inline void marked_board_ring(struct marked_board *board, double x, double y, double inner,
                                     double outer, uint8_t value)
{
    const double step = 0.5 / board->cell;
    for (double dy = -outer; dy <= outer; dy += step)
        for (double dx = -outer; dx <= outer; dx += step)
            if (hypot(dx, dy) < outer && hypot(dx, dy) >= inner)
                marked_board_dot(board, x + dx, y + dy, value);
}

/* Draws a stroke of WIDTH from (X, Y) to (END_X, END_Y), which is paper for half of each DASH, all
 * in cells; DASH 0: nowhere. */
static inline void marked_board_stroke(struct marked_board *board, double x, double y, double end_x,
                                       double end_y, double width, double dash, uint8_t value)
{
    const double length = hypot(end_x - x, end_y - y), step = 0.5 / board->cell;
    for (double at = 0; at <= length; at += step) {
        double dx = (end_x - x) / length, dy = (end_y - y) / length;
        if (dash > 0 && fmod(at, dash) > dash / 2)
            continue;
        for (double off = -width / 2; off <= width / 2; off += step)
            marked_board_dot(board, x + at * dx - off * dy, y + at * dy + off * dx, value);
    }
}

/* Darkens the cell in ROW and COLUMN, but for its digit. */
static inline void marked_board_shade(struct marked_board *board, unsigned row, unsigned column,
                                      uint8_t value)
{
    const double step = 0.5 / board->cell;
    for (double y = 0; y < 1; y += step)
        for (double x = 0; x < 1; x += step)
            marked_board_dot(board, column + x, row + y, value);
}

/* Writes TEXT of HEIGHT cells around (X, Y). */
static inline void marked_board_write(struct marked_board *board, const char *text, double x,
                                      double y, double height)
{
    const struct svision_canvas canvas = {board->pixels, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD,
                                          SVISION_GRAY8};
    const struct svision_point at = {board->left + x * board->cell, board->left + y * board->cell};
    svision_draw_text(&canvas, text, at, height * board->cell, 0x202020, 1);
}

#endif
