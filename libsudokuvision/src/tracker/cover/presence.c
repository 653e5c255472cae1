#include "tracker/cover/presence.h"

#include <math.h>

#include "board_size.h"
#include "image/warp.h"
#include "maths/pixel.h"
#include "maths/stat.h"

enum { MAX_LINES = 2 * BOARD_MAX_SIDE * (BOARD_MAX_SIDE + 1) };

/* In cells: search distance around a line's position, sampled by LINE_SAMPLES to each side; and
 * distance of the paper, short of the digits. Lines are sampled at LINE_PLACES. */
#define LINE_REACH 0.08
#define PAPER_AT   0.22
enum { LINE_SAMPLES = 2, LINE_PLACES = 3 };
/* Samples per row and column in the inner half of a cell, when looking for a digit. */
enum { INK_SAMPLES = 8 };

/* Minimum contrast relative to the lines before, which blur and a change of light leave. Anything
 * else has less: by chance alone, the darkest of some samples is darker than those beside it. */
#define MIN_SHARE 0.4F
/* Minimum share of lines in the frame: what a hand leaves, and more than chance finds anywhere. */
#define MIN_LINES 35 /* percent */
/* Minimum share of digits in uncovered cells: nearly all of them if the page is in place; on a page
 * shifted by a cell, the share of givens, at most half. */
#define MIN_DIGITS 70 /* percent */
/* Minimum contrast in gray levels: dark lines on dark ground do not count. */
#define MIN_CONTRAST 4.0F
/* Fading time of a missing grid, in seconds. It is an object, with the precision of its type:
 * an x87 constant has more, so a rounding error would keep something missing this long visible. */
static const double FADE = 0.15;
/* Weight of the previous frame's contrast: a single frame is unreliable. */
#define KEPT 0.8F

/* AT, displaced by SHARE of ACROSS. */
static struct svision_point beside(struct svision_point at, struct svision_point across,
                                   double share)
{
    return (struct svision_point){at.x + share * across.x, at.y + share * across.y};
}

static bool is_inside(const struct plane *plane, struct svision_point at)
{
    return at.x >= 0 && at.y >= 0 && at.x <= plane->width - 1.0 && at.y <= plane->height - 1.0;
}

/* Measures the contrast of PLANE with both sides at an expected line perpendicular to ACROSS, one
 * cell long. Returns false outside the picture. */
static bool find_contrast(const struct plane *plane, struct svision_point at,
                          struct svision_point across, float *contrast)
{
    struct svision_point ends[2] = {beside(at, across, -PAPER_AT), beside(at, across, PAPER_AT)};
    if (!is_inside(plane, ends[0]) || !is_inside(plane, ends[1]))
        return false;
    int paper[2], line = 255;
    for (unsigned i = 0; i < 2; i++)
        paper[i] = warp_sample(plane, (float)ends[i].x, (float)ends[i].y);
    for (int i = -LINE_SAMPLES; i <= LINE_SAMPLES; i++) {
        struct svision_point sample = beside(at, across, LINE_REACH * i / LINE_SAMPLES);
        int value = warp_sample(plane, (float)sample.x, (float)sample.y);
        line = value < line ? value : line;
    }
    *contrast = (float)((paper[0] < paper[1] ? paper[0] : paper[1]) - line);
    return true;
}

/* The minimum over several places of the line between A and B. */
static bool line_contrast(const struct plane *plane, struct svision_point a, struct svision_point b,
                          float *contrast)
{
    struct svision_point along = {b.x - a.x, b.y - a.y}, across = {-along.y, along.x};
    *contrast = INFINITY;
    for (unsigned i = 1; i <= LINE_PLACES; i++) {
        float here;
        if (!find_contrast(plane, beside(a, along, i / (LINE_PLACES + 1.0)), across, &here))
            return false;
        *contrast = fminf(*contrast, here);
    }
    return true;
}

/* The crossings in the finest plane of FRAME. */
struct scene {
    const struct plane *plane;
    struct svision_point at[BOARD_MAX_CROSSINGS];
    unsigned side;
};

static void set_scene(struct scene *scene, const struct presence_frame *frame)
{
    unsigned row = frame->side + 1;
    scene->plane = &frame->pyramid->level[0];
    scene->side = frame->side;
    for (unsigned i = 0; i < row * row; i++)
        scene->at[i] = pixel_reduce(frame->crossings[i], (double)frame->pyramid->base_scale);
}

/* Measures every other segment, two of each cell, in the picture. Returns their number. */
static unsigned measure_lines(const struct scene *scene, float *contrast)
{
    const struct svision_point *at = scene->at;
    unsigned side = scene->side, row = side + 1, count = 0;
    for (unsigned i = 0; i < row * row; i++) {
        if ((i / row + i % row) % 2)
            continue;
        if (i % row < side)
            count += line_contrast(scene->plane, at[i], at[i + 1], &contrast[count]);
        if (i / row < side)
            count += line_contrast(scene->plane, at[i], at[i + row], &contrast[count]);
    }
    return count;
}

/* The minimum contrast of a line. */
static float line_bound(const struct presence *presence)
{
    return fmaxf(MIN_SHARE * presence->contrast, MIN_CONTRAST);
}

/* True if enough lines are visible. */
static bool shows_lines(const struct presence *presence, const float *contrast, unsigned count)
{
    float bound = line_bound(presence);
    unsigned there = 0;
    for (unsigned i = 0; i < count; i++)
        there += contrast[i] >= bound;
    return 100 * there > MIN_LINES * count;
}

/* True if two sides of CELL are visible, so that nothing covers it. */
static bool is_open(const struct scene *scene, unsigned cell, float bound)
{
    unsigned row = scene->side + 1, first = cell / scene->side * row + cell % scene->side;
    const struct svision_point *at = scene->at + first;
    float across, down;
    return line_contrast(scene->plane, at[0], at[1], &across) && across >= bound &&
           line_contrast(scene->plane, at[0], at[row], &down) && down >= bound;
}

/* True if the inner part of CELL contains something as dark as the lines. */
static bool has_ink(const struct scene *scene, unsigned cell, float bound)
{
    unsigned row = scene->side + 1, first = cell / scene->side * row + cell % scene->side;
    const struct svision_point a = scene->at[first], b = scene->at[first + 1],
                               c = scene->at[first + row];
    struct svision_point right = {b.x - a.x, b.y - a.y}, down = {c.x - a.x, c.y - a.y};
    int darkest = 255, brightest = 0;
    for (unsigned i = 0; i < INK_SAMPLES * INK_SAMPLES; i++) {
        unsigned column = i % INK_SAMPLES, row_inside = i / INK_SAMPLES;
        double u = 0.25 + 0.5 * column / (INK_SAMPLES - 1);
        double v = 0.25 + 0.5 * row_inside / (INK_SAMPLES - 1);
        struct svision_point at = beside(beside(a, right, u), down, v);
        int value = warp_sample(scene->plane, (float)at.x, (float)at.y);
        darkest = value < darkest ? value : darkest;
        brightest = value > brightest ? value : brightest;
    }
    return (float)(brightest - darkest) >= bound;
}

/* True if the digits are in place. The lines of a page shifted by a cell coincide with the expected
 * ones, and its motion may be wrong by a box. */
static bool shows_digits(const struct presence *presence, const struct scene *scene,
                         const uint8_t *cells)
{
    float bound = line_bound(presence);
    unsigned open = 0, there = 0;
    for (unsigned i = 0; cells && i < scene->side * scene->side; i++) {
        if (!cells[i] || !is_open(scene, i, bound))
            continue;
        open++;
        there += has_ink(scene, i, bound);
    }
    return 100 * there >= MIN_DIGITS * open;
}

/* True if the picture contradicts the expected position of the grid. */
static bool is_missing(struct presence *presence, const struct presence_frame *frame,
                       const struct scene *scene, const float *contrast, unsigned count)
{
    if (frame->evidence == PRESENCE_READ)
        return presence->lost = false;
    if (frame->evidence == PRESENCE_ANOTHER)
        return true;
    bool missing = !shows_lines(presence, contrast, count);
    if (missing ? !frame->moved : !shows_digits(presence, scene, frame->cells))
        presence->lost = true;
    return missing || presence->lost;
}

float presence_update(struct presence *presence, const struct presence_frame *frame)
{
    struct scene scene;
    float contrast[MAX_LINES];
    set_scene(&scene, frame);
    unsigned count = measure_lines(&scene, contrast);
    bool missing = is_missing(presence, frame, &scene, contrast, count);
    if (frame->evidence == PRESENCE_ANOTHER || presence->lost)
        presence->missed = FADE;
    else
        presence->missed = missing ? presence->missed + frame->gap : 0;
    if (frame->evidence == PRESENCE_READ && count > 0) {
        float known = presence->contrast, now = stat_median(contrast, count);
        presence->contrast = known > 0 ? KEPT * known + (1 - KEPT) * now : now;
    }
    return (float)fmax(1 - presence->missed / FADE, 0);
}
