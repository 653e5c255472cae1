/* The rectified view of a grid agrees with its map. */
#include "detect/grid.h"

#include <math.h>
#include <stdlib.h>

#include "support/check.h"

enum { SIDE = 4, WIDTH = 240, HEIGHT = 220 };

static uint8_t pixels[HEIGHT * WIDTH];

/* A slope, where the brightness encodes the position. */
static double brightness(double x, double y)
{
    return 0.5 * x + 0.4 * y + 20;
}

static void a_view_shows_the_lattice_and_a_cell_around_it(void)
{
    struct pyramid pyramid = {.level = {{pixels, WIDTH, HEIGHT, WIDTH}}, .level_count = 1};
    struct grid grid = {.side = SIDE, .map = {{20, 3, 40, -2, 18, 50, 0.002, 0.01, 1}}, .cell = 20};
    uint8_t *view = malloc(GRID_VIEW_PIXELS);
    if (!view)
        exit(1);
    unsigned side = grid_view(&pyramid, &grid, view), wrong = 0;
    CHECK_EQ(side, (SIDE + 2) * LINES_CELL);
    for (unsigned row = 0; row < side; row++) {
        for (unsigned column = 0; column < side; column++) {
            struct svision_point place = {(column + 0.5) / LINES_CELL - 1,
                                          (row + 0.5) / LINES_CELL - 1};
            struct svision_point at = svision_homography_apply(&grid.map, place);
            wrong += fabs(view[row * side + column] - brightness(at.x, at.y)) > 1.5;
        }
    }
    CHECK_EQ(wrong, 0);
    free(view);
}

int main(void)
{
    for (unsigned y = 0; y < HEIGHT; y++)
        for (unsigned x = 0; x < WIDTH; x++)
            pixels[y * WIDTH + x] = (uint8_t)lround(brightness(x, y));
    a_view_shows_the_lattice_and_a_cell_around_it();
    return check_result();
}
