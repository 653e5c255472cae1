/* Synthetic photos of drawn boards: gray, 640 x 480 pixels unless PAGE_ZOOM is defined. */
#ifndef TESTS_PAGES_PAGE_H
#define TESTS_PAGES_PAGE_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sudoku/layout.h>
#include <sudokuvision/sudokuvision.h>

/* Factor by which photos are larger. */
#ifndef PAGE_ZOOM
#define PAGE_ZOOM 1
#endif

enum { PAGE_WIDTH = 640 * PAGE_ZOOM, PAGE_HEIGHT = 480 * PAGE_ZOOM, PAGE_BOARD = 500 * PAGE_ZOOM };

/* The view of a page. */
struct page_view {
    double degrees; /* clockwise rotation */
    double tilt;    /* 0: from above; 0.5: one side half as large as the other */
    double scale;   /* 1: as large as possible */
    double blur;    /* standard deviation, in pixels */
    double noise;   /* standard deviation, in gray values */
    double shadow;  /* share of the light missing on one half */
    /* Of a box; 0: the usual ones for the number of cells. */
    unsigned box_rows, box_columns;
    double right; /* offset of the page from the middle, in pixels */
    double down;
    double glare; /* radius of an overexposed spot, in pixels; 0: none */
    double glare_x, glare_y;
    bool numbers; /* from 10 on instead of letters */
    bool zero;    /* the highest digit is a 0 */
};

/* Number of cells in a row of the puzzle TEXT. */
static inline unsigned page_side(const char *text)
{
    unsigned side = 1;
    while ((size_t)side * side < strlen(text))
        side++;
    return side;
}

/* Whether 0 is a symbol of the puzzle TEXT: its highest digit. */
static inline bool page_has_zero(const char *text)
{
    return strchr(text, '0') && strchr(text, '.');
}

static inline void page_cells(const char *text, uint8_t *cells)
{
    for (size_t i = 0; text[i]; i++) {
        cells[i] = text[i] >= '1' && text[i] <= '9' ? (uint8_t)(text[i] - '0') : 0;
        if (text[i] >= 'A')
            cells[i] = (uint8_t)(text[i] - 'A' + 10);
        if (text[i] == '0' && page_has_zero(text))
            cells[i] = (uint8_t)page_side(text);
    }
}

/* The symbols of a board of SIDE; with ZERO the highest digit is a 0. */
static inline void page_symbols(unsigned side, bool zero, char symbols[26])
{
    memcpy(symbols, "123456789ABCDEFGHIJKLMNOP", 26);
    symbols[side] = '\0';
    if (zero)
        symbols[side - 1] = '0';
}

/* Computes the corners of the drawing in the photo. */
static inline void page_corners(const struct page_view *view, struct svision_point corners[4])
{
    for (unsigned i = 0; i < 4; i++) {
        double angle = (view->degrees + 90.0 * i - 135) * 3.14159265358979 / 180;
        double side = i < 2 ? 1 - view->tilt : 1, radius = 238 * PAGE_ZOOM * view->scale;
        double x = radius * side * cos(angle), y = radius * side * sin(angle);
        corners[i] = (struct svision_point){PAGE_WIDTH / 2 + view->right + x,
                                            PAGE_HEIGHT / 2 + view->down + y};
    }
}

/* Limits I to 0..COUNT - 1. */
static inline int page_index(int i, int count)
{
    return i < 0 ? 0 : i < count ? i : count - 1;
}

/* Gaussian blur along rows (DX 1) or columns (DX 0); SIGMA is at most 13. */
static inline void page_blur(double *pixels, double sigma, int dx)
{
    enum { MAX_REACH = 39 };
    static double copy[PAGE_WIDTH * PAGE_HEIGHT];
    double kernel[2 * MAX_REACH + 1] = {0}, total = 0;
    int reach = (int)ceil(3 * sigma);
    for (int k = -reach; k <= reach; k++)
        total += kernel[k + reach] = exp(-0.5 * k * k / (sigma * sigma));
    memcpy(copy, pixels, sizeof copy);
    for (int y = 0; y < PAGE_HEIGHT; y++) {
        for (int x = 0; x < PAGE_WIDTH; x++) {
            double sum = 0;
            for (int k = -reach; k <= reach; k++) {
                int row = dx ? y : page_index(y + k, PAGE_HEIGHT);
                int column = dx ? page_index(x + k, PAGE_WIDTH) : x;
                sum += kernel[k + reach] * copy[row * PAGE_WIDTH + column];
            }
            pixels[y * PAGE_WIDTH + x] = sum / total;
        }
    }
}

/* A roughly normal random number; advances the seed. */
static inline double page_normal(uint32_t *seed)
{
    double sum = -6;
    for (int i = 0; i < 12; i++)
        sum += (double)((*seed = *seed * 1664525 + 1013904223) >> 8) / 16777216;
    return sum;
}

/* The light that a spot adds at (X, Y). */
static inline double page_glare(const struct page_view *view, int x, int y)
{
    if (!(view->glare > 0))
        return 0;
    double away = hypot(x - view->glare_x, y - view->glare_y);
    return 255 * fmin(fmax(2 * (1 - away / view->glare), 0), 1);
}

/* Applies light, shadow and noise. */
static inline void page_expose(const struct page_view *view, const double *pixels, uint8_t *photo)
{
    uint32_t seed = 1;
    for (int y = 0; y < PAGE_HEIGHT; y++) {
        for (int x = 0; x < PAGE_WIDTH; x++) {
            int i = y * PAGE_WIDTH + x;
            double across = (x + 0.5 * y - 360) / 12;
            double dark = view->shadow * (across < 0 ? 0 : across < 1 ? across : 1);
            double value = (30 + pixels[i] * 170 / 255) * (1 - dark) + page_glare(view, x, y);
            value += view->noise > 0 ? view->noise * page_normal(&seed) : 0;
            value += 0.5;
            photo[i] = (uint8_t)(value < 0 ? 0 : value < 255 ? value : 255);
        }
    }
}

/* Writes the CELLS of SIDE x SIDE as numbers on the empty board on CANVAS; digit ZERO as 0. */
static inline enum svision_status page_write_numbers(const uint8_t *cells, unsigned side,
                                                     unsigned zero,
                                                     const struct svision_canvas *canvas)
{
    const uint8_t *middle = canvas->pixels + (size_t)canvas->stride * PAGE_BOARD / 2;
    unsigned left = 0, right = PAGE_BOARD - 1;
    while (middle[left] > 128)
        left++;
    while (middle[right] > 128)
        right--;
    double cell = (right - left + 1.0) / side;
    for (unsigned i = 0; i < side * side; i++) {
        char text[4];
        struct svision_point at = {left + (i % side + 0.5) * cell, left + (i / side + 0.5) * cell};
        snprintf(text, sizeof text, "%u", cells[i] == zero ? 0U : cells[i]);
        if (cells[i] && svision_draw_text(canvas, text, at, 0.48 * cell, 0x202020, 1))
            return SVISION_ERR_ARGUMENT;
    }
    return SVISION_OK;
}

/* Renders BOARD (PAGE_BOARD squared) seen by VIEW to PHOTO (PAGE_WIDTH * PAGE_HEIGHT). */
static inline enum svision_status page_see(const uint8_t *board, const struct page_view *view,
                                           uint8_t *photo)
{
    static double pixels[PAGE_WIDTH * PAGE_HEIGHT];
    static const struct svision_point square[4] = {
        {0, 0}, {PAGE_BOARD, 0}, {PAGE_BOARD, PAGE_BOARD}, {0, PAGE_BOARD}};
    const struct svision_image image = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    struct svision_point corners[4];
    struct svision_homography map;
    page_corners(view, corners);
    enum svision_status status = svision_homography_fit(corners, square, NULL, 4, &map);
    if (status == SVISION_OK)
        status = svision_warp(&image, &map, PAGE_WIDTH, PAGE_HEIGHT, photo);
    for (int i = 0; i < PAGE_WIDTH * PAGE_HEIGHT; i++)
        pixels[i] = photo[i];
    for (int dx = 0; dx < 2 && view->blur > 0; dx++)
        page_blur(pixels, view->blur, dx);
    page_expose(view, pixels, photo);
    return status;
}

/* Renders the CELLS of a board of SIDE seen by VIEW to PHOTO (PAGE_WIDTH * PAGE_HEIGHT). */
static inline enum svision_status page_draw_cells(const uint8_t *cells, unsigned side,
                                                  const struct page_view *view, uint8_t *photo)
{
    static uint8_t board[PAGE_BOARD * PAGE_BOARD];
    const struct svision_canvas canvas = {board, PAGE_BOARD, PAGE_BOARD, PAGE_BOARD, SVISION_GRAY8};
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    options.box_rows = view->box_rows;
    options.box_columns = view->box_columns;
    struct sudoku_layout *layout;
    if (sudoku_layout_create(&options, &layout))
        return SVISION_ERR_MEMORY;
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = layout;
    drawing.cells = view->numbers ? NULL : cells;
    char symbols[26];
    page_symbols(side, view->zero, symbols);
    drawing.symbols = symbols;
    enum svision_status status = svision_draw_board(&drawing, &canvas);
    sudoku_layout_destroy(layout);
    if (status == SVISION_OK && view->numbers)
        status = page_write_numbers(cells, side, view->zero ? side : 0, &canvas);
    return status == SVISION_OK ? page_see(board, view, photo) : status;
}

/* Renders the puzzle TEXT (side * side characters: 1..9 A..G, dots, and 0 for the highest digit)
 * seen by VIEW to PHOTO (PAGE_WIDTH * PAGE_HEIGHT). */
static inline enum svision_status page_draw(const char *text, const struct page_view *view,
                                            uint8_t *photo)
{
    uint8_t cells[SVISION_MAX_CELLS];
    page_cells(text, cells);
    return page_draw_cells(cells, page_side(text), view, photo);
}

#endif
