#include <sudokuvision/geometry.h>

#include <float.h>
#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "common/argument.h"
#include "maths/orient.h"

double svision_quad_area(const struct svision_quad *quad)
{
    if (!quad)
        return NAN;
    const struct svision_point *c = quad->corner;
    return (orient_area(c[0], c[1], c[2]) + orient_area(c[0], c[2], c[3])) / 2;
}

/* Finds where the edges a-b and d-c meet when extended beyond b and c, and the area of the triangle
 * that this adds. Returns false if they do not meet on that side. */
static bool extend(struct svision_point a, struct svision_point b, struct svision_point c,
                   struct svision_point d, struct svision_point *meeting, double *area)
{
    double ux = b.x - a.x, uy = b.y - a.y, vx = c.x - d.x, vy = c.y - d.y;
    double determinant = ux * vy - uy * vx;
    if (fabs(determinant) < 1e-12 * (fabs(ux * vy) + fabs(uy * vx)) || determinant == 0)
        return false;
    double t = ((c.x - b.x) * vy - (c.y - b.y) * vx) / determinant;
    double s = ((c.x - b.x) * uy - (c.y - b.y) * ux) / determinant;
    if (t < 0 || s < 0)
        return false;
    *meeting = (struct svision_point){b.x + t * ux, b.y + t * uy};
    *area = fabs(orient_area(b, *meeting, c)) / 2;
    return true;
}

/* Removes the cheapest of COUNT edges. Returns false if none can be removed. */
static bool remove_edge(struct svision_point *polygon, size_t count)
{
    double lowest = DBL_MAX;
    size_t edge = count;
    struct svision_point corner = {0, 0};
    for (size_t i = 0; i < count; i++) {
        struct svision_point meeting;
        double area;
        if (extend(polygon[(i + count - 1) % count], polygon[i], polygon[(i + 1) % count],
                   polygon[(i + 2) % count], &meeting, &area) &&
            area < lowest) {
            lowest = area;
            edge = i;
            corner = meeting;
        }
    }
    if (edge == count)
        return false;
    size_t gone = (edge + 1) % count;
    polygon[edge] = corner;
    memmove(polygon + gone, polygon + gone + 1, (count - gone - 1) * sizeof *polygon);
    return true;
}

/* Orders the corners clockwise from the one nearest to the top left corner of the bounding box. */
static void order_corners(struct svision_quad *quad)
{
    struct svision_quad in = *quad;
    bool clockwise = svision_quad_area(&in) > 0;
    unsigned first = 0;
    for (unsigned i = 1; i < 4; i++)
        if (in.corner[i].x + in.corner[i].y < in.corner[first].x + in.corner[first].y)
            first = i;
    for (unsigned i = 0; i < 4; i++)
        quad->corner[i] = in.corner[(clockwise ? first + i : first + 4 - i) % 4];
}

static enum svision_status not_enclosed(void)
{
    argument_refuse("points has no four-sided figure around it");
    return SVISION_ERR_ARGUMENT;
}

enum svision_status svision_quad_enclose(const struct svision_point *points, size_t count,
                                         struct svision_point *work, struct svision_quad *quad)
{
    if (!argument_expect(points, "points is NULL") || !argument_expect(work, "work is NULL") ||
        !argument_expect(quad, "quad is NULL") || !argument_expect(count >= 4, "count is below 4"))
        return SVISION_ERR_ARGUMENT;
    if (work != points)
        memcpy(work, points, count * sizeof *points);
    for (; count > 4; count--)
        if (!remove_edge(work, count))
            return not_enclosed();
    struct svision_quad found;
    memcpy(found.corner, work, sizeof found.corner);
    order_corners(&found);
    /* The rounded area depends on the first corner; NAN and infinities are rejected too. */
    double area = svision_quad_area(&found);
    if (!(area > 0 && area <= DBL_MAX))
        return not_enclosed();
    *quad = found;
    return SVISION_OK;
}
