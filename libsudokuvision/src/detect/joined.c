#include "detect/joined.h"

#include <math.h>

#include "board_size.h"
#include "detect/fit.h"

/* The samurai, with its middle grid first; then twins that share one, two, three or four boxes. */
static const struct joined_shape shapes[] = {
    {21, 21, 5, {{6, 6}, {0, 0}, {0, 12}, {12, 0}, {12, 12}}},
    {15, 15, 2, {{0, 0}, {6, 6}}},
    {15, 15, 2, {{0, 6}, {6, 0}}},
    {15, 12, 2, {{0, 0}, {6, 3}}},
    {15, 12, 2, {{0, 3}, {6, 0}}},
    {12, 15, 2, {{0, 0}, {3, 6}}},
    {12, 15, 2, {{0, 6}, {3, 0}}},
    {12, 12, 2, {{0, 0}, {3, 3}}},
    {12, 12, 2, {{0, 3}, {3, 0}}},
    {9, 15, 2, {{0, 0}, {0, 6}}},
    {15, 9, 2, {{0, 0}, {6, 0}}},
};

enum { SHAPES = sizeof shapes / sizeof shapes[0] };

/* Minimum shares of lines of each grid: true ones have at least .5 in each direction and 1.1 in
 * both, wrong ones, of eleven shapes tried in turn, a median of .35 and .9. */
static const struct grid_shares lines_of_part = {0.4F, 0.95F};

/* The position of grid I of SHAPE if MAP takes the lattice of all to the picture. */
static struct svision_quad place_of(const struct joined_shape *shape,
                                    const struct svision_homography *map, unsigned i)
{
    const double side = BOARD_SIZE_CLASSIC, top = shape->at[i][0], left = shape->at[i][1];
    const struct svision_point square[4] = {
        {left, top}, {left + side, top}, {left + side, top + side}, {left, top + side}};
    struct svision_quad quad;
    for (unsigned k = 0; k < 4; k++)
        quad.corner[k] = svision_homography_apply(map, square[k]);
    return quad;
}

/* True if the crossings shared by grids A and B of SHAPE, if any, coincide; otherwise the outline
 * belongs to another shape. */
static bool share_crossings(const struct joined_shape *shape, const struct grid *grids, unsigned a,
                            unsigned b)
{
    enum { CROSSINGS = BOARD_SIZE_CLASSIC + 1 };
    int down = shape->at[a][0] - shape->at[b][0], across = shape->at[a][1] - shape->at[b][1];
    for (int i = 0; i < CROSSINGS * CROSSINGS; i++) {
        int row = i / CROSSINGS, column = i % CROSSINGS, y = row + down, x = column + across;
        if (x < 0 || y < 0 || x >= CROSSINGS || y >= CROSSINGS)
            continue;
        struct svision_point own = grid_point(&grids[a], column, row);
        struct svision_point other = grid_point(&grids[b], x, y);
        if (hypot(own.x - other.x, own.y - other.y) > LINES_NEAR_REACH * grids[a].cell)
            return false;
    }
    return true;
}

/* Fits all grids of SHAPE to their common outline OUTER if lines of each are seen. */
static bool fit_all(const struct joined_shape *shape, const struct grid_fitter *fitter,
                    const struct svision_quad *outer, struct grid *grids)
{
    const double right = shape->columns, bottom = shape->rows;
    const struct svision_point lattice[4] = {{0, 0}, {right, 0}, {right, bottom}, {0, bottom}};
    struct svision_homography map;
    struct svision_quad place[JOINED_GRIDS];
    if (svision_homography_fit(lattice, outer->corner, NULL, 4, &map))
        return false;
    for (unsigned i = 0; i < shape->count; i++) {
        place[i] = place_of(shape, &map, i);
        if (!grid_has_lines(fitter, &place[i], BOARD_SIZE_CLASSIC, &lines_of_part))
            return false;
    }
    for (unsigned i = 0; i < shape->count; i++) {
        if (!fit_part(fitter, &place[i], &grids[i]))
            return false;
        for (unsigned k = 0; k < i; k++)
            if (!share_crossings(shape, grids, i, k))
                return false;
    }
    return true;
}

float joined_score(const struct joined_shape *shape, const struct grid *grids)
{
    float score = 1;
    for (unsigned i = 0; i < shape->count; i++)
        score = fminf(score, grids[i].score);
    return score;
}

/* Returns the shape with the best score for the common outline OUTER, or NULL. Even a grid at a
 * wrong position may show most lines. */
static const struct joined_shape *find_shape(const struct grid_fitter *fitter,
                                             const struct svision_quad *outer, size_t most,
                                             struct grid *grids)
{
    const struct joined_shape *found = NULL;
    float best = 0;
    for (const struct joined_shape *shape = shapes; shape < shapes + SHAPES; shape++) {
        if (shape->count > most || !fit_all(shape, fitter, outer, grids))
            continue;
        float score = joined_score(shape, grids);
        if (score > best)
            found = shape;
        best = fmaxf(score, best);
    }
    return found && fit_all(found, fitter, outer, grids) ? found : NULL;
}

const struct joined_shape *joined_find(struct detect_space *space, const struct pyramid *pyramid,
                                       size_t most, struct grid *grids)
{
    const struct grid_fitter fitter = {pyramid, &space->work};
    const struct joined_shape *found = NULL;
    if (!(space->sides >> BOARD_SIZE_CLASSIC & 1))
        return NULL;
    for (unsigned i = 0; i < space->outlines && !found; i++)
        found = find_shape(&fitter, &space->outline[i].quad, most, grids);
    return found;
}
