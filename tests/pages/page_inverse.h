/* Synthetic photos of classic boards with some cells printed light on dark. */
#ifndef TESTS_PAGES_PAGE_INVERSE_H
#define TESTS_PAGES_PAGE_INVERSE_H

#include "pages/page.h"

/* Negates the DARK cells of BOARD except for its lines, found in EMPTY; GROUND is their
 * background. */
static inline void page_negate_cells(const bool *dark, unsigned ground, const uint8_t *empty,
                                     uint8_t *board)
{
    const uint8_t *middle = board + (size_t)PAGE_BOARD * PAGE_BOARD / 2;
    unsigned left = 0, right = PAGE_BOARD - 1;
    while (middle[left] > 128)
        left++;
    while (middle[right] > 128)
        right--;
    double cell = (right - left + 1.0) / 9;
    for (unsigned y = left; y <= right; y++) {
        for (unsigned x = left; x <= right; x++) {
            unsigned row = (unsigned)((y - left) / cell), column = (unsigned)((x - left) / cell);
            uint8_t *pixel = &board[y * PAGE_BOARD + x];
            if (dark[row * 9 + column] && empty[y * PAGE_BOARD + x] > 240)
                *pixel = (uint8_t)(ground + (255 - *pixel) * (255 - ground) / 255);
        }
    }
}

/* Renders the classic puzzle TEXT with its DARK cells seen by VIEW to PHOTO (PAGE_WIDTH *
 * PAGE_HEIGHT). */
static inline enum svision_status page_draw_inverse(const char *text, const bool *dark,
                                                    unsigned ground, const struct page_view *view,
                                                    uint8_t *photo)
{
    static uint8_t board[PAGE_BOARD * PAGE_BOARD], empty[PAGE_BOARD * PAGE_BOARD];
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    const struct svision_canvas lines = {empty, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    uint8_t cells[SVISION_MAX_CELLS];
    page_cells(text, cells);
    drawing.layout = sudoku_layout_classic();
    enum svision_status status = svision_draw_board(&drawing, &lines);
    drawing.cells = cells;
    if (status == SVISION_OK)
        status = svision_draw_board(&drawing, &canvas);
    page_negate_cells(dark, ground, empty, board);
    return status == SVISION_OK ? page_see(board, view, photo) : status;
}

#endif
