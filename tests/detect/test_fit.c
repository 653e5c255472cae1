/* Grids with missing lines. */
#include "detect/fit.h"

#include <math.h>
#include <string.h>

#include "support/check.h"

enum { SIDE = 9, CELL = 40, MARGIN = 40, PIXELS = SIDE * CELL + 2 * MARGIN, HALF = 1 };

static uint8_t pixels[PIXELS * PIXELS];

/* Draws the piece of LINE beside the cell at PLACE, shifted by AWAY pixels. */
static void draw_segment(bool across, unsigned line, unsigned place, int away)
{
    int middle = (int)(MARGIN + line * CELL) + away, start = (int)(MARGIN + place * CELL);
    for (int at = start; at <= start + CELL; at++)
        for (int thick = middle - HALF; thick <= middle + HALF; thick++)
            pixels[across ? thick * PIXELS + at : at * PIXELS + thick] = 20;
}

/* Draws a grid without each LOST-th segment of its inner lines (0: with all); the others are
 * shifted by AWAY pixels to alternating sides. */
static void draw_grid(unsigned lost, int away)
{
    memset(pixels, 220, sizeof pixels);
    for (unsigned i = 0; i < 2 * SIDE * (SIDE + 1); i++) {
        unsigned line = i / 2 / SIDE, place = i / 2 % SIDE;
        bool border = line == 0 || line == SIDE;
        if (border || lost == 0 || (7 * line + 3 * place + i % 2) % lost != 0)
            draw_segment(i % 2, line, place, border ? 0 : (line + place) % 2 ? away : -away);
    }
}

/* True if a classic grid is found. */
static bool is_found(struct grid *grid)
{
    static struct grid_work work;
    const double near = MARGIN, far = MARGIN + SIDE * CELL;
    const struct pyramid pyramid = {.level = {{pixels, PIXELS, PIXELS, PIXELS}}, .level_count = 1};
    const struct svision_quad quad = {{{near, near}, {far, near}, {far, far}, {near, far}}};
    const struct grid_fitter fitter = {&pyramid, &work};
    return fit_quad(&fitter, &quad, UINT32_C(1) << SIDE, grid);
}

static void accepts_missing_segments_if_the_others_are_exact(void)
{
    struct grid grid;
    draw_grid(0, 0);
    CHECK(is_found(&grid));
    CHECK(grid.score > 0.99F);
    draw_grid(4, 0);
    CHECK(is_found(&grid));
    CHECK(grid.score > 0.75F && grid.score < 0.85F);
}

static void rejects_missing_segments_if_the_others_are_shifted(void)
{
    struct grid grid;
    draw_grid(0, 2);
    CHECK(is_found(&grid));
    draw_grid(4, 2);
    CHECK(!is_found(&grid));
}

/* Without a row beyond it, the lattice may be shifted by one. */
static void rejects_a_grid_without_a_whole_line(void)
{
    struct grid grid;
    draw_grid(9, 0);
    CHECK(is_found(&grid));
    draw_grid(9, 0);
    memset(pixels, 220, (size_t)(MARGIN + CELL - 2) * PIXELS);
    CHECK(!is_found(&grid));
}

static void rejects_a_grid_without_most_segments(void)
{
    struct grid grid;
    draw_grid(2, 0);
    CHECK(!is_found(&grid));
}

int main(void)
{
    accepts_missing_segments_if_the_others_are_exact();
    rejects_missing_segments_if_the_others_are_shifted();
    rejects_a_grid_without_a_whole_line();
    rejects_a_grid_without_most_segments();
    return check_result();
}
