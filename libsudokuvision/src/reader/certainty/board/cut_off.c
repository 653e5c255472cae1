#include "reader/certainty/board/cut_off.h"

#include <math.h>

/* In cells: minimum extent of a grid beyond an edge that cuts it off, maximum distance of one that
 * may continue beyond the edge, and maximum missing share of a cell with a digit. */
#define CUT_OFF 0.2
/* Maximum missing share of a blank cell, in which print, being centered, would still be half
 * visible. */
#define CUT_BLANK 0.45

/* Returns the edges beyond which GRID extends by MARGIN cells; a negative MARGIN finds those within
 * that distance. */
static unsigned find_edges(const struct pyramid *pyramid, const struct grid *grid, double margin)
{
    const struct plane *plane = &pyramid->level[0];
    double far = grid->side;
    unsigned edges = 0;
    margin *= grid->cell;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point corner =
            grid_point(grid, i == 1 || i == 2 ? far : 0, i >= 2 ? far : 0);
        edges |= corner.x < -margin ? SVISION_EDGE_LEFT : 0;
        edges |= corner.y < -margin ? SVISION_EDGE_TOP : 0;
        edges |= corner.x > plane->width + margin ? SVISION_EDGE_RIGHT : 0;
        edges |= corner.y > plane->height + margin ? SVISION_EDGE_BOTTOM : 0;
    }
    return edges;
}

unsigned cut_off_edges(const struct pyramid *pyramid, const struct grid *grid)
{
    return find_edges(pyramid, grid, CUT_OFF);
}

unsigned cut_off_touched(const struct pyramid *pyramid, const struct grid *grid)
{
    return find_edges(pyramid, grid, -CUT_OFF);
}

/* Measures the share of the cell at ROW and COLUMN of GRID BEYOND each edge of the picture. It is
 * relative to the cell's own extent, since perspective makes near cells much larger than most. */
static void measure_cut(const struct pyramid *pyramid, const struct grid *grid, unsigned row,
                        unsigned column, double beyond[4])
{
    const struct plane *plane = &pyramid->level[0];
    struct svision_point low = {INFINITY, INFINITY}, high = {-INFINITY, -INFINITY};
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point at = grid_point(grid, column + (i == 1 || i == 2), row + (i >= 2));
        low = (struct svision_point){fmin(low.x, at.x), fmin(low.y, at.y)};
        high = (struct svision_point){fmax(high.x, at.x), fmax(high.y, at.y)};
    }
    beyond[0] = -low.x / (high.x - low.x);
    beyond[1] = -low.y / (high.y - low.y);
    beyond[2] = (high.x - plane->width) / (high.x - low.x);
    beyond[3] = (high.y - plane->height) / (high.y - low.y);
}

unsigned cut_off_cells(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                       const struct svision_reading *reading)
{
    static const unsigned edge[4] = {SVISION_EDGE_LEFT, SVISION_EDGE_TOP, SVISION_EDGE_RIGHT,
                                     SVISION_EDGE_BOTTOM};
    unsigned edges = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned cell = board_turn_cell(grid->side, i, turn);
        double beyond[4], most = reading->cells[i] ? CUT_OFF : CUT_BLANK;
        measure_cut(pyramid, grid, cell / grid->side, cell % grid->side, beyond);
        for (unsigned k = 0; k < 4; k++)
            edges |= beyond[k] > most ? edge[k] : 0;
    }
    return edges;
}
