#include "detect/mesh/map_fit.h"

#include <math.h>
#include <stdbool.h>

#include "detect/mesh/mesh.h"
#include "detect/mesh/moments.h"
#include "maths/linear.h"
#include "maths/robust.h"

/* Minimum scale of outliers, in cells. */
#define MIN_RESIDUAL 0.02

enum { UNKNOWNS = 8 };

/* Effect of each of the eight unknowns of a small projective change on the lines of both
 * directions: an offset by along^p across^q, in coordinates from -1 to 1 over the grid, or none. */
static const struct effect {
    bool moves;
    unsigned p, q;
} effects[2][UNKNOWNS] = {
    [LINES_ACROSS] = {[3] = {true, 0, 0},
                      [4] = {true, 1, 0},
                      [5] = {true, 0, 1},
                      [6] = {true, 1, 1},
                      [7] = {true, 0, 2}},
    [LINES_DOWN] = {[0] = {true, 0, 0},
                    [1] = {true, 0, 1},
                    [2] = {true, 1, 0},
                    [6] = {true, 0, 2},
                    [7] = {true, 1, 1}},
};

/* Adds the equations of the lines of DIRECTION, given their MOMENTS. */
static void add_direction(const struct moments *moments, unsigned direction, double half,
                          struct linear *linear)
{
    const struct effect *effect = effects[direction];
    for (unsigned i = 0; i < UNKNOWNS; i++) {
        if (!effect[i].moves)
            continue;
        for (unsigned k = i; k < UNKNOWNS; k++)
            if (effect[k].moves)
                linear->matrix[i][k] +=
                    moments->weight[effect[i].q + effect[k].q][effect[i].p + effect[k].p];
        linear->matrix[i][UNKNOWNS] += moments->offset[effect[i].q][effect[i].p] / half;
    }
}

static bool solve_change(const struct lines *lines, const struct moments_places *places,
                         const double *weights, double *change)
{
    const unsigned one_way = lines_count(lines->side) / 2;
    struct linear linear;
    linear_start(&linear, UNKNOWNS);
    for (unsigned direction = 0; direction < 2; direction++) {
        struct moments moments;
        const unsigned first = direction * one_way;
        moments_find(places, lines->offset + first, weights + first, 2, &moments);
        add_direction(&moments, direction, lines->side / 2.0, &linear);
    }
    return linear_solve(&linear, change);
}

/* Computes the offsets, in cells, that remain after CHANGE: along a line it moves by A + B
 * along. */
static void measure_residuals(const struct lines *lines, const struct moments_places *places,
                              const double *change, double *rest)
{
    const double half = lines->side / 2.0;
    const float *offset = lines->offset;
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned line = 0; line <= lines->side; line++) {
            double move[2] = {0, 0};
            for (unsigned i = 0; i < UNKNOWNS; i++)
                if (effects[direction][i].moves)
                    move[effects[direction][i].p] +=
                        change[i] * places->across[line][effects[direction][i].q];
            for (unsigned place = 0; place < lines->side; place++)
                *rest++ =
                    fabs((double)*offset++ - half * (move[0] + move[1] * places->along[place][1]));
        }
    }
}

bool map_fit_lines(struct mesh_weights *weights, const struct lines *lines,
                   struct svision_homography *map)
{
    double half = lines->side / 2.0, e[UNKNOWNS];
    struct moments_places places;
    float threshold = mesh_threshold(lines);
    unsigned count = lines_count(lines->side);
    for (unsigned i = 0; i < count; i++) {
        float clear = lines->clearness[i];
        weights->base[i] = weights->weight[i] = clear > threshold ? fminf(clear, 3 * threshold) : 0;
    }
    moments_place(lines->side, &places);
    for (unsigned round = 0; round < 4; round++) {
        if (!solve_change(lines, &places, weights->weight, e))
            return false;
        measure_residuals(lines, &places, e, weights->rest);
        robust_weigh(weights->base, weights->rest, count, MIN_RESIDUAL, weights->weight);
    }
    struct svision_homography center = {{1 / half, 0, -1, 0, 1 / half, -1, 0, 0, 1}};
    struct svision_homography back = {{half, 0, half, 0, half, half, 0, 0, 1}};
    struct svision_homography change = {
        {1 + e[1], e[2], e[0], e[4], 1 + e[5], e[3], -e[6], -e[7], 1}};
    svision_homography_compose(&center, &change, &change);
    svision_homography_compose(&change, &back, &change);
    svision_homography_compose(&change, map, map);
    return true;
}
