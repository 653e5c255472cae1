#include "digits/mark/cells.h"

#include "kernels/kernels.h"
#include "maths/pixel.h"

void cells_extract_one(const struct plane *plane, const struct svision_point corners[4],
                       uint8_t *patch)
{
    const struct kernels *kernels = kernels_best();
    float s[CELL_SIDE];
    for (unsigned column = 0; column < CELL_SIDE; column++)
        s[column] = (float)column + 0.5F;
    for (unsigned row = 0; row < CELL_SIDE; row++, patch += CELL_SIDE) {
        float down = ((float)row + 0.5F) / CELL_SIDE, up = 1 - down;
        float left_x = up * (float)corners[0].x + down * (float)corners[3].x;
        float left_y = up * (float)corners[0].y + down * (float)corners[3].y;
        float step_x = (up * (float)corners[1].x + down * (float)corners[2].x - left_x) / CELL_SIDE;
        float step_y = (up * (float)corners[1].y + down * (float)corners[2].y - left_y) / CELL_SIDE;
        const struct ray ray = {left_x, step_x, left_y, step_y, 1, 0};
        kernels->sample(plane, &ray, s, CELL_SIDE, patch);
    }
}

unsigned cells_level(const struct pyramid *pyramid, const struct grid *grid)
{
    return pyramid_level_for(pyramid, grid->cell, CELLS_SOURCE_SIDE);
}

void cells_extract(const struct pyramid *pyramid, const struct grid *grid,
                   uint8_t patches[BOARD_MAX_CELLS][CELL_PIXELS])
{
    struct svision_point mesh[BOARD_MAX_SIDE + 1][BOARD_MAX_SIDE + 1];
    unsigned level = cells_level(pyramid, grid);
    double scale = 1.0 / (1U << level);
    for (unsigned row = 0; row <= grid->side; row++)
        for (unsigned column = 0; column <= grid->side; column++)
            mesh[row][column] = pixel_enlarge(grid_point(grid, column, row), scale);
    for (unsigned cell = 0; cell < grid->side * grid->side; cell++) {
        unsigned row = cell / grid->side, column = cell % grid->side;
        const struct svision_point corners[4] = {mesh[row][column], mesh[row][column + 1],
                                                 mesh[row + 1][column + 1], mesh[row + 1][column]};
        cells_extract_one(&pyramid->level[level], corners, patches[cell]);
    }
}
