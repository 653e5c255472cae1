#include "page.h"

#include <math.h>
#include <string.h>

#include <sudoku/sudoku.h>
#include <sudokuvision/sudokuvision.h>

#include "boards.h"

static double next_share(struct bytes *bytes)
{
    return next_byte(bytes) / 256.0;
}

/* A kind of board and its solver, created on first use. */
struct kind {
    struct sudoku_layout *layout;
    struct sudoku_solver *solver;
};

static const struct kind *kind_of(unsigned side)
{
    static struct kind kinds[PAGE_MAX_SIDE + 1];
    struct sudoku_layout_options options = SUDOKU_LAYOUT_OPTIONS_INIT;
    options.side = side;
    struct sudoku_solver_options untimed = SUDOKU_SOLVER_OPTIONS_INIT;
    untimed.untimed = true;
    struct kind *kind = &kinds[side];
    if (!kind->layout) {
        HOLDS(sudoku_layout_create(&options, &kind->layout) == SUDOKU_OK);
        HOLDS(sudoku_solver_create(kind->layout, &untimed, &kind->solver) == SUDOKU_OK);
    }
    return kind;
}

static void draw_board(struct page *page)
{
    unsigned pixels = page->side * PAGE_CELL;
    const struct svision_canvas canvas = {page->board, pixels, pixels, pixels, SVISION_GRAY8};
    struct svision_drawing drawing = SVISION_DRAWING_INIT;
    drawing.layout = kind_of(page->side)->layout;
    drawing.cells = page->cells;
    HOLDS(svision_draw_board(&drawing, &canvas) == SVISION_OK);
}

/* Takes corners near the picture's, some outside. */
static void take_corners(struct bytes *bytes, struct page *page)
{
    unsigned turn = next_byte(bytes) % 4;
    for (unsigned i = 0; i < 4; i++) {
        double right = i == 1 || i == 2, down = i >= 2;
        double x = next_share(bytes), y = next_share(bytes);
        double inward_x = x > 0.95 ? -0.08 : 0.25 * x * x;
        double inward_y = y > 0.95 ? -0.08 : 0.25 * y * y;
        page->corner[(i + turn) % 4] = (struct svision_point){right + inward_x * (1 - 2 * right),
                                                              down + inward_y * (1 - 2 * down)};
    }
}

void page_take(struct bytes *bytes, unsigned side, struct page *page)
{
    page->side = side;
    page->width = side * PAGE_MIN_PIXELS + next_byte(bytes) % (side * PAGE_MORE_PIXELS + 1);
    page->height = side * PAGE_MIN_PIXELS + next_byte(bytes) % (side * PAGE_MORE_PIXELS + 1);
    take_corners(bytes, page);
    take_board(bytes, kind_of(side)->solver, side, page->cells);
    draw_board(page);
}

void page_move(struct bytes *bytes, struct page *page)
{
    double x = (next_share(bytes) - 0.5) / 8, y = (next_share(bytes) - 0.5) / 8;
    double growth = 1 + (next_share(bytes) - 0.5) / 4;
    for (unsigned i = 0; i < 4; i++) {
        page->corner[i].x = 0.5 + (page->corner[i].x - 0.5) * growth + x;
        page->corner[i].y = 0.5 + (page->corner[i].y - 0.5) * growth + y;
    }
}

/* Computes the homography from the picture to the board, and the board's border in the picture. */
static bool find_view(const struct page *page, struct svision_homography *map,
                      struct svision_quad *border)
{
    double side = page->side * PAGE_CELL, near = 0.05 * side, far = 0.95 * side;
    const struct svision_point square[4] = {{0, 0}, {side, 0}, {side, side}, {0, side}};
    const struct svision_point within[4] = {{near, near}, {far, near}, {far, far}, {near, far}};
    struct svision_point corners[4];
    struct svision_homography back;
    for (unsigned i = 0; i < 4; i++)
        corners[i] = (struct svision_point){page->corner[i].x * page->width,
                                            page->corner[i].y * page->height};
    if (svision_homography_fit(corners, square, NULL, 4, map) != SVISION_OK ||
        svision_homography_invert(map, &back) != SVISION_OK)
        return false;
    for (unsigned i = 0; i < 4; i++)
        border->corner[i] = svision_homography_apply(&back, within[i]);
    return true;
}

/* Bends rows, blurs, darkens from a column on, and adds noise. */
static void degrade(struct bytes *bytes, const struct svision_image *image, uint8_t *pixels)
{
    uint8_t row[PAGE_MAX_PICTURE];
    double bend = 6 * next_share(bytes), wave = 1 + 3 * next_share(bytes);
    unsigned shadow = next_byte(bytes) * 2U, light = 64 + next_byte(bytes),
             noise = next_byte(bytes) / 8;
    unsigned passes = next_byte(bytes) % 4 == 0 ? next_byte(bytes) % 4 : 0;
    uint32_t seed = next_byte(bytes);
    for (unsigned y = 0; y < image->height; y++) {
        uint8_t *at = pixels + y * image->stride;
        int shift = (int)(bend * sin(wave * y / image->height));
        for (int x = 0; x < (int)image->width; x++) {
            int from = x + shift < 0 ? 0 : x + shift;
            row[x] = at[from < (int)image->width ? from : (int)image->width - 1];
        }
        for (unsigned pass = 0; pass < passes; pass++)
            for (unsigned x = 1; x + 1 < image->width; x++)
                row[x] = (uint8_t)((row[x - 1] + row[x] + row[x + 1]) / 3);
        for (unsigned x = 0; x < image->width; x++) {
            unsigned value = row[x] * (x > shadow ? light : 256) / 256;
            seed = seed * 1664525 + 1013904223;
            value = value * (256 - noise) / 256 + (seed >> 24) * noise / 256;
            at[x] = (uint8_t)(value > 255 ? 255 : value);
        }
    }
}

/* Paints a few rectangles of uniform brightness: glare, fingers, torn paper. */
static void cover(struct bytes *bytes, const struct svision_image *image, uint8_t *pixels)
{
    for (unsigned i = next_byte(bytes) % 4; i > 0; i--) {
        unsigned left = next_byte(bytes) % image->width, top = next_byte(bytes) % image->height;
        unsigned right = left + next_byte(bytes) % 48, bottom = top + next_byte(bytes) % 48;
        uint8_t shade = next_byte(bytes);
        for (unsigned y = top; y < bottom && y < image->height; y++)
            for (unsigned x = left; x < right && x < image->width; x++)
                pixels[y * image->stride + x] = shade;
    }
}

bool page_show(struct bytes *bytes, const struct page *page, struct svision_image *image,
               uint8_t *pixels, struct svision_quad *border)
{
    unsigned drawn = page->side * PAGE_CELL;
    const struct svision_image board = {page->board, drawn, drawn, drawn, SVISION_GRAY8};
    struct svision_homography map;
    *image = (struct svision_image){pixels, page->width, page->height, page->width, SVISION_GRAY8};
    bool visible = find_view(page, &map, border);
    if (visible)
        HOLDS(svision_warp(&board, &map, image->width, image->height, pixels) == SVISION_OK);
    else
        memset(pixels, 200, (size_t)image->width * image->height);
    degrade(bytes, image, pixels);
    cover(bytes, image, pixels);
    return visible;
}
