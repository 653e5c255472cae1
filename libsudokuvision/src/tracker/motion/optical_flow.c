#include "tracker/motion/optical_flow.h"

#include <math.h>
#include <string.h>

#include "common/mem.h"
#include "maths/pixel.h"

enum {
    RADIUS = 5,
    SIDE = 2 * RADIUS + 1,
    WIDE = SIDE + 2, /* with a margin for the slopes */
    STEPS = 8,
    MIN_POINTS = 12,
};

/* Minimum step size in pixels of a search: in the finest level, and in the others, which only
 * provide starting points. */
#define FOUND       0.02F
#define FOUND_ABOUT 0.1F

/* Maximum difference of a point's surroundings, relative to their spread. */
#define MAX_DIFFERENCE 0.5F
/* Maximum distance of a point from its mapped position, in pixels. */
#define MAX_DISTANCE 1.5
/* Minimum share of agreeing points, and of the extent of all points, in both directions, that they
 * have. */
#define MIN_SHARE 0.4

bool flow_open(struct optical_flow *flow, const struct sudoku_allocator *allocator, unsigned width,
               unsigned height)
{
    double side = width > height ? width : height;
    double shrink = side > FLOW_SIDE ? FLOW_SIDE / side : 1;
    memset(flow, 0, sizeof *flow);
    /* Four thirds for all levels, plus rounding. */
    flow->capacity = (size_t)(1.4 * (shrink * width + 2) * (shrink * height + 2)) + 64;
    flow->pixels = mem_alloc(allocator, flow->capacity, 1);
    return flow->pixels != NULL;
}

void flow_close(struct optical_flow *flow, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, flow->pixels);
    memset(flow, 0, sizeof *flow);
}

void flow_keep(struct optical_flow *flow, const struct pyramid *pyramid)
{
    size_t used = 0;
    flow->first = 0;
    flow->count = 0;
    flow->negative = pyramid->negative;
    while (flow->first + 1 < pyramid->level_count &&
           (pyramid->level[flow->first].width > FLOW_SIDE ||
            pyramid->level[flow->first].height > FLOW_SIDE))
        flow->first++;
    for (unsigned i = flow->first; i < pyramid->level_count; i++) {
        const struct plane *plane = &pyramid->level[i];
        size_t size = (size_t)plane->width * plane->height;
        if (flow->count == FLOW_LEVELS || used + size > flow->capacity || plane->width < 2 * WIDE ||
            plane->height < 2 * WIDE)
            return;
        uint8_t *copy = flow->pixels + used;
        for (unsigned row = 0; row < plane->height; row++)
            memcpy(copy + (size_t)row * plane->width, plane->pixels + row * plane->stride,
                   plane->width);
        flow->level[flow->count++] =
            (struct plane){copy, plane->width, plane->height, plane->width};
        used += size;
    }
}

static bool is_negative(const uint8_t *a, const uint8_t *b, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (a[i] + b[i] != UINT8_MAX)
            return false;
    return true;
}

bool flow_is_same(const struct optical_flow *flow, const struct pyramid *pyramid)
{
    if (flow->count == 0 || flow->first >= pyramid->level_count)
        return false;
    const struct plane *kept = &flow->level[0], *plane = &pyramid->level[flow->first];
    if (kept->width != plane->width || kept->height != plane->height)
        return false;
    for (unsigned row = 0; row < plane->height; row++) {
        const uint8_t *a = kept->pixels + row * kept->stride;
        const uint8_t *b = plane->pixels + row * plane->stride;
        if (flow->negative == pyramid->negative ? memcmp(a, b, plane->width) != 0
                                                : !is_negative(a, b, plane->width))
            return false;
    }
    return true;
}

/* Samples the COUNT x COUNT pixels around (x, y) into VIEW. Returns false if they extend beyond
 * PLANE. */
static bool look(const struct plane *plane, float x, float y, unsigned count, float *view)
{
    float left = x - 0.5F * (float)(count - 1), top = y - 0.5F * (float)(count - 1);
    if (!(left >= 0 && top >= 0 && left + (float)count < (float)plane->width &&
          top + (float)count < (float)plane->height))
        return false;
    unsigned column = (unsigned)left, row = (unsigned)top;
    float fx = left - (float)column, fy = top - (float)row;
    float a = (1 - fx) * (1 - fy), b = fx * (1 - fy), c = (1 - fx) * fy, d = fx * fy;
    for (unsigned i = 0; i < count; i++) {
        const uint8_t *upper = plane->pixels + (row + i) * plane->stride + column;
        const uint8_t *lower = upper + plane->stride;
        for (unsigned k = 0; k < count; k++)
            *view++ = a * (float)upper[k] + b * (float)upper[k + 1] + c * (float)lower[k] +
                      d * (float)lower[k + 1];
    }
    return true;
}

/* The dot product of SIDE x SIDE numbers, summed in parallel columns. */
static float sum_products(const float *a, const float *b)
{
    float columns[SIDE] = {0}, sum = 0;
    for (unsigned row = 0; row < SIDE; row++, a += SIDE, b += SIDE)
        for (unsigned i = 0; i < SIDE; i++)
            columns[i] += a[i] * b[i];
    for (unsigned i = 0; i < SIDE; i++)
        sum += columns[i];
    return sum;
}

static float sum_all(const float *a)
{
    float columns[SIDE] = {0}, sum = 0;
    for (unsigned row = 0; row < SIDE; row++, a += SIDE)
        for (unsigned i = 0; i < SIDE; i++)
            columns[i] += a[i];
    for (unsigned i = 0; i < SIDE; i++)
        sum += columns[i];
    return sum;
}

/* The surroundings of a point in the previous frame. */
struct patch {
    float value[SIDE * SIDE], slope_x[SIDE * SIDE], slope_y[SIDE * SIDE];
    float xx, xy, yy, mean, spread;
};

static bool take_patch(const struct plane *plane, float x, float y, struct patch *patch)
{
    float wide[WIDE * WIDE];
    if (!look(plane, x, y, WIDE, wide))
        return false;
    for (unsigned i = 0; i < SIDE; i++) {
        for (unsigned k = 0; k < SIDE; k++) {
            const float *at = wide + (i + 1) * WIDE + k + 1;
            patch->value[i * SIDE + k] = *at;
            patch->slope_x[i * SIDE + k] = 0.5F * (at[1] - at[-1]);
            patch->slope_y[i * SIDE + k] = 0.5F * (at[WIDE] - at[-WIDE]);
        }
    }
    patch->xx = sum_products(patch->slope_x, patch->slope_x);
    patch->xy = sum_products(patch->slope_x, patch->slope_y);
    patch->yy = sum_products(patch->slope_y, patch->slope_y);
    float squares = sum_products(patch->value, patch->value);
    patch->mean = sum_all(patch->value) / (SIDE * SIDE);
    patch->spread = sqrtf(fmaxf(squares / (SIDE * SIDE) - patch->mean * patch->mean, 0));
    return patch->xx * patch->yy - patch->xy * patch->xy > 1e3F && patch->spread > 2;
}

/* Moves (*x, *y) in PLANE to where it matches PATCH apart from exposure, until a step is smaller
 * than FOUND. Returns the remaining relative difference. */
static float approach(const struct plane *plane, const struct patch *patch, float found, float *x,
                      float *y)
{
    float view[SIDE * SIDE], fault[SIDE * SIDE], left = INFINITY;
    float determinant = patch->xx * patch->yy - patch->xy * patch->xy;
    for (unsigned step = 0; step < STEPS; step++) {
        if (!look(plane, *x, *y, SIDE, view))
            return INFINITY;
        float mean = sum_all(view) / (SIDE * SIDE) - patch->mean;
        for (unsigned i = 0; i < SIDE * SIDE; i++)
            fault[i] = patch->value[i] - (view[i] - mean);
        float ex = sum_products(fault, patch->slope_x), ey = sum_products(fault, patch->slope_y);
        float squares = sum_products(fault, fault);
        left = sqrtf(squares / (SIDE * SIDE)) / patch->spread;
        float move_x = (patch->yy * ex - patch->xy * ey) / determinant;
        float move_y = (patch->xx * ey - patch->xy * ex) / determinant;
        *x += move_x;
        *y += move_y;
        if (move_x * move_x + move_y * move_y < found * found)
            break;
    }
    return left;
}

/* Tracks POINT (of the picture), expected at *FOUND, through all levels. */
static bool follow(const struct optical_flow *flow, const struct pyramid *pyramid, double scale,
                   struct svision_point point, struct svision_point *found)
{
    double coarsest = scale * (double)(1U << flow->count);
    float move_x = (float)((found->x - point.x) / coarsest);
    float move_y = (float)((found->y - point.y) / coarsest);
    float difference = INFINITY;
    for (unsigned i = flow->count; i-- > 0;) {
        struct patch patch;
        double pixel = scale * (double)(1U << i);
        struct svision_point at = pixel_reduce(point, pixel);
        float x = (float)at.x, y = (float)at.y;
        float to_x = x + 2 * move_x, to_y = y + 2 * move_y;
        move_x *= 2;
        move_y *= 2;
        difference = INFINITY;
        if (!take_patch(&flow->level[i], x, y, &patch))
            continue;
        difference = approach(&pyramid->level[flow->first + i], &patch, i ? FOUND_ABOUT : FOUND,
                              &to_x, &to_y);
        if (difference > 1)
            continue;
        move_x = to_x - x;
        move_y = to_y - y;
    }
    *found = (struct svision_point){point.x + move_x * scale, point.y + move_y * scale};
    return difference < MAX_DIFFERENCE;
}

struct box {
    double left, top, right, bottom;
};

static void widen(struct box *box, struct svision_point point)
{
    box->left = fmin(box->left, point.x);
    box->right = fmax(box->right, point.x);
    box->top = fmin(box->top, point.y);
    box->bottom = fmax(box->bottom, point.y);
}

/* True if enough points, far enough apart, are where MAP takes them. */
static bool agree(const struct svision_homography *map, const struct svision_point *from,
                  const struct svision_point *to, unsigned count, unsigned all, double scale)
{
    struct box whole = {INFINITY, INFINITY, -INFINITY, -INFINITY}, part = whole;
    unsigned near = 0;
    for (unsigned i = 0; i < count; i++) {
        struct svision_point mapped = svision_homography_apply(map, from[i]);
        widen(&whole, from[i]);
        if (hypot(mapped.x - to[i].x, mapped.y - to[i].y) > MAX_DISTANCE * scale)
            continue;
        near++;
        widen(&part, from[i]);
    }
    return near >= MIN_POINTS && near >= MIN_SHARE * all &&
           part.right - part.left >= MIN_SHARE * (whole.right - whole.left) &&
           part.bottom - part.top >= MIN_SHARE * (whole.bottom - whole.top);
}

bool flow_find(const struct optical_flow *flow, const struct pyramid *pyramid,
               const struct svision_point *points, unsigned count,
               const struct svision_homography *guess, struct svision_homography *map)
{
    struct svision_point from[FLOW_POINTS], to[FLOW_POINTS];
    double work[2 * FLOW_POINTS];
    double scale = (double)pyramid->base_scale * (double)(1U << flow->first);
    unsigned followed = 0;
    if (flow->count == 0 || flow->first + flow->count > pyramid->level_count ||
        flow->negative != pyramid->negative)
        return false;
    for (unsigned i = 0; i < count; i++) {
        to[followed] = guess ? svision_homography_apply(guess, points[i]) : points[i];
        if (follow(flow, pyramid, scale, points[i], &to[followed]))
            from[followed++] = points[i];
    }
    return followed >= MIN_POINTS &&
           svision_homography_fit_robust(from, to, NULL, followed, 8, 0.3 * scale, work, map) ==
               SVISION_OK &&
           agree(map, from, to, followed, count, scale);
}
