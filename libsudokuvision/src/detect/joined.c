#include "detect/joined.h"

#include "board_size.h"
#include "detect/fit.h"

enum {
    LATTICE = 21, /* cells in a row of all five */
    STEP = 6,     /* cells from a grid to the next one */
};

/* Where each grid begins on the lattice of all: row, column. */
static const unsigned corners[JOINED_GRIDS][2] = {
    {STEP, STEP}, {0, 0}, {0, 2 * STEP}, {2 * STEP, 0}, {2 * STEP, 2 * STEP}};

/* The place of grid I where MAP takes the lattice of all into the picture. */
static struct svision_quad place_of(const struct svision_homography *map, unsigned i)
{
    const double side = BOARD_SIZE_CLASSIC, top = corners[i][0], left = corners[i][1];
    const struct svision_point square[4] = {
        {left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}};
    struct svision_quad quad;
    for (unsigned k = 0; k < 4; k++)
        quad.corner[k] = svision_homography_map(map, square[k]);
    return quad;
}

/* Fits all five grids to the outline OUTER of them all. */
static bool fit_all(const struct pyramid *pyramid, const struct svision_quad *outer,
                    struct grid *grids)
{
    static const struct svision_point lattice[4] = {
        {0, 0}, {LATTICE, 0}, {LATTICE, LATTICE}, {0, LATTICE}};
    struct svision_homography map;
    if (svision_homography_fit(lattice, outer->corner, NULL, 4, &map))
        return false;
    for (unsigned i = 0; i < JOINED_GRIDS; i++) {
        struct svision_quad quad = place_of(&map, i);
        if (!fit_quad(pyramid, &quad, UINT32_C(1) << BOARD_SIZE_CLASSIC, &grids[i]))
            return false;
    }
    return true;
}

bool joined_find(const struct detect_space *space, const struct pyramid *pyramid,
                 struct grid *grids)
{
    if (!(space->sides >> BOARD_SIZE_CLASSIC & 1))
        return false;
    for (unsigned i = 0; i < space->looked; i++)
        for (unsigned k = 0; k < space->areas[i].count; k++)
            if (space->areas[i].area[k].is_quad &&
                fit_all(pyramid, &space->areas[i].area[k].quad, grids))
                return true;
    return false;
}
