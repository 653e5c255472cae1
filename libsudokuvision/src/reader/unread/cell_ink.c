#include "reader/unread/cell_ink.h"

#include <math.h>
#include <stdlib.h>

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

static float greater(float a, float b)
{
    return a > b ? a : b;
}

static float lesser(float a, float b)
{
    return a < b ? a : b;
}

static float depth_of(const struct cell_view *view, uint8_t value)
{
    return greater(1 - (float)value / view->paper, 0);
}

/* Returns the mean brightness of ZONE. */
static float zone_mean(const struct cell_border *border, const struct zone *zone)
{
    unsigned sum = 0;
    for (unsigned along = zone->start; along < zone->end; along++)
        for (unsigned deep = zone->near; deep < zone->far; deep++)
            sum += cell_border_at(border, along, deep);
    return (float)sum / (float)((zone->end - zone->start) * (zone->far - zone->near));
}

static float zone_depth(const struct cell_view *view, const struct cell_border *border,
                        const struct zone *zone)
{
    return greater(1 - zone_mean(border, zone) / view->paper, 0);
}

/* Returns the brightness of rank RANK, from the darkest on, in a histogram. */
static unsigned value_of_rank(const uint8_t *histogram, unsigned rank)
{
    unsigned value = 0;
    while (histogram[value] <= rank)
        rank -= histogram[value++];
    return value;
}

/* Returns the number of pixels in HISTOGRAM with nearly the depth of VALUE. Depth decreases with
 * brightness, so these are next to it. */
static unsigned count_even(const struct cell_view *view, const uint8_t *histogram, unsigned value)
{
    const float depth = depth_of(view, (uint8_t)value);
    unsigned count = histogram[value];
    for (unsigned v = value; v-- > 0 && fabsf(depth_of(view, (uint8_t)v) - depth) < EVEN;)
        count += histogram[v];
    for (unsigned v = value + 1; v <= UINT8_MAX && fabsf(depth_of(view, (uint8_t)v) - depth) < EVEN;
         v++)
        count += histogram[v];
    return count;
}

/* Returns the median depth of the shaft, or 0 if too many pixels differ from it. */
static float find_stripe(const struct cell_view *view, const struct cell_border *border)
{
    uint8_t histogram[UINT8_MAX + 1] = {0};
    const unsigned count = (shaft.end - shaft.start) * (shaft.far - shaft.near);
    for (unsigned along = shaft.start; along < shaft.end; along++)
        for (unsigned deep = shaft.near; deep < shaft.far; deep++)
            histogram[cell_border_at(border, along, deep)]++;
    const unsigned value = value_of_rank(histogram, count - 1 - count / 2);
    const unsigned even = count_even(view, histogram, value);
    return (float)even >= EVEN_SHARE * (float)count ? depth_of(view, (uint8_t)value) : 0;
}

/* Measures the mean depth of a quarter of BORDER per pixel inward. */
static void profile(const struct cell_view *view, const struct cell_border *border,
                    unsigned quarter, float mean[DEEP])
{
    const unsigned start = ALONG + quarter * QUARTER;
    for (unsigned deep = 0; deep < DEEP; deep++) {
        unsigned sum = 0;
        for (unsigned along = start; along < start + QUARTER; along++)
            sum += cell_border_at(border, along, deep);
        mean[deep] = greater(1 - (float)sum / QUARTER / view->paper, 0);
    }
}

/* Stores the contrast of a line at each depth in RIDGE, with the paper on both sides. */
static void find_ridges(const float mean[DEEP], float ridge[MAX_INSET + 1])
{
    float outer = mean[0];
    for (unsigned deep = 1; deep < MIN_INSET; deep++)
        outer = lesser(outer, mean[deep]);
    for (unsigned deep = MIN_INSET; deep <= MAX_INSET; deep++) {
        ridge[deep] = mean[deep] - greater(outer, lesser(mean[deep + 2], mean[deep + 3]));
        outer = lesser(outer, mean[deep]);
    }
}

/* Returns the second lowest of four numbers. */
static float second_of(const float a[QUARTERS])
{
    float higher = greater(lesser(a[0], a[1]), lesser(a[2], a[3]));
    return lesser(higher, lesser(greater(a[0], a[1]), greater(a[2], a[3])));
}

/* Returns the contrast of a line along the whole border, allowing one pixel of depth either way. It
 * is the third clearest quarter's, since a sum may interrupt one of them. */
static float find_inset(const struct cell_view *view, const struct cell_border *border)
{
    float ridge[QUARTERS][MAX_INSET + 1], best = 0;
    for (unsigned quarter = 0; quarter < QUARTERS; quarter++) {
        float mean[DEEP];
        profile(view, border, quarter, mean);
        find_ridges(mean, ridge[quarter]);
    }
    for (unsigned deep = MIN_INSET; deep <= MAX_INSET; deep++) {
        float clearest[QUARTERS];
        for (unsigned i = 0; i < QUARTERS; i++) {
            clearest[i] = ridge[i][deep];
            if (deep > MIN_INSET)
                clearest[i] = greater(clearest[i], ridge[i][deep - 1]);
            if (deep < MAX_INSET)
                clearest[i] = greater(clearest[i], ridge[i][deep + 1]);
        }
        best = greater(best, second_of(clearest));
    }
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
        const struct cell_border border = cell_view_border(view, (enum cell_side)i);
        ink->inset[i] = find_inset(view, &border);
        float ends[2] = {zone_mean(&border, &before), zone_mean(&border, &behind)};
        ink->rim[i] = greater(ends[0], ends[1]);
        ink->beside[i] = greater(1 - lesser(ends[0], ends[1]) / view->paper, 0);
        ink->middle[i] = zone_depth(view, &border, &middle);
        ink->within[i] = zone_depth(view, &border, &within);
        ink->stripe[i] = find_stripe(view, &border);
    }
    measure_corners(view, ink);
    ink->ring = has_ring(view);
}
