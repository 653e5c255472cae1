#include "reader/certainty/cut_off.h"

#include <math.h>

/* How far a grid that is cut off lies outside the picture at least, in cells, and how close to its
 * edge one lies of which part may be. */
#define CUT_OFF  0.2
#define TOUCHING 0.2
/* The share that may be missing of a still picture's cell with a digit, and of one without: print
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

/* Which share of the cell at ROW and COLUMN of GRID, as high and wide as it is seen, lies beyond
 * each edge of the picture: in perspective, near cells are much larger than most. */
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
        double beyond[4], most = reading->cells[i] ? CUT_DIGIT : CUT_BLANK;
        measure_cut(pyramid, grid, cell / grid->side, cell % grid->side, beyond);
        for (unsigned k = 0; k < 4; k++)
            edges |= beyond[k] > most ? edge[k] : 0;
    }
    return edges;
}
