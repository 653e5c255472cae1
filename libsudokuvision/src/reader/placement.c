#include "reader/placement.h"

/* The crossing at (x, y) of the reading; GRID is TURN quarter turns from it. */
static struct svision_point crossing(const struct grid *grid, unsigned turn, unsigned x, unsigned y)
{
    for (; turn > 0; turn--) {
        unsigned kept = x;
        x = y;
        y = grid->side - kept;
    }
    return grid_point(grid, x, y);
}

void placement_set(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                   struct svision_reading *reading)
{
    for (unsigned i = 0; i < 4; i++)
        reading->corners.corner[i] =
            pyramid_to_picture(pyramid, grid->corners.corner[(i + 4 - turn) % 4]);
    for (unsigned row = 0; row <= grid->side; row++)
        for (unsigned column = 0; column <= grid->side; column++)
            reading->crossings[row * (grid->side + 1) + column] =
                pyramid_to_picture(pyramid, crossing(grid, turn, column, row));
}
