#include "draw/paint/raster.h"

#include <math.h>
#include <string.h>

/* Subdivisions of a pixel along x. */
enum { UNIT = 256 };

/* An edge from row TOP to BOTTOM that leads downwards (1) or upwards (-1). */
struct edge {
    float top, bottom;
    float x, slope; /* its left or right at the top, and pixels per row */
    int winding;
};

/* Where an edge crosses a line. */
struct crossing {
    int x;
    int winding;
};

struct scan {
    const struct outline *outline;
    unsigned edge_count;
    struct edge edges[OUTLINE_MAX_POINTS];
    /* Those that touch the row. */
    unsigned active_count;
    uint16_t active[OUTLINE_MAX_POINTS];
    unsigned crossing_count;
    struct crossing crossings[OUTLINE_MAX_POINTS];
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

/* Half a pixel from a pixel's center to its corner. */
static struct edge edge_between(struct outline_point a, struct outline_point b)
{
    const struct outline_point upper = a.y < b.y ? a : b, lower = a.y < b.y ? b : a;
    return (struct edge){.top = upper.y,
                         .bottom = lower.y,
                         .x = upper.x + 0.5F,
                         .slope = (lower.x - upper.x) / (lower.y - upper.y),
                         .winding = a.y < b.y ? 1 : -1};
}

/* Lists the edges, without those along rows. */
static void list_edges(struct scan *scan)
{
    const struct outline *outline = scan->outline;
    unsigned first = 0;
    scan->edge_count = 0;
    for (unsigned i = 0; i < outline->contour_count; i++) {
        unsigned end = outline->ends[i];
        for (unsigned k = first; k < end; k++) {
            struct outline_point a = outline->points[k];
            struct outline_point b = outline->points[k + 1 < end ? k + 1 : first];
            if (a.y != b.y)
                scan->edges[scan->edge_count++] = edge_between(a, b);
        }
        first = end;
    }
}

/* Lists the edges that touch row Y. */
static void activate(struct scan *scan, int y)
{
    float upper = (float)y - 0.5F, lower = (float)y + 0.5F;
    scan->active_count = 0;
    for (unsigned i = 0; i < scan->edge_count; i++)
        if (scan->edges[i].bottom > upper && scan->edges[i].top < lower)
            scan->active[scan->active_count++] = (uint16_t)i;
}

/* Sorts the edges' crossings with the line at Y. */
static void cross(struct scan *scan, float y)
{
    float left = (float)scan->left, right = (float)scan->right;
    scan->crossing_count = 0;
    for (unsigned i = 0; i < scan->active_count; i++) {
        const struct edge *edge = &scan->edges[scan->active[i]];
        if (y < edge->top || y >= edge->bottom)
            continue;
        float x = edge->x + (y - edge->top) * edge->slope;
        x = x > left ? x < right ? x : right : left;
        struct crossing crossing = {(int)rintf(x * UNIT), edge->winding};
        unsigned place = scan->crossing_count++;
        for (; place && scan->crossings[place - 1].x > crossing.x; place--)
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
        winding += scan->crossings[i].winding;
        if (winding)
            cover(scan, scan->crossings[i].x - origin, scan->crossings[i + 1].x - origin);
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
    struct scan scan = {.outline = outline};
    struct raster_window area = bounds(outline, window);
    list_edges(&scan);
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
