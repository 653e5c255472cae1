#include "reader/unread/cell_view.h"

#include <string.h>

#include "board_size.h"
#include "kernels/kernels.h"
#include "maths/pixel.h"

/* Pixels at the border that are ignored, and the share of the others that is paper. */
enum { RIM = 4 };
#define PAPER_SHARE 0.7F

/* Sets the corners of VIEW. */
static void find_corners(const struct grid *grid, unsigned turn, unsigned row, unsigned column,
                         struct cell_view *view)
{
    unsigned place = board_turn_cell(grid->side, row * grid->side + column, turn);
    unsigned y = place / grid->side, x = place % grid->side;
    for (unsigned i = 0; i < 4; i++)
        view->corners[(i + turn) % 4] = grid_point(grid, x + (i == 1 || i == 2), y + (i >= 2));
}

static void sample(const struct plane *plane, double scale, struct cell_view *view)
{
    const struct kernels *kernels = kernels_best();
    struct svision_point at[4];
    float s[CELL_VIEW_SIDE];
    for (unsigned i = 0; i < 4; i++)
        at[i] = pixel_enlarge(view->corners[i], scale);
    for (unsigned i = 0; i < CELL_VIEW_SIDE; i++)
        s[i] = (float)i + 0.5F;
    for (unsigned row = 0; row < CELL_VIEW_SIDE; row++) {
        float down = ((float)row + 0.5F) / CELL_VIEW_SIDE, up = 1 - down;
        float x = up * (float)at[0].x + down * (float)at[3].x;
        float y = up * (float)at[0].y + down * (float)at[3].y;
        float end_x = up * (float)at[1].x + down * (float)at[2].x;
        float end_y = up * (float)at[1].y + down * (float)at[2].y;
        const struct ray ray = {x, (end_x - x) / CELL_VIEW_SIDE, y, (end_y - y) / CELL_VIEW_SIDE, 1,
                                0};
        kernels->sample(plane, &ray, s, CELL_VIEW_SIDE, view->pixels[row]);
    }
}

/* Returns the brightness of the paper between the border lines. */
static float find_paper(const struct cell_view *view)
{
    uint16_t histogram[UINT8_MAX + 1] = {0};
    const unsigned inner = CELL_VIEW_SIDE - 2 * RIM;
    unsigned left = (unsigned)((1 - PAPER_SHARE) * (float)(inner * inner)), value = UINT8_MAX;
    for (unsigned y = RIM; y < CELL_VIEW_SIDE - RIM; y++)
        for (unsigned x = RIM; x < CELL_VIEW_SIDE - RIM; x++)
            histogram[view->pixels[y][x]]++;
    while (value > 1 && histogram[value] < left)
        left -= histogram[value--];
    return (float)value;
}

void cell_view_take(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                    unsigned row, unsigned column, struct cell_view *view)
{
    unsigned level = pyramid_level_for(pyramid, grid->cell, 1.5F * CELL_VIEW_SIDE);
    find_corners(grid, turn, row, column, view);
    sample(&pyramid->level[level], 1.0 / (1U << level), view);
    view->paper = find_paper(view);
}

void cell_view_strip(const struct cell_view *view, enum cell_side side, struct cell_strip *strip)
{
    for (unsigned deep = 0; deep < CELL_STRIP_DEEP; deep++) {
        const unsigned at =
            side == CELL_BOTTOM || side == CELL_RIGHT ? CELL_VIEW_SIDE - 1 - deep : deep;
        if (side == CELL_TOP || side == CELL_BOTTOM)
            memcpy(strip->pixels[deep], view->pixels[at], CELL_VIEW_SIDE);
        else
            for (unsigned along = 0; along < CELL_VIEW_SIDE; along++)
                strip->pixels[deep][along] = view->pixels[along][at];
    }
}
