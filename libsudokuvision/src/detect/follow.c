#include "detect/follow.h"

#include <math.h>
#include <string.h>

#include "detect/mesh.h"
#include "maths/linear.h"
#include "maths/robust.h"

/* Offsets, in cells, that are never taken for wrong. */
#define MIN_REST 0.02

/* The offset of segment I of LINES, and the rows of the eight unknowns of a small projective
 * change: how each moves the line there. All in units in which the grid reaches from -1 to 1. */
static double change_row(const struct lines *lines, unsigned i, double *row)
{
    unsigned side = lines->side, one_way = lines_count(side) / 2;
    double half = side / 2.0;
    unsigned line = i % one_way / side;
    double along = (i % side + 0.5) / half - 1, across = line / half - 1;
    if (i < one_way) {
        const double down[8] = {0, 0, 0, 1, along, across, along * across, across * across};
        memcpy(row, down, sizeof down);
    } else {
        const double right[8] = {1, across, along, 0, 0, 0, across * across, across * along};
        memcpy(row, right, sizeof right);
    }
    return (double)lines->offset[i] / half;
}

static bool solve_change(const struct lines *lines, const double *weights, double *change)
{
    struct linear linear;
    double row[8];
    linear_start(&linear, 8);
    for (unsigned i = 0; i < lines_count(lines->side); i++) {
        if (!(weights[i] > 0))
            continue;
        double offset = change_row(lines, i, row);
        linear_add(&linear, row, offset, weights[i]);
    }
    return linear_solve(&linear, change);
}

/* What CHANGE leaves of each offset, in cells. */
static void measure_rest(const struct lines *lines, const double *change, double *rest)
{
    double row[8], half = lines->side / 2.0;
    for (unsigned i = 0; i < lines_count(lines->side); i++) {
        double offset = change_row(lines, i, row);
        for (unsigned k = 0; k < 8; k++)
            offset -= row[k] * change[k];
        rest[i] = fabs(half * offset);
    }
}

bool follow_map(const struct lines *lines, struct svision_homography *map)
{
    double base[LINES_SEGMENTS], weights[LINES_SEGMENTS], rest[LINES_SEGMENTS], e[8];
    double half = lines->side / 2.0;
    float threshold = mesh_threshold(lines);
    unsigned count = lines_count(lines->side);
    for (unsigned i = 0; i < count; i++) {
        float clear = lines->clearness[i];
        base[i] = weights[i] = clear > threshold ? fminf(clear, 3 * threshold) : 0;
    }
    for (unsigned round = 0; round < 4; round++) {
        if (!solve_change(lines, weights, e))
            return false;
        measure_rest(lines, e, rest);
        robust_weigh(base, rest, count, MIN_REST, weights);
    }
    struct svision_homography center = {{1 / half, 0, -1, 0, 1 / half, -1, 0, 0, 1}};
    struct svision_homography back = {{half, 0, half, 0, half, half, 0, 0, 1}};
    struct svision_homography change = {
        {1 + e[1], e[2], e[0], e[4], 1 + e[5], e[3], -e[6], -e[7], 1}};
    svision_homography_chain(&center, &change, &change);
    svision_homography_chain(&change, &back, &change);
    svision_homography_chain(&change, map, map);
    return true;
}
