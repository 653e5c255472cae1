#include "reader/certainty/cut_off.h"

#include <math.h>

/* How far a grid that is cut off lies outside the picture at least, in cells, and how close to its
 * edge one lies of which part may be. */
#define CUT_OFF  0.2
#define TOUCHING 0.2
/* What may be missing of a still picture's cells with a digit, and without one, in cells: print
 * stands in the middle, and nearly half of it would be seen. */
#define CUT_DIGIT CUT_OFF
#define CUT_BLANK 0.45

/* The edges of the picture beyond which GRID goes by MARGIN cells; where that is below 0, those to
 * which it comes so close. */
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
    return find_edges(pyramid, grid, -TOUCHING);
}

/* How far the cell at ROW and COLUMN of GRID lies beyond each edge of the picture, in cells. */
static void measure_cut(const struct pyramid *pyramid, const struct grid *grid, unsigned row,
                        unsigned column, double beyond[4])
{
    const struct plane *plane = &pyramid->level[0];
    for (unsigned i = 0; i < 4; i++) {
        unsigned x = column + (i == 1 || i == 2), y = row + (i >= 2);
        struct svision_point at = grid_point(grid, x, y);
        beyond[0] = fmax(beyond[0], -at.x / grid->cell);
        beyond[1] = fmax(beyond[1], -at.y / grid->cell);
        beyond[2] = fmax(beyond[2], (at.x - plane->width) / grid->cell);
        beyond[3] = fmax(beyond[3], (at.y - plane->height) / grid->cell);
    }
}

unsigned cut_off_cells(const struct pyramid *pyramid, const struct grid *grid, unsigned turn,
                       const struct svision_reading *reading)
{
    static const unsigned edge[4] = {SVISION_EDGE_LEFT, SVISION_EDGE_TOP, SVISION_EDGE_RIGHT,
                                     SVISION_EDGE_BOTTOM};
    unsigned edges = 0;
    for (unsigned i = 0; i < grid->side * grid->side; i++) {
        unsigned cell = board_turn_cell(grid->side, i, turn);
        double beyond[4] = {0}, most = reading->cells[i] ? CUT_DIGIT : CUT_BLANK;
        measure_cut(pyramid, grid, cell / grid->side, cell % grid->side, beyond);
        for (unsigned k = 0; k < 4; k++)
            edges |= beyond[k] > most ? edge[k] : 0;
    }
    return edges;
}
