#include "tracker/presence.h"

#include <math.h>

#include "board_size.h"
#include "image/warp.h"
#include "maths/pixel.h"
#include "maths/stat.h"

enum { MAX_LINES = 2 * BOARD_MAX_SIDE * (BOARD_MAX_SIDE + 1) };

/* In cells: a line is looked for so far from its place, by so many samples to each side, and paper
 * so far from it, short of the digits; at so many places along it. */
#define LINE_REACH 0.08
#define PAPER_AT   0.22
enum { LINE_SAMPLES = 2, LINE_PLACES = 3 };

/* Of the contrast that the lines had: what blur and another light leave of it. Anything else has
 * less: the darkest of some samples is darker than those beside it by chance alone. */
#define MIN_SHARE 0.4F
/* Of the lines in the frame: what a hand leaves of them, and more than chance finds anywhere. */
#define MIN_LINES 0.35F
/* Dark lines on dark ground are none. */
#define MIN_CONTRAST 4.0F
/* Seconds in which what is not there fades. */
#define FADE 0.15
/* Of the contrast of the frame before: a single frame says little. */
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

/* How much darker than both sides PLANE is where a line is believed that runs as ACROSS does not,
 * one cell long; false: that is outside. */
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

/* The same for the line between A and B, all along: the least of some places. */
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

/* The contrasts of every other line between neighbors of CROSSINGS, in the picture, that lies in
 * it; their number. */
static unsigned measure_lines(const struct presence_frame *frame, float *contrast)
{
    const struct plane *plane = &frame->pyramid->level[0];
    struct svision_point at[BOARD_MAX_CROSSINGS];
    unsigned side = frame->side, row = side + 1, count = 0;
    for (unsigned i = 0; i < row * row; i++)
        at[i] = pixel_reduce(frame->crossings[i], (double)frame->pyramid->base_scale);
    for (unsigned i = 0; i < row * row; i++) {
        if ((i / row + i % row) % 2)
            continue;
        if (i % row < side)
            count += line_contrast(plane, at[i], at[i + 1], &contrast[count]);
        if (i / row < side)
            count += line_contrast(plane, at[i], at[i + row], &contrast[count]);
    }
    return count;
}

/* Whether enough of the lines are there. */
static bool shows_lines(const struct presence *presence, const float *contrast, unsigned count)
{
    float bound = fmaxf(MIN_SHARE * presence->contrast, MIN_CONTRAST);
    unsigned there = 0;
    for (unsigned i = 0; i < count; i++)
        there += contrast[i] >= bound;
    return (float)there > MIN_LINES * (float)count;
}

float presence_take(struct presence *presence, const struct presence_frame *frame)
{
    float contrast[MAX_LINES];
    unsigned count = measure_lines(frame, contrast);
    if (frame->evidence == PRESENCE_ANOTHER)
        presence->missed = FADE;
    else if (frame->evidence == PRESENCE_UNREAD && !shows_lines(presence, contrast, count))
        presence->missed += frame->gap;
    else
        presence->missed = 0;
    if (frame->evidence == PRESENCE_READ && count > 0) {
        float known = presence->contrast, now = stat_median(contrast, count);
        presence->contrast = known > 0 ? KEPT * known + (1 - KEPT) * now : now;
    }
    return (float)fmax(1 - presence->missed / FADE, 0);
}
