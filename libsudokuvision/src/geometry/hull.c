#include <sudokuvision/contour.h>

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "common/argument.h"
#include "maths/orient.h"

static bool are_equal(struct svision_point a, struct svision_point b)
{
    return a.x == b.x && a.y == b.y;
}

static bool comes_before(struct svision_point a, struct svision_point b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

/* Sifts the point at ROOT down to its place in the heap (Floyd, Treesort 3, Algorithm 245, CACM
 * 1964); unlike qsort(), this never allocates. */
static void sink(struct svision_point *points, size_t root, size_t count)
{
    struct svision_point sinking = points[root];
    for (size_t child; (child = 2 * root + 1) < count; root = child) {
        if (child + 1 < count && comes_before(points[child], points[child + 1]))
            child++;
        if (!comes_before(sinking, points[child]))
            break;
        points[root] = points[child];
    }
    points[root] = sinking;
}

static void sort(struct svision_point *points, size_t count)
{
    for (size_t i = count / 2; i > 0; i--)
        sink(points, i - 1, count);
    for (size_t end = count; end > 1; end--) {
        struct svision_point largest = points[0];
        points[0] = points[end - 1];
        points[end - 1] = largest;
        sink(points, 0, end - 1);
    }
}

/* Adds NEXT to the chain HULL[BASE..COUNT-1] and removes the points that become concave. */
static size_t extend(struct svision_point *hull, size_t base, size_t count,
                     struct svision_point next)
{
    while (count >= base + 2 && orient_sign(hull[count - 2], hull[count - 1], next) <= 0)
        count--;
    hull[count] = next;
    return count + 1;
}

/* Each point between the first and the last goes to at most one chain, so there are never more
 * corners than points, whatever the rounding errors. */
static size_t join_chains(struct svision_point *sorted, size_t count, struct svision_point *hull)
{
    struct svision_point first = sorted[0], last = sorted[count - 1];
    size_t below = 0, corners = 1;
    hull[0] = first;
    for (size_t i = 1; i + 1 < count; i++) {
        struct svision_point point = sorted[i];
        int side = orient_sign(first, last, point);
        if (side < 0)
            corners = extend(hull, 0, corners, point);
        else if (side > 0)
            sorted[below++] = point;
    }
    corners = extend(hull, 0, corners, last);
    size_t base = corners - 1;
    while (below > 0)
        corners = extend(hull, base, corners, sorted[--below]);
    while (corners >= base + 2 && orient_sign(hull[corners - 2], hull[corners - 1], first) <= 0)
        corners--;
    return corners;
}

enum svision_status svision_convex_hull(const struct svision_point *points, size_t count,
                                        struct svision_point *work, struct svision_point *hull,
                                        size_t *corners)
{
    if (!argument_expect(points, "points is NULL") || !argument_expect(count, "count is 0") ||
        !argument_expect(work, "work is NULL") || !argument_expect(hull, "hull is NULL") ||
        !argument_expect(corners, "corners is NULL"))
        return SVISION_ERR_ARGUMENT;
    for (size_t i = 0; i < count; i++)
        if (!argument_expect(isfinite(points[i].x) && isfinite(points[i].y),
                             "points has one that is not finite"))
            return SVISION_ERR_ARGUMENT;
    if (work != points)
        memcpy(work, points, count * sizeof *points);
    sort(work, count);
    if (are_equal(work[0], work[count - 1])) {
        hull[0] = work[0];
        *corners = 1;
        return SVISION_OK;
    }
    *corners = join_chains(work, count, hull);
    return SVISION_OK;
}
