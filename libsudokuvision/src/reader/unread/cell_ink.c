#include "reader/unread/cell_ink.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "digits/mark/blob.h"
#include "reader/unread/mark_set.h"

/* Area in which lines beside a border are sought, in pixels of a view along the border and inward.
 */
enum { ALONG = 8, QUARTER = 8, QUARTERS = 4, MIN_INSET = 2, MAX_INSET = 8, DEEP = MAX_INSET + 4 };

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

/* The depth of each brightness in a view, as a share of its paper's. */
typedef float depths[UINT8_MAX + 1];

static float depth_of(float value, float paper)
{
    return greater(1 - value / paper, 0);
}

static void fill_depths(float paper, depths depth)
{
    for (unsigned value = 0; value <= UINT8_MAX; value++)
        depth[value] = depth_of((float)value, paper);
}

/* Returns the mean brightness of ZONE. */
static inline float zone_mean(const struct cell_strip *strip, const struct zone *zone)
{
    unsigned sum = 0;
    for (unsigned deep = zone->near; deep < zone->far; deep++)
        for (unsigned along = zone->start; along < zone->end; along++)
            sum += strip->pixels[deep][along];
    return (float)sum / (float)((zone->end - zone->start) * (zone->far - zone->near));
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
static unsigned count_even(const depths depth, const uint8_t *histogram, unsigned value)
{
    unsigned count = histogram[value];
    for (unsigned v = value; v-- > 0 && fabsf(depth[v] - depth[value]) < CELL_INK_LINE;)
        count += histogram[v];
    for (unsigned v = value + 1; v <= UINT8_MAX && fabsf(depth[v] - depth[value]) < CELL_INK_LINE;
         v++)
        count += histogram[v];
    return count;
}

/* Returns the median depth of the shaft, or 0 if too many pixels differ from it. */
static float find_stripe(const depths depth, const struct cell_strip *strip)
{
    uint8_t histogram[UINT8_MAX + 1] = {0};
    const unsigned count = (shaft.end - shaft.start) * (shaft.far - shaft.near);
    for (unsigned deep = shaft.near; deep < shaft.far; deep++)
        for (unsigned along = shaft.start; along < shaft.end; along++)
            histogram[strip->pixels[deep][along]]++;
    const unsigned value = value_of_rank(histogram, count - 1 - count / 2);
    const unsigned even = count_even(depth, histogram, value);
    return (float)even >= UNREAD_MOST * (float)count ? depth[value] : 0;
}

/* Returns the sum of a quarter's PIXELS, eight bytes added as four pairs. */
static unsigned sum_quarter(const uint8_t *pixels)
{
    static const uint64_t low = 0x00FF00FF00FF00FF, ones = 0x0001000100010001;
    uint64_t bytes;
    _Static_assert(QUARTER == sizeof bytes, "a word of pixels");
    memcpy(&bytes, pixels, sizeof bytes);
    return (unsigned)(((bytes & low) + (bytes >> 8 & low)) * ones >> 48);
}

/* Measures the mean depth of each quarter of STRIP per pixel inward. */
static void profile(float paper, const struct cell_strip *strip, float mean[QUARTERS][DEEP])
{
    for (unsigned quarter = 0; quarter < QUARTERS; quarter++) {
        unsigned sums[DEEP];
        for (unsigned deep = 0; deep < DEEP; deep++)
            sums[deep] = sum_quarter(&strip->pixels[deep][ALONG + quarter * QUARTER]);
        for (unsigned deep = 0; deep < DEEP; deep++)
            mean[quarter][deep] = depth_of((float)sums[deep] / QUARTER, paper);
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
static float find_inset(float paper, const struct cell_strip *strip)
{
    float mean[QUARTERS][DEEP], ridge[QUARTERS][MAX_INSET + 1], best = 0;
    profile(paper, strip, mean);
    for (unsigned quarter = 0; quarter < QUARTERS; quarter++)
        find_ridges(mean[quarter], ridge[quarter]);
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
static float from_corner(const struct cell_view *view, const depths depth, unsigned i, unsigned x,
                         unsigned y)
{
    const unsigned last = CELL_VIEW_SIDE - 1;
    bool right = i == 1 || i == 2, low = i >= 2;
    return depth[view->pixels[low ? last - y : y][right ? last - x : x]];
}

/* Measures the depths in the corners, all four at a time: each sum waits for its previous term. */
static void measure_corners(const struct cell_view *view, const depths depth, struct cell_ink *ink)
{
    enum { START = 5, END = 10, OFF = 6, LEFT = 4, RIGHT = 17, TOP = 4, BOTTOM = 13 };
    float all[4] = {0};
    for (unsigned y = TOP; y < BOTTOM; y++)
        for (unsigned x = LEFT; x < RIGHT; x++)
            for (unsigned i = 0; i < 4; i++)
                all[i] += from_corner(view, depth, i, x, y);
    for (unsigned i = 0; i < 4; i++) {
        float on = 0, off = 0;
        for (unsigned t = START; t < END; t++) {
            on += from_corner(view, depth, i, t, t);
            off += 0.5F * (from_corner(view, depth, i, t, t + OFF) +
                           from_corner(view, depth, i, t + OFF, t));
        }
        ink->diagonal[i] = on / (END - START);
        ink->off_diagonal[i] = off / (END - START);
        ink->corner[i] = all[i] / ((RIGHT - LEFT) * (BOTTOM - TOP));
    }
}

/* Returns the distance from the middle of the darkest ink in direction (X, Y), between digit and
 * border; 0 if there is none. */
static unsigned find_radius(const struct cell_view *view, const depths depth, float x, float y)
{
    enum { NEAR = 14, FAR = 22 };
    const float half = 0.5F * CELL_VIEW_SIDE;
    float deepest = BLOB_MIN_DEPTH;
    unsigned radius = 0;
    for (unsigned r = NEAR; r <= FAR; r++) {
        uint8_t value =
            view->pixels[(unsigned)(half + y * (float)r)][(unsigned)(half + x * (float)r)];
        if (depth[value] > deepest) {
            deepest = depth[value];
            radius = r;
        }
    }
    return radius;
}

/* True if a line encircles the middle at a constant distance. */
static bool has_ring(const struct cell_view *view, const depths depth)
{
    enum { DIRECTIONS = 24, MIN_AROUND = 21, SAME = 3 };
    unsigned around = 0, typical = find_radius(view, depth, 0, -1);
    if (!typical || !find_radius(view, depth, 0, 1) || !find_radius(view, depth, 1, 0) ||
        !find_radius(view, depth, -1, 0))
        return false;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        float angle = 6.2831853F * (float)i / DIRECTIONS;
        unsigned radius = find_radius(view, depth, cosf(angle), sinf(angle));
        around += radius && abs((int)radius - (int)typical) <= SAME;
    }
    return around >= MIN_AROUND;
}

/* Measures the ink beside side I. */
static void measure_side(const struct cell_view *view, const depths depth, unsigned i,
                         struct cell_ink *ink)
{
    const float paper = view->paper;
    struct cell_strip strip;
    cell_view_strip(view, (enum cell_side)i, &strip);
    float ends[2] = {zone_mean(&strip, &before), zone_mean(&strip, &behind)};
    ink->inset[i] = find_inset(paper, &strip);
    ink->rim[i] = greater(ends[0], ends[1]);
    ink->beside[i] = depth_of(lesser(ends[0], ends[1]), paper);
    ink->middle[i] = depth_of(zone_mean(&strip, &middle), paper);
    ink->within[i] = depth_of(zone_mean(&strip, &within), paper);
    ink->stripe[i] = find_stripe(depth, &strip);
}

void cell_ink_measure(const struct cell_view *view, struct cell_ink *ink)
{
    depths depth;
    fill_depths(view->paper, depth);
    ink->paper = view->paper;
    for (unsigned i = 0; i < CELL_SIDES; i++)
        measure_side(view, depth, i, ink);
    measure_corners(view, depth, ink);
    ink->ring = has_ring(view, depth);
}
