#include "image/pyramid.h"

#include <math.h>
#include <string.h>

#include "common/mem.h"
#include "image/gray.h"
#include "maths/pixel.h"

/* Longer side of a picture with an added margin, divided by the width of the line around it: as
 * thin as a grid's border. */
#define MOUNT_LINE 300

static unsigned longest(unsigned width, unsigned height)
{
    return width > height ? width : height;
}

/* The factor by which the picture is reduced on reading. */
static unsigned base_factor(unsigned width, unsigned height)
{
    unsigned factor = (longest(width, height) + PYRAMID_BASE_SIDE - 1) / PYRAMID_BASE_SIDE;
    unsigned shortest = width < height ? width : height;
    return factor < shortest ? factor : shortest;
}

bool pyramid_open(struct pyramid *pyramid, const struct sudoku_allocator *allocator, unsigned width,
                  unsigned height)
{
    enum { DETECT_PIXELS = PYRAMID_DETECT_SIDE * PYRAMID_DETECT_SIDE };
    unsigned longer = longest(width, height);
    size_t side = longer < PYRAMID_BASE_SIDE ? longer : PYRAMID_BASE_SIDE;
    size_t base = (size_t)width * height < side * side ? (size_t)width * height : side * side;
    base += 4 * PYRAMID_MARGIN * (side + PYRAMID_MARGIN);
    *pyramid = (struct pyramid){0};
    pyramid->pixels = mem_alloc(allocator, base / 3 + 1, 4);
    pyramid->detect_pixels = mem_alloc(allocator, DETECT_PIXELS, 1);
    /* Pictures with few rows are reduced less, so their rows may have any length. */
    pyramid->work = mem_alloc(allocator, longer, sizeof *pyramid->work);
    pyramid->float_work = mem_alloc(allocator, longer, sizeof *pyramid->float_work);
    if (pyramid->pixels && pyramid->detect_pixels && pyramid->work && pyramid->float_work)
        return true;
    pyramid_close(pyramid, allocator);
    return false;
}

void pyramid_close(struct pyramid *pyramid, const struct sudoku_allocator *allocator)
{
    mem_free(allocator, pyramid->pixels);
    mem_free(allocator, pyramid->detect_pixels);
    mem_free(allocator, pyramid->work);
    mem_free(allocator, pyramid->float_work);
    *pyramid = (struct pyramid){0};
}

/* Halves the picture as long as at least 16 pixels remain in both directions. */
static void fill_levels(struct pyramid *pyramid)
{
    uint8_t *next = pyramid->pixels + (size_t)pyramid->level[0].width * pyramid->level[0].height;
    unsigned count = 1;
    for (; count < PYRAMID_LEVELS; count++) {
        const struct plane *finer = &pyramid->level[count - 1];
        unsigned width = finer->width / 2, height = finer->height / 2;
        if (width < 16 || height < 16)
            break;
        gray_halve(finer->pixels, finer->width, finer->height, next);
        pyramid->level[count] = (struct plane){next, width, height, width};
        next += (size_t)width * height;
    }
    pyramid->level_count = count;
}

/* Makes the detection picture: a level of the right size, or one shrunk from a larger level. */
static void fill_detect(struct pyramid *pyramid)
{
    unsigned level = 0;
    while (level + 1 < pyramid->level_count &&
           longest(pyramid->level[level + 1].width, pyramid->level[level + 1].height) >=
               PYRAMID_DETECT_SIDE)
        level++;
    const struct plane *source = &pyramid->level[level];
    unsigned longer = longest(source->width, source->height);
    pyramid->detect = *source;
    pyramid->detect_scale = (float)(1U << level);
    if (longer <= PYRAMID_DETECT_SIDE)
        return;
    float ratio = (float)longer / PYRAMID_DETECT_SIDE;
    /* Not computed from the ratio, which is rounded: the longer side is always the same. */
    unsigned width = source->width * PYRAMID_DETECT_SIDE / longer;
    unsigned height = source->height * PYRAMID_DETECT_SIDE / longer;
    width = width > 0 ? width : 1;
    height = height > 0 ? height : 1;
    gray_shrink(source->pixels, source->width, source->height, ratio, pyramid->detect_pixels, width,
                height, pyramid->float_work);
    pyramid->detect = (struct plane){pyramid->detect_pixels, width, height, width};
    pyramid->detect_scale *= ratio;
}

void pyramid_fill(struct pyramid *pyramid, const struct svision_image *image)
{
    unsigned factor = base_factor(image->width, image->height);
    unsigned width = image->width / factor, height = image->height / factor;
    svision_gray(image, factor, pyramid->work, pyramid->pixels);
    pyramid->negative = false;
    pyramid->margin = 0;
    pyramid->base_scale = (float)factor;
    pyramid->level[0] = (struct plane){pyramid->pixels, width, height, width};
    fill_levels(pyramid);
    fill_detect(pyramid);
}

unsigned pyramid_mean(const struct pyramid *pyramid)
{
    const struct plane *plane = &pyramid->level[pyramid->level_count - 1];
    size_t sum = 0, count = (size_t)plane->width * plane->height;
    for (size_t i = 0; i < count; i++)
        sum += plane->pixels[i];
    return (unsigned)(sum / count);
}

static void negate(uint8_t *pixels, const struct plane *plane)
{
    const size_t count = (size_t)plane->width * plane->height;
    for (size_t i = 0; i < count; i++)
        pixels[i] ^= UINT8_MAX;
}

void pyramid_negate(struct pyramid *pyramid)
{
    uint8_t *pixels = pyramid->pixels;
    pyramid->negative = !pyramid->negative;
    for (unsigned i = 0; i < pyramid->level_count; i++) {
        negate(pixels, &pyramid->level[i]);
        pixels += (size_t)pyramid->level[i].width * pyramid->level[i].height;
    }
    if (pyramid->detect.pixels == pyramid->detect_pixels)
        negate(pyramid->detect_pixels, &pyramid->detect);
}

/* The 90th percentile of the brightness of PLANE. */
static uint8_t paper_of(const struct plane *plane)
{
    size_t counts[UINT8_MAX + 1] = {0}, pixels = (size_t)plane->width * plane->height, below = 0;
    for (size_t i = 0; i < pixels; i++)
        counts[plane->pixels[i]]++;
    unsigned value = 0;
    while (value < UINT8_MAX && (below += counts[value]) * 10 < pixels * 9)
        value++;
    return (uint8_t)value;
}

/* Distance of PLACE from the picture in a row or column of LENGTH pixels, margins included; 0
 * inside. */
static unsigned beyond(unsigned place, unsigned length)
{
    if (place < PYRAMID_MARGIN)
        return PYRAMID_MARGIN - place;
    return place + PYRAMID_MARGIN < length ? 0 : place + PYRAMID_MARGIN - length + 1;
}

/* Paints the margin in ROW, WIDTH pixels wide and OUT rows outside the picture (0: beside it) as
 * PAPER, with a LINE around the picture. */
static void paint_margin(uint8_t *row, unsigned width, unsigned out, unsigned line, uint8_t paper)
{
    const unsigned beside = PYRAMID_MARGIN - line, right = width - PYRAMID_MARGIN;
    const uint8_t dark = paper / 4;
    memset(row, paper, beside);
    memset(row + right + line, paper, beside);
    if (out > 0) {
        memset(row + beside, out <= line ? dark : paper, right + line - beside);
    } else {
        memset(row + beside, dark, line);
        memset(row + right, dark, line);
    }
}

/* Makes room for the margin around level 0. */
static void move_inwards(struct pyramid *pyramid)
{
    const struct plane inner = pyramid->level[0];
    unsigned width = inner.width + 2 * PYRAMID_MARGIN, height = inner.height + 2 * PYRAMID_MARGIN;
    for (unsigned y = inner.height; y-- > 0;)
        memmove(pyramid->pixels + (size_t)(y + PYRAMID_MARGIN) * width + PYRAMID_MARGIN,
                pyramid->pixels + (size_t)y * inner.width, inner.width);
    pyramid->margin = PYRAMID_MARGIN;
    pyramid->level[0] = (struct plane){pyramid->pixels, width, height, width};
}

bool pyramid_add_margin(struct pyramid *pyramid)
{
    const struct plane *base = &pyramid->level[0];
    if (pyramid->margin == 0 && longest(base->width, base->height) > PYRAMID_BASE_SIDE)
        return false;
    uint8_t paper = paper_of(&pyramid->level[pyramid->level_count - 1]);
    if (pyramid->margin == 0)
        move_inwards(pyramid);
    unsigned width = pyramid->level[0].width, height = pyramid->level[0].height;
    unsigned line = longest(width, height) / MOUNT_LINE + 1;
    for (unsigned y = 0; y < height; y++)
        paint_margin(pyramid->pixels + (size_t)y * width, width, beyond(y, height), line, paper);
    fill_levels(pyramid);
    return true;
}

void pyramid_remove_margin(struct pyramid *pyramid)
{
    const struct plane outer = pyramid->level[0];
    unsigned width = outer.width - 2 * pyramid->margin, margin = pyramid->margin;
    unsigned height = outer.height - 2 * margin;
    if (margin == 0)
        return;
    for (unsigned y = 0; y < height; y++)
        memmove(pyramid->pixels + (size_t)y * width,
                pyramid->pixels + (size_t)(y + margin) * outer.width + margin, width);
    pyramid->margin = 0;
    pyramid->level[0] = (struct plane){pyramid->pixels, width, height, width};
    fill_levels(pyramid);
    fill_detect(pyramid);
}

/* Finds the columns FIRST..END-1 within QUAD in row Y of level 0. */
static void span_of(const struct svision_quad *quad, double y, unsigned width, unsigned *first,
                    unsigned *end)
{
    double left = width, right = -1;
    for (unsigned i = 0; i < 4; i++) {
        struct svision_point a = quad->corner[i], b = quad->corner[(i + 1) % 4];
        if ((a.y > y) == (b.y > y))
            continue;
        double x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x);
        left = fmin(left, x);
        right = fmax(right, x);
    }
    left = fmin(fmax(ceil(left), 0), width);
    right = fmin(fmax(floor(right) + 1, left), width);
    *first = (unsigned)left;
    *end = (unsigned)right;
}

void pyramid_clear_around(struct pyramid *pyramid, const struct svision_quad *quad)
{
    const struct plane *base = &pyramid->level[0];
    uint8_t paper = paper_of(&pyramid->level[pyramid->level_count - 1]);
    for (unsigned y = 0; y < base->height; y++) {
        uint8_t *row = pyramid->pixels + (size_t)y * base->width;
        unsigned first, end;
        span_of(quad, y, base->width, &first, &end);
        memset(row, paper, first);
        memset(row + end, paper, base->width - end);
    }
    fill_levels(pyramid);
}

void pyramid_negate_within(struct pyramid *pyramid, const struct svision_quad *quad, unsigned sum)
{
    const struct plane *base = &pyramid->level[0];
    double top = base->height, bottom = 0;
    for (unsigned i = 0; i < 4; i++) {
        top = fmin(top, fmax(quad->corner[i].y, 0));
        bottom = fmax(bottom, fmin(quad->corner[i].y, base->height - 1.0));
    }
    for (unsigned y = (unsigned)ceil(top); y <= (unsigned)bottom; y++) {
        uint8_t *row = pyramid->pixels + (size_t)y * base->width;
        unsigned first, end;
        span_of(quad, y, base->width, &first, &end);
        for (unsigned x = first; x < end; x++)
            row[x] = pyramid_negative(sum, row[x]);
    }
}

void pyramid_refill(struct pyramid *pyramid)
{
    fill_levels(pyramid);
}

static uint8_t larger(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static uint8_t smaller(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

/* 255 minus the range of brightness of a pixel and its four neighbors. */
static uint8_t edge_at(uint8_t own, uint8_t left, uint8_t right, uint8_t above, uint8_t below)
{
    uint8_t most = larger(larger(left, right), larger(above, below));
    uint8_t least = smaller(smaller(left, right), smaller(above, below));
    return (uint8_t)(UINT8_MAX - larger(most, own) + smaller(least, own));
}

/* Traces the edges in OWN, a row of COUNT pixels between ABOVE and BELOW, into EDGES. */
static void trace_row(const uint8_t *restrict own, const uint8_t *restrict above,
                      const uint8_t *restrict below, unsigned count, uint8_t *restrict edges)
{
    unsigned last = count - 1;
    edges[0] = edge_at(own[0], own[0], own[count > 1], above[0], below[0]);
    for (unsigned x = 1; x < last; x++)
        edges[x] = edge_at(own[x], own[x - 1], own[x + 1], above[x], below[x]);
    if (last > 0)
        edges[last] = edge_at(own[last], own[last - 1], own[last], above[last], below[last]);
}

/* Smooths OWN, a row of COUNT pixels between ABOVE and BELOW, with the weights 1 2 1 in both
 * directions into MEANS. */
static void smooth_row(const uint8_t *restrict own, const uint8_t *restrict above,
                       const uint8_t *restrict below, unsigned count, uint8_t *restrict means)
{
    unsigned left = above[0] + 2U * own[0] + below[0], middle = left;
    for (unsigned x = 0; x < count; x++) {
        unsigned next = x + 1 < count ? x + 1 : x;
        unsigned right = above[next] + 2U * own[next] + below[next];
        means[x] = (uint8_t)((left + 2 * middle + right + 8) / 16);
        left = middle;
        middle = right;
    }
}

/* Computes a row from itself and its two neighbors. */
typedef void row_filter(const uint8_t *restrict own, const uint8_t *restrict above,
                        const uint8_t *restrict below, unsigned count, uint8_t *restrict result);

/* Filters PLANE, whose pixels are PIXELS, in place; WORK holds two rows. */
static void filter_plane(row_filter *filter, uint8_t *pixels, const struct plane *plane,
                         uint8_t *work)
{
    unsigned width = plane->width, height = plane->height;
    uint8_t *above = work, *own = work + width;
    memcpy(above, pixels, width);
    for (unsigned y = 0; y < height; y++, pixels += width) {
        uint8_t *kept = above;
        memcpy(own, pixels, width);
        filter(own, above, y + 1 < height ? pixels + width : own, width, pixels);
        above = own;
        own = kept;
    }
}

/* Filters all levels and the detection picture. */
static void filter_all(row_filter *filter, struct pyramid *pyramid)
{
    uint8_t *pixels = pyramid->pixels, *work = (uint8_t *)pyramid->work;
    for (unsigned i = 0; i < pyramid->level_count; i++) {
        filter_plane(filter, pixels, &pyramid->level[i], work);
        pixels += (size_t)pyramid->level[i].width * pyramid->level[i].height;
    }
    if (pyramid->detect.pixels == pyramid->detect_pixels)
        filter_plane(filter, pyramid->detect_pixels, &pyramid->detect, work);
}

void pyramid_trace_edges(struct pyramid *pyramid)
{
    filter_all(trace_row, pyramid);
}

void pyramid_smooth(struct pyramid *pyramid)
{
    filter_all(smooth_row, pyramid);
}

unsigned pyramid_level_for(const struct pyramid *pyramid, float size, float wanted)
{
    unsigned level = 0;
    for (; level + 1 < pyramid->level_count && size > wanted; level++)
        size /= 2;
    return level;
}

struct svision_point pyramid_to_picture(const struct pyramid *pyramid, struct svision_point point)
{
    point.x -= pyramid->margin;
    point.y -= pyramid->margin;
    return pixel_enlarge(point, pyramid->base_scale);
}

struct svision_point pyramid_from_picture(const struct pyramid *pyramid, struct svision_point point,
                                          unsigned level)
{
    point = pixel_reduce(point, pyramid->base_scale);
    point.x += pyramid->margin;
    point.y += pyramid->margin;
    return pixel_reduce(point, 1U << level);
}

struct svision_homography pyramid_map_to(const struct svision_homography *map, unsigned level)
{
    double scale = 1.0 / (1U << level), shift = (scale - 1) / 2;
    struct svision_homography to_level = {{scale, 0, shift, 0, scale, shift, 0, 0, 1}}, result;
    svision_homography_compose(map, &to_level, &result);
    return result;
}
