#include <sudokuvision/geometry.h>

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "common/argument.h"
#include "maths/linear.h"
#include "maths/robust.h"

static bool is_finite(const struct svision_homography *map)
{
    for (int i = 0; i < 9; i++)
        if (!isfinite(map->m[i]))
            return false;
    return true;
}

struct svision_point svision_homography_apply(const struct svision_homography *map,
                                              struct svision_point point)
{
    if (!map)
        return (struct svision_point){NAN, NAN};
    const double *m = map->m;
    double w = m[6] * point.x + m[7] * point.y + m[8];
    return (struct svision_point){(m[0] * point.x + m[1] * point.y + m[2]) / w,
                                  (m[3] * point.x + m[4] * point.y + m[5]) / w};
}

void svision_homography_compose(const struct svision_homography *first,
                                const struct svision_homography *second,
                                struct svision_homography *product)
{
    if (!first || !second || !product)
        return;
    struct svision_homography result;
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            result.m[3 * row + column] = second->m[3 * row] * first->m[column] +
                                         second->m[3 * row + 1] * first->m[3 + column] +
                                         second->m[3 * row + 2] * first->m[6 + column];
    *product = result;
}

static enum svision_status singular(void)
{
    argument_refuse("map cannot be undone");
    return SVISION_ERR_ARGUMENT;
}

enum svision_status svision_homography_invert(const struct svision_homography *map,
                                              struct svision_homography *inverse)
{
    if (!argument_expect(map, "map is NULL") || !argument_expect(inverse, "inverse is NULL"))
        return SVISION_ERR_ARGUMENT;
    const double *m = map->m;
    struct svision_homography adjugate = {{
        m[4] * m[8] - m[5] * m[7],
        m[2] * m[7] - m[1] * m[8],
        m[1] * m[5] - m[2] * m[4],
        m[5] * m[6] - m[3] * m[8],
        m[0] * m[8] - m[2] * m[6],
        m[2] * m[3] - m[0] * m[5],
        m[3] * m[7] - m[4] * m[6],
        m[1] * m[6] - m[0] * m[7],
        m[0] * m[4] - m[1] * m[3],
    }};
    double determinant = m[0] * adjugate.m[0] + m[1] * adjugate.m[3] + m[2] * adjugate.m[6];
    if (!isfinite(determinant) || fabs(determinant) < 1e-300)
        return singular();
    for (int i = 0; i < 9; i++)
        adjugate.m[i] /= determinant;
    if (!is_finite(&adjugate))
        return singular();
    *inverse = adjugate;
    return SVISION_OK;
}

static bool are_weights(const double *weights, size_t count)
{
    for (size_t i = 0; weights && i < count; i++)
        if (!(weights[i] >= 0))
            return false;
    return true;
}

/* The similarity that gives POINTS a mean of 0 and a mean square distance of 2 (Hartley &
 * Zisserman, algorithm 4.2), for well-conditioned normal equations. Returns false if the points
 * coincide. */
static bool normaliser(const struct svision_point *points, size_t count,
                       struct svision_homography *map)
{
    double x = 0, y = 0, square = 0;
    for (size_t i = 0; i < count; i++) {
        x += points[i].x / (double)count;
        y += points[i].y / (double)count;
    }
    for (size_t i = 0; i < count; i++)
        square += (points[i].x - x) * (points[i].x - x) + (points[i].y - y) * (points[i].y - y);
    double scale = sqrt(2 * (double)count / square);
    *map = (struct svision_homography){{scale, 0, -scale * x, 0, scale, -scale * y, 0, 0, 1}};
    return square > 0 && isfinite(scale) && isfinite(x) && isfinite(y);
}

/* Adds the two equations for a map of FROM to TO. */
static void add_pair(struct linear *linear, struct svision_point from, struct svision_point to,
                     double weight)
{
    const double x_row[8] = {from.x, from.y, 1, 0, 0, 0, -to.x * from.x, -to.x * from.y};
    const double y_row[8] = {0, 0, 0, from.x, from.y, 1, -to.y * from.x, -to.y * from.y};
    linear_add(linear, x_row, to.x, weight);
    linear_add(linear, y_row, to.y, weight);
}

static enum svision_status undetermined(void)
{
    argument_refuse("from and to determine no map");
    return SVISION_ERR_ARGUMENT;
}

enum svision_status svision_homography_fit(const struct svision_point *from,
                                           const struct svision_point *to, const double *weights,
                                           size_t count, struct svision_homography *map)
{
    struct svision_homography from_normal, to_normal, back, core = {.m[8] = 1};
    if (!argument_expect(from, "from is NULL") || !argument_expect(to, "to is NULL") ||
        !argument_expect(map, "map is NULL") || !argument_expect(count >= 4, "count is below 4") ||
        !argument_expect(are_weights(weights, count), "weights has one that is not 0 or more"))
        return SVISION_ERR_ARGUMENT;
    if (!normaliser(from, count, &from_normal) || !normaliser(to, count, &to_normal) ||
        svision_homography_invert(&to_normal, &back))
        return undetermined();
    struct linear linear;
    linear_start(&linear, 8);
    for (size_t i = 0; i < count; i++)
        add_pair(&linear, svision_homography_apply(&from_normal, from[i]),
                 svision_homography_apply(&to_normal, to[i]), weights ? weights[i] : 1);
    if (!linear_solve(&linear, core.m))
        return undetermined();
    svision_homography_compose(&from_normal, &core, &core);
    svision_homography_compose(&core, &back, &core);
    if (!is_finite(&core))
        return undetermined();
    *map = core;
    return SVISION_OK;
}

/* Computes the distances of the mapped points FROM from TO. */
static void measure(const struct svision_homography *map, const struct svision_point *from,
                    const struct svision_point *to, size_t count, double *distances)
{
    for (size_t i = 0; i < count; i++) {
        struct svision_point mapped = svision_homography_apply(map, from[i]);
        distances[i] = hypot(mapped.x - to[i].x, mapped.y - to[i].y);
    }
}

enum svision_status svision_homography_fit_robust(const struct svision_point *from,
                                                  const struct svision_point *to,
                                                  const double *weights, size_t count,
                                                  unsigned rounds, double scale, double *work,
                                                  struct svision_homography *map)
{
    if (!argument_expect(work, "work is NULL") || !argument_expect(map, "map is NULL") ||
        !argument_expect(rounds && rounds <= 100, "rounds is not 1..100") ||
        !argument_expect(scale > 0, "scale is not over 0"))
        return SVISION_ERR_ARGUMENT;
    struct svision_homography fitted;
    enum svision_status status = svision_homography_fit(from, to, weights, count, &fitted);
    for (unsigned round = 1; status == SVISION_OK && round < rounds; round++) {
        measure(&fitted, from, to, count, work);
        robust_weigh(weights, work, count, scale, work + count);
        status = svision_homography_fit(from, to, work + count, count, &fitted);
    }
    if (status == SVISION_OK)
        *map = fitted;
    return status;
}
