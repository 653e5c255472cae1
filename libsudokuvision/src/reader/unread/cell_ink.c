#include "reader/unread/cell_ink.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "maths/stat.h"

/* Area in which lines beside a border are sought, in pixels of a view along the border and inward.
 */
enum { ALONG = 8, QUARTER = 8, QUARTERS = 4, MIN_INSET = 2, MAX_INSET = 8, DEEP = MAX_INSET + 4 };

/* Maximum deviation of an evenly filled zone. */
#define EVEN 0.06F
/* Minimum share of an evenly filled zone that is as deep as its median. */
#define EVEN_SHARE 0.6F

/* A rectangle beside a border, in pixels: START to END along it, NEAR to FAR inward. */
struct zone {
    unsigned start, end, near, far;
};
static const struct zone middle = {20, 28, 3, 8}, before = {9, 15, 3, 8}, behind = {33, 39, 3, 8},
                         within = {20, 28, 10, 15}, shaft = {21, 27, 4, 15};

static float depth_of(const struct cell_view *view, uint8_t value)
{
    return fmaxf(1 - (float)value / view->paper, 0);
}

/* Returns the mean brightness of ZONE. */
static float zone_mean(const struct cell_view *view, enum cell_side side, const struct zone *zone)
{
    unsigned sum = 0;
    for (unsigned along = zone->start; along < zone->end; along++)
        for (unsigned deep = zone->near; deep < zone->far; deep++)
            sum += cell_view_at(view, side, along, deep);
    return (float)sum / (float)((zone->end - zone->start) * (zone->far - zone->near));
}

static float zone_depth(const struct cell_view *view, enum cell_side side, const struct zone *zone)
{
    return fmaxf(1 - zone_mean(view, side, zone) / view->paper, 0);
}

/* Returns the median of COUNT depths, or 0 if too many differ from it. */
static float even_depth(float *depths, unsigned count)
{
    unsigned even = 0;
    float typical = stat_median(depths, count);
    for (unsigned i = 0; i < count; i++)
        even += fabsf(depths[i] - typical) < EVEN;
    return (float)even >= EVEN_SHARE * (float)count ? typical : 0;
}

static float find_stripe(const struct cell_view *view, enum cell_side side)
{
    float depths[72];
    unsigned count = 0;
    for (unsigned along = shaft.start; along < shaft.end; along++)
        for (unsigned deep = shaft.near; deep < shaft.far; deep++)
            depths[count++] = depth_of(view, cell_view_at(view, side, along, deep));
    return even_depth(depths, count);
}

/* Measures the mean depth of each quarter of SIDE per pixel inward. */
static void profile(const struct cell_view *view, enum cell_side side, float mean[QUARTERS][DEEP])
{
    for (unsigned quarter = 0; quarter < QUARTERS; quarter++) {
        for (unsigned deep = 0; deep < DEEP; deep++) {
            unsigned sum = 0, start = ALONG + quarter * QUARTER;
            for (unsigned along = start; along < start + QUARTER; along++)
                sum += cell_view_at(view, side, along, deep);
            mean[quarter][deep] = fmaxf(1 - (float)sum / QUARTER / view->paper, 0);
        }
    }
}

/* Returns the contrast of a line DEEP pixels in with the paper on both sides. */
static float ridge_at(const float mean[DEEP], unsigned deep)
{
    float outer = mean[0];
    for (unsigned i = 1; i < deep; i++)
        outer = fminf(outer, mean[i]);
    return mean[deep] - fmaxf(outer, fminf(mean[deep + 2], mean[deep + 3]));
}

/* Returns that contrast for a whole side, allowing one pixel of depth either way. It is the third
 * clearest quarter's, since a sum may interrupt one of them. */
static float ridge_of(float mean[QUARTERS][DEEP], unsigned deep)
{
    float ridge[QUARTERS];
    for (unsigned i = 0; i < QUARTERS; i++) {
        ridge[i] = ridge_at(mean[i], deep);
        if (deep > MIN_INSET)
            ridge[i] = fmaxf(ridge[i], ridge_at(mean[i], deep - 1));
        if (deep < MAX_INSET)
            ridge[i] = fmaxf(ridge[i], ridge_at(mean[i], deep + 1));
    }
    return stat_select(ridge, QUARTERS, 1);
}

static float find_inset(const struct cell_view *view, enum cell_side side)
{
    float mean[QUARTERS][DEEP], best = 0;
    profile(view, side, mean);
    for (unsigned deep = MIN_INSET; deep <= MAX_INSET; deep++)
        best = fmaxf(best, ridge_of(mean, deep));
    return best;
}

/* Returns the depth of the pixel at (X, Y) from corner I. */
static float from_corner(const struct cell_view *view, unsigned i, unsigned x, unsigned y)
{
    const unsigned last = CELL_VIEW_SIDE - 1;
    bool right = i == 1 || i == 2, low = i >= 2;
    return depth_of(view, view->pixels[low ? last - y : y][right ? last - x : x]);
}

/* Measures the depths in the corners. */
static void measure_corners(const struct cell_view *view, struct cell_ink *ink)
{
    enum { START = 5, END = 10, OFF = 6, LEFT = 4, RIGHT = 17, TOP = 4, BOTTOM = 13 };
    for (unsigned i = 0; i < 4; i++) {
        float on = 0, off = 0, all = 0;
        for (unsigned t = START; t < END; t++) {
            on += from_corner(view, i, t, t);
            off += 0.5F * (from_corner(view, i, t, t + OFF) + from_corner(view, i, t + OFF, t));
        }
        for (unsigned y = TOP; y < BOTTOM; y++)
            for (unsigned x = LEFT; x < RIGHT; x++)
                all += from_corner(view, i, x, y);
        ink->diagonal[i] = on / (END - START);
        ink->off_diagonal[i] = off / (END - START);
        ink->corner[i] = all / ((RIGHT - LEFT) * (BOTTOM - TOP));
    }
}

/* Returns the distance from the middle of the darkest ink in direction (X, Y), between digit and
 * border; 0 if there is none. */
static unsigned find_radius(const struct cell_view *view, float x, float y)
{
    enum { NEAR = 14, FAR = 22 };
    const float half = 0.5F * CELL_VIEW_SIDE;
    float deepest = CELL_INK_MARK;
    unsigned radius = 0;
    for (unsigned r = NEAR; r <= FAR; r++) {
        uint8_t value =
            view->pixels[(unsigned)(half + y * (float)r)][(unsigned)(half + x * (float)r)];
        float depth = depth_of(view, value);
        if (depth > deepest) {
            deepest = depth;
            radius = r;
        }
    }
    return radius;
}

/* True if a line encircles the middle at a constant distance. */
static bool has_ring(const struct cell_view *view)
{
    enum { DIRECTIONS = 24, MIN_AROUND = 21, SAME = 3 };
    unsigned around = 0, typical = find_radius(view, 0, -1);
    if (!typical || !find_radius(view, 0, 1) || !find_radius(view, 1, 0) ||
        !find_radius(view, -1, 0))
        return false;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        float angle = 6.2831853F * (float)i / DIRECTIONS;
        unsigned radius = find_radius(view, cosf(angle), sinf(angle));
        around += radius && abs((int)radius - (int)typical) <= SAME;
    }
    return around >= MIN_AROUND;
}

void cell_ink_measure(const struct cell_view *view, struct cell_ink *ink)
{
    ink->paper = view->paper;
    for (unsigned i = 0; i < CELL_SIDES; i++) {
        enum cell_side side = (enum cell_side)i;
        ink->inset[i] = find_inset(view, side);
        float ends[2] = {zone_mean(view, side, &before), zone_mean(view, side, &behind)};
        ink->rim[i] = fmaxf(ends[0], ends[1]);
        ink->beside[i] = fmaxf(1 - fminf(ends[0], ends[1]) / view->paper, 0);
        ink->middle[i] = zone_depth(view, side, &middle);
        ink->within[i] = zone_depth(view, side, &within);
        ink->stripe[i] = find_stripe(view, side);
    }
    measure_corners(view, ink);
    ink->ring = has_ring(view);
}
