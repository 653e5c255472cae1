#include "draw/paint/raster.h"

#include <math.h>
#include <string.h>

/* Subdivisions of a pixel along x. */
enum { UNIT = 256 };

struct scan {
    const struct outline *outline;
    /* The edge from each point of a contour: the point it leads to, and its pixels per row. */
    unsigned edge_count;
    uint16_t next[OUTLINE_MAX_POINTS];
    float slope[OUTLINE_MAX_POINTS];
    /* The edges that touch the row. */
    unsigned active_count;
    uint16_t active[OUTLINE_MAX_POINTS];
    /* Where edges cross a line: twice the place, in units, and 1 more if the edge leads down. */
    unsigned crossing_count;
    unsigned crossings[OUTLINE_MAX_POINTS];
    /* Partial coverage of pixels in the run, and the changes of the number of whole pixels. */
    int left;
    int right;
    int32_t parts[RASTER_RUN + 1];
    int32_t changes[RASTER_RUN + 1];
};

/* The pixel at PLACE, clamped to MIN..MAX. */
static int clamp_to_pixel(float place, int min, int max)
{
    if (!(place > (float)min))
        return min;
    return place < (float)max ? (int)lroundf(place) : max;
}

/* The pixels within WINDOW that OUTLINE may touch. */
static struct raster_window bounds(const struct outline *outline,
                                   const struct raster_window *window)
{
    float left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
    for (unsigned i = 0; i < outline->point_count; i++) {
        left = fminf(left, outline->points[i].x);
        top = fminf(top, outline->points[i].y);
        right = fmaxf(right, outline->points[i].x);
        bottom = fmaxf(bottom, outline->points[i].y);
    }
    int even = clamp_to_pixel(left, window->left, window->right) & ~1;
    return (struct raster_window){
        .left = even > window->left ? even : window->left,
        .top = clamp_to_pixel(top, window->top, window->bottom),
        .right = clamp_to_pixel(right, window->left - 1, window->right - 1) + 1,
        .bottom = clamp_to_pixel(bottom, window->top - 1, window->bottom - 1) + 1,
    };
}

static void link_points(struct scan *scan)
{
    const struct outline *outline = scan->outline;
    unsigned first = 0;
    for (unsigned i = 0; i < outline->contour_count; i++) {
        unsigned end = outline->ends[i];
        for (unsigned k = first; k < end; k++) {
            scan->next[k] = (uint16_t)(k + 1 < end ? k + 1 : first);
            struct outline_point a = outline->points[k], b = outline->points[scan->next[k]];
            scan->slope[k] = a.y != b.y ? (b.x - a.x) / (b.y - a.y) : 0;
        }
        first = end;
    }
    scan->edge_count = first;
}

/* Lists the edges that touch row Y. */
static void activate(struct scan *scan, int y)
{
    const struct outline_point *points = scan->outline->points;
    float upper = (float)y - 0.5F, lower = (float)y + 0.5F;
    scan->active_count = 0;
    for (unsigned i = 0; i < scan->edge_count; i++) {
        float a = points[i].y, b = points[scan->next[i]].y;
        if (a != b && (a > upper || b > upper) && (a < lower || b < lower))
            scan->active[scan->active_count++] = (uint16_t)i;
    }
}

/* Sorts the edges' crossings with the line at Y. Half a pixel leads from a pixel's center to its
 * corner. */
static void cross(struct scan *scan, float y)
{
    const struct outline_point *points = scan->outline->points;
    float left = (float)scan->left, right = (float)scan->right;
    scan->crossing_count = 0;
    for (unsigned i = 0; i < scan->active_count; i++) {
        const unsigned edge = scan->active[i];
        const struct outline_point a = points[edge], b = points[scan->next[edge]];
        const struct outline_point top = a.y < b.y ? a : b;
        if (y < top.y || y >= (a.y < b.y ? b.y : a.y))
            continue;
        float x = top.x + 0.5F + (y - top.y) * scan->slope[edge];
        x = x > left ? x < right ? x : right : left;
        unsigned crossing = 2 * (unsigned)rintf(x * UNIT) + (a.y < b.y);
        unsigned place = scan->crossing_count++;
        for (; place && scan->crossings[place - 1] > crossing; place--)
            scan->crossings[place] = scan->crossings[place - 1];
        scan->crossings[place] = crossing;
    }
}

/* Adds the part of a line from START to END, in units from the start of the run. */
static void cover(struct scan *scan, int start, int end)
{
    int first = start / UNIT, last = end / UNIT;
    if (first == last) {
        if (end > start)
            scan->parts[first] += end - start;
        return;
    }
    scan->parts[first] += (first + 1) * UNIT - start;
    scan->changes[first + 1] += UNIT;
    scan->changes[last] -= UNIT;
    if (end > last * UNIT)
        scan->parts[last] += end - last * UNIT;
}

static void cover_line(struct scan *scan)
{
    int winding = 0, origin = scan->left * UNIT;
    for (unsigned i = 0; i + 1 < scan->crossing_count; i++) {
        winding += scan->crossings[i] % 2 ? 1 : -1;
        if (winding)
            cover(scan, (int)(scan->crossings[i] / 2) - origin,
                  (int)(scan->crossings[i + 1] / 2) - origin);
    }
}

static void scan_row(struct scan *scan, int y, raster_run *run, void *user)
{
    uint8_t coverage[RASTER_RUN];
    unsigned count = (unsigned)(scan->right - scan->left);
    int32_t whole = 0;
    memset(scan->parts, 0, (count + 1) * sizeof *scan->parts);
    memset(scan->changes, 0, (count + 1) * sizeof *scan->changes);
    for (int i = 0; i < RASTER_LINES; i++) {
        cross(scan, (float)y + ((float)i + 0.5F) / RASTER_LINES - 0.5F);
        cover_line(scan);
    }
    for (unsigned i = 0; i < count; i++) {
        const int32_t full = UNIT * RASTER_LINES;
        whole += scan->changes[i];
        coverage[i] = (uint8_t)(((whole + scan->parts[i]) * 255 + full / 2) / full);
    }
    run(user, scan->left, y, count, coverage);
}

void raster_fill(const struct outline *outline, const struct raster_window *window, raster_run *run,
                 void *user)
{
    struct scan scan;
    scan.outline = outline;
    struct raster_window area = bounds(outline, window);
    link_points(&scan);
    for (int y = area.top; y < area.bottom; y++) {
        activate(&scan, y);
        for (int x = area.left; scan.active_count && x < area.right; x = scan.right) {
            scan.left = x;
            scan.right = (x & ~1) + RASTER_RUN;
            scan.right = scan.right < area.right ? scan.right : area.right;
            scan_row(&scan, y, run, user);
        }
    }
}
