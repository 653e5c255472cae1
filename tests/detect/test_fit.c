/* Grids with missing and with pale lines. */
#include "detect/fit.h"

#include <math.h>
#include <string.h>

#include "support/check.h"

enum { SIDE = 9, CELL = 40, MARGIN = 40, PIXELS = SIDE * CELL + 2 * MARGIN, HALF = 1 };

static uint8_t pixels[PIXELS * PIXELS];

/* Draws the piece of LINE beside the cell at PLACE, shifted by AWAY pixels, in INK. */
static void draw_segment(bool across, unsigned line, unsigned place, int away, uint8_t ink)
{
    int middle = (int)(MARGIN + line * CELL) + away, start = (int)(MARGIN + place * CELL);
    for (int at = start; at <= start + CELL; at++)
        for (int thick = middle - HALF; thick <= middle + HALF; thick++)
            pixels[across ? thick * PIXELS + at : at * PIXELS + thick] = ink;
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
            draw_segment(i % 2, line, place, border ? 0 : (line + place) % 2 ? away : -away, 20);
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

/* Draws a grid with pale lines inside its boxes, and a bar AWAY pixels below each horizontal one,
 * as dark as candidates. */
static void draw_pale_grid(unsigned away)
{
    memset(pixels, 220, sizeof pixels);
    for (unsigned i = 0; i < 2 * SIDE * (SIDE + 1); i++) {
        unsigned line = i / 2 / SIDE, place = i / 2 % SIDE;
        draw_segment(i % 2, line, place, 0, line % 3 ? 212 : 20);
        for (unsigned y = away; i % 2 && line < SIDE && (line + place) % 3 && y < away + CELL / 4;
             y++)
            memset(pixels + (MARGIN + line * CELL + y) * PIXELS + MARGIN + place * CELL + 6, 120,
                   CELL - 12);
    }
}

/* Pale lines are seen where the dark ones put them, not at the dark marks beside them. */
static void finds_pale_lines_beside_darker_marks(void)
{
    struct grid grid;
    draw_pale_grid(CELL / 6);
    CHECK(is_found(&grid));
    CHECK(grid.score > 0.99F && grid.misfit < 0.01F);
}

static void finds_no_lines_inside_boxes_that_have_none(void)
{
    struct grid grid;
    memset(pixels, 220, sizeof pixels);
    for (unsigned i = 0; i < 2 * SIDE * (SIDE + 1); i++)
        if (i / 2 / SIDE % 3 == 0)
            draw_segment(i % 2, i / 2 / SIDE, i / 2 % SIDE, 0, 20);
    CHECK(!is_found(&grid));
}

int main(void)
{
    accepts_missing_segments_if_the_others_are_exact();
    rejects_missing_segments_if_the_others_are_shifted();
    rejects_a_grid_without_a_whole_line();
    rejects_a_grid_without_most_segments();
    finds_pale_lines_beside_darker_marks();
    finds_no_lines_inside_boxes_that_have_none();
    return check_result();
}
