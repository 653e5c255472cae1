#include "detect/lines/lines.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "detect/lines/profiles.h"
#include "image/threshold.h"
#include "kernels/kernels.h"
#include "maths/stat.h"

/* Minimum clearness of a line that continues beyond the border. */
#define BEYOND_SEEN 0.04F

enum {
    LINES = PROFILES_LINES,
    PLACES = BOARD_MAX_SIDE,
    REACH_MAX = KERNEL_SAMPLES / 2, /* samples to each side: .45 cell */
    AT_ONCE = 128, /* segments measured together: a whole direction of a classic grid */
};

/* Measures the segments of the bundle FIRST at PLACES places, starting with its own. */
static void measure_places(const struct lines_view *view, const struct lines_shift *shift,
                           const struct profiles_bundle *first, unsigned places,
                           struct lines *lines)
{
    float profile[KERNEL_SAMPLES * AT_ONCE], one[KERNEL_SAMPLES * LINES];
    float offset[AT_ONCE], clearness[AT_ONCE], background[AT_ONCE];
    unsigned count = first->count, all = places * count;
    struct profiles_bundle bundle = *first;
    for (unsigned i = 0; i < places; i++, bundle.place++) {
        profiles_read(view, shift, &bundle, one);
        profiles_lay(one, &bundle, i * count, all, profile);
    }
    const struct profiles profiles = {profile, all, (unsigned)bundle.reach};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (unsigned from = 0; from < all; from++) {
        unsigned to = lines_at(lines->side, bundle.direction, from % count,
                               (unsigned)first->place + from / count);
        lines->offset[to] = offset[from] / LINES_CELL;
        lines->clearness[to] = clearness[from];
        lines->background[to] = background[from];
    }
}

/* Samples to each side within REACH cells. */
static int samples_of(float reach)
{
    int samples = (int)lroundf(reach * LINES_CELL);
    return samples < REACH_MAX ? samples : REACH_MAX;
}

void lines_measure_direction(const struct lines_view *view, const struct lines_shift *shift,
                             float reach, unsigned direction, struct lines *lines)
{
    unsigned side = lines->side, count = side + 1, most = AT_ONCE / count;
    for (unsigned place = 0; place < side; place += most) {
        const struct profiles_bundle first = {direction,         0, count, (int)place,
                                              samples_of(reach), 1};
        measure_places(view, shift, &first, side - place < most ? side - place : most, lines);
    }
}

void lines_measure(const struct lines_view *view, unsigned side, const struct lines_shift *shift,
                   float reach, struct lines *lines)
{
    lines->side = side;
    lines_measure_direction(view, shift, reach, LINES_ACROSS, lines);
    lines_measure_direction(view, shift, reach, LINES_DOWN, lines);
}

void lines_measure_line(const struct lines_view *view, const struct lines_shift *shift, float reach,
                        unsigned direction, unsigned line, struct lines *lines)
{
    float profile[KERNEL_SAMPLES * PLACES], one[KERNEL_SAMPLES * LINES];
    float offset[PLACES];
    unsigned side = lines->side, start = lines_at(side, direction, line, 0);
    int samples = samples_of(reach);
    for (unsigned place = 0; place < side; place++) {
        const struct profiles_bundle bundle = {direction, line, 1, (int)place, samples, 1};
        profiles_read(view, shift, &bundle, one);
        for (unsigned i = 0; i <= 2 * (unsigned)samples; i++)
            profile[i * side + place] = one[i];
    }
    const struct profiles profiles = {profile, side, (unsigned)samples};
    kernels_best()->find_lines(&profiles, offset, lines->clearness + start,
                               lines->background + start);
    for (unsigned place = 0; place < side; place++)
        lines->offset[start + place] = offset[place] / LINES_CELL;
}

float lines_quick_share(const struct lines_view *view, unsigned side, unsigned direction)
{
    enum { REACH = REACH_MAX - 1, STEP = 3, LOOKS = 4 };
    float profile[KERNEL_SAMPLES * LOOKS * LINES], one[KERNEL_SAMPLES * LINES];
    float offset[LOOKS * LINES], clearness[LOOKS * LINES], background[LOOKS * LINES];
    unsigned count = side + 1, all = LOOKS * count, agreeing = 0;
    for (unsigned i = 0; i < LOOKS; i++) {
        unsigned place = (i < 2 ? side : 3 * side + 2) / 4 - 1 + i % 2;
        const struct profiles_bundle bundle = {direction, 0, count, (int)place, REACH, STEP};
        profiles_read(view, NULL, &bundle, one);
        profiles_lay(one, &bundle, i * count, all, profile);
    }
    const struct profiles profiles = {profile, all, REACH};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (unsigned i = 0; i < all; i++) {
        if (i % (2 * count) < count)
            agreeing += fminf(clearness[i], clearness[i + count]) > LINES_SEEN &&
                        fabsf(offset[i] - offset[i + count]) < LINES_OFF * LINES_CELL;
    }
    return (float)agreeing / (float)(2 * count);
}

/* The number of the first COUNT segments that are seen and in place. */
static unsigned count_good(const struct lines *lines, unsigned count)
{
    unsigned good = 0;
    for (unsigned i = 0; i < count; i++)
        good += lines->clearness[i] > LINES_SEEN && fabsf(lines->offset[i]) < LINES_OFF;
    return good;
}

float lines_score(const struct lines *lines)
{
    unsigned count = lines_count(lines->side);
    return (float)count_good(lines, count) / (float)count;
}

float lines_max_score(const struct lines *lines)
{
    unsigned one_way = lines_count(lines->side) / 2;
    return (float)(count_good(lines, one_way) + one_way) / (float)(2 * one_way);
}

/* The mean over COUNT segments from FIRST on. */
static float mean_misfit(const struct lines *lines, unsigned first, unsigned count)
{
    float sum = 0;
    for (unsigned i = first; i < first + count; i++) {
        float ratio = lines->offset[i] / LINES_OFF;
        sum += lines->clearness[i] > LINES_SEEN ? fminf(ratio * ratio, 1) : 1;
    }
    return sum / (float)count;
}

float lines_misfit(const struct lines *lines)
{
    return mean_misfit(lines, 0, lines_count(lines->side));
}

float lines_misfit_one(const struct lines *lines, unsigned direction, unsigned line)
{
    return mean_misfit(lines, lines_at(lines->side, direction, line, 0), lines->side);
}

/* True if sample I is deeper than sample PEAK, where distant darkness counts less. */
static bool outweighs(const float *depth, int i, int peak, int reach)
{
    float far = (float)(i - reach) / (float)reach, near = (float)(peak - reach) / (float)reach;
    return depth[i] * (1 - 0.5F * far * far) > depth[peak] * (1 - 0.5F * near * near);
}

/* Samples from the position of the line, in the middle of the profile, outwards (OUT is -1 or 1) to
 * where three fifths of its depth are gone. Negative if that is out of reach or inside the lattice.
 */
static float fade(const float *profile, int reach, int out)
{
    float depth[KERNEL_SAMPLES] = {0}, sorted[KERNEL_SAMPLES];
    size_t samples = 2 * (size_t)reach + 1;
    memcpy(sorted, profile, samples * sizeof *sorted);
    float background = stat_select(sorted, samples, samples * 3 / 4);
    int peak = 1;
    for (size_t i = 0; i < samples; i++)
        depth[i] = background - profile[i];
    for (int i = 1; i < 2 * reach; i++)
        if (outweighs(depth, i, peak, reach))
            peak = i;
    float limit = 0.4F * depth[peak], last = depth[peak];
    for (int i = peak + out; i >= 0 && i <= 2 * reach; i += out) {
        if (depth[i] < limit) {
            float part = (last - limit) / fmaxf(last - depth[i], 1e-6F);
            return (float)((i - reach) * out - 1) + part;
        }
        last = depth[i];
    }
    return -1;
}

float lines_border(const struct lines_view *view, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge)
{
    enum { REACH = 8 };
    unsigned side = lines->side, direction = edge % 2 ? LINES_DOWN : LINES_ACROSS;
    unsigned line = edge == 1 || edge == 2 ? side : 0, count = 0;
    float widths[PLACES];
    for (unsigned place = 0; place < side; place++) {
        const struct profiles_bundle bundle = {direction, line, 1, (int)place, REACH, 1};
        float profile[LINES * KERNEL_SAMPLES];
        if (!(lines->clearness[lines_at(side, direction, line, place)] > LINES_SEEN))
            continue;
        profiles_read(view, shift, &bundle, profile);
        float width = fade(profile, REACH, line ? 1 : -1) / LINES_CELL;
        if (width >= 0)
            widths[count++] = width;
    }
    return count < 3 ? 0.06F : stat_median(widths, count);
}

enum {
    BESIDE = 6,     /* samples on each side of a weighed line */
    LINE_REACH = 2, /* from this distance on, darkness beyond paper is not part of the line */
};

/* The brightness of the paper on one side of COUNT lines, whose profiles are interleaved: the
 * second brightest of BESIDE samples, their upper quartile. */
static void find_paper(const float *restrict profile, unsigned count, float *restrict paper)
{
    float brightest[LINES] = {0};
    for (unsigned i = 0; i < count; i++)
        paper[i] = 20;
    for (unsigned k = 0; k < BESIDE; k++, profile += count) {
        for (unsigned i = 0; i < count; i++) {
            float value = profile[i], most = brightest[i];
            float second = value < most ? value : most;
            brightest[i] = value < most ? most : value;
            paper[i] = second > paper[i] ? second : paper[i];
        }
    }
}

/* Adds the darkness of a row of COUNT samples, each relative to its PAPER, if REACHED is 1. */
static void add_darkness(const float *restrict row, const float *restrict paper,
                         const float *restrict reached, unsigned count, float *restrict sums)
{
    for (unsigned i = 0; i < count; i++) {
        float dark = 1 - row[i] / paper[i];
        sums[i] += dark > 0 ? reached[i] * dark : 0;
    }
}

/* Sets REACHED to 0 where a row of COUNT samples is as bright as PAPER. */
static void stop_at_paper(const float *restrict row, const float *restrict paper, unsigned count,
                          float *restrict reached)
{
    for (unsigned i = 0; i < count; i++)
        reached[i] = 1 - row[i] / paper[i] < THRESHOLD_NOISE ? 0 : reached[i];
}

/* Adds the darkness on one side of COUNT lines, whose profiles are interleaved. FIRST is the sample
 * next to the middle, and the following ones are STEP apart. Darkness beyond paper belongs to a
 * digit. */
static void weigh_side(const float *first, ptrdiff_t step, const float *paper, unsigned count,
                       float *weights)
{
    float reached[LINES];
    for (unsigned i = 0; i < count; i++)
        reached[i] = 1;
    for (unsigned k = 1; k <= BESIDE; k++, first += step) {
        if (k >= LINE_REACH)
            stop_at_paper(first, paper, count, reached);
        add_darkness(first, paper, reached, count, weights);
    }
}

/* The darkness of COUNT lines, whose profiles are interleaved, relative to the paper on each side:
 * the edge of a shaded cell is not a line. */
static void weigh_together(const float *profile, unsigned count, float *weights)
{
    float before[LINES], after[LINES], darker[LINES], all[LINES];
    const float *middle = profile + (size_t)BESIDE * count;
    find_paper(profile, count, before);
    find_paper(middle + count, count, after);
    for (unsigned i = 0; i < count; i++) {
        darker[i] = before[i] < after[i] ? before[i] : after[i];
        weights[i] = 0;
        all[i] = 1;
    }
    add_darkness(middle, darker, all, count, weights);
    weigh_side(middle - count, -(ptrdiff_t)count, before, count, weights);
    weigh_side(middle + count, (ptrdiff_t)count, after, count, weights);
    for (unsigned i = 0; i < count; i++)
        weights[i] /= LINES_CELL;
}

void lines_weigh_segments(const struct lines_view *view, const struct lines_shift *shift,
                          unsigned side, unsigned direction, float *weights)
{
    float profile[LINES * KERNEL_SAMPLES], together[LINES];
    unsigned count = side + 1;
    for (unsigned place = 0; place < side; place++) {
        const struct profiles_bundle bundle = {direction, 0, count, (int)place, BESIDE, 1};
        profiles_read(view, shift, &bundle, profile);
        weigh_together(profile, count, together);
        for (unsigned line = 0; line < count; line++)
            weights[line * side + place] = together[line];
    }
}

void lines_weigh(const struct lines_view *view, const struct lines_shift *shift,
                 const struct lines *lines, unsigned direction, float *weights)
{
    float segments[LINES * PLACES];
    unsigned side = lines->side;
    lines_weigh_segments(view, shift, side, direction, segments);
    for (unsigned line = 0; line <= side; line++)
        weights[line] = stat_median(segments + line * side, side);
}

bool lines_continue(const struct lines_view *view, const struct lines_shift *shift,
                    const struct lines *lines, unsigned edge)
{
    enum { REACH = 8 };
    float profile[LINES * KERNEL_SAMPLES], offset[LINES], clearness[LINES], background[LINES];
    unsigned side = lines->side, direction = edge % 2 ? LINES_ACROSS : LINES_DOWN, going_on = 0;
    bool far = edge == 1 || edge == 2;
    const struct profiles_bundle bundle = {direction, 1, side - 1, far ? (int)side : -1, REACH, 1};
    profiles_read(view, NULL, &bundle, profile);
    const struct profiles profiles = {profile, side - 1, REACH};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (unsigned i = 0; i + 1 < side; i++) {
        float start, end;
        profiles_shift(shift, direction, direction, i + 1, far ? side - 1 : 0, &start, &end);
        float off = offset[i] / LINES_CELL - (far ? end : start);
        going_on += clearness[i] > BEYOND_SEEN && fabsf(off) < LINES_OFF;
    }
    return 2 * going_on > side - 1;
}
