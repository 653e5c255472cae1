#include <sudokuvision/contour.h>

#include <stdbool.h>
#include <string.h>

static bool are_equal(struct svision_point a, struct svision_point b)
{
    return a.x == b.x && a.y == b.y;
}

static bool comes_before(struct svision_point a, struct svision_point b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

/* Lets the point at ROOT sink to its place among those below it (Floyd, Treesort 3, Algorithm 245,
 * CACM 1964): unlike qsort(), this never asks for memory. */
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

/* Whether A, B, C turn clockwise on the screen. */
static bool turns_right(struct svision_point a, struct svision_point b, struct svision_point c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
}

/* Adds NEXT to the chain HULL[BASE..COUNT-1], taking back what it makes concave. */
static size_t extend(struct svision_point *hull, size_t base, size_t count,
                     struct svision_point next)
{
    if (count > base && are_equal(hull[count - 1], next))
        return count;
    while (count >= base + 2 && !turns_right(hull[count - 2], hull[count - 1], next))
        count--;
    hull[count] = next;
    return count + 1;
}

enum svision_status svision_hull(const struct svision_point *points, size_t count,
                                 struct svision_point *work, struct svision_point *hull,
                                 size_t *corners)
{
    if (!points || count == 0 || !work || !hull || !corners)
        return SVISION_ERR_ARGUMENT;
    if (work != points)
        memcpy(work, points, count * sizeof *points);
    sort(work, count);
    size_t upper = 0;
    for (size_t i = 0; i < count; i++)
        upper = extend(hull, 0, upper, work[i]);
    size_t all = upper;
    for (size_t i = count - 1; i > 0; i--)
        all = extend(hull, upper - 1, all, work[i - 1]);
    /* The chain ends where it began; of one point there is only the first chain. */
    bool closed = all > 1 && are_equal(hull[all - 1], hull[0]);
    *corners = all - closed;
    return SVISION_OK;
}
