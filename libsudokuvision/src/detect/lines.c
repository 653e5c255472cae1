#include "detect/lines.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "kernels/kernels.h"
#include "maths/stat.h"

/* The clearness from which a line is thought to go on beyond the border. */
#define BEYOND_SEEN 0.04F

/* Lines of bent paper are at most so far from where they would be on flat paper, in cells. */
#define MAX_MOVE 1.5F

/* Cells that are moved along a line by more, in cells, are looked at where they are: beside a cell,
 * the middle three fifths of a line are read, a fifth from the next line. */
#define FAR_ALONG 0.2F

enum {
    LINES = BOARD_MAX_SIDE + 1,
    PLACES = BOARD_MAX_SIDE,
    REACH_MAX = KERNEL_SAMPLES / 2, /* samples to each side: .45 cell */
    FIRST = 5,                      /* samples along a cell that count: the middle 60 % */
    LAST = 18,
    AT_ONCE = 128, /* segments measured together: all of a classic grid's way */
};

/* How far LINE of DIRECTION is moved at PLACE and PLACE + 1 the way that MOVED says: the same way
 * is across it, the other one along it. */
static void shift_ends(const struct lines_shift *shift, unsigned moved, unsigned direction,
                       unsigned line, unsigned place, float *start, float *end)
{
    if (direction == LINES_ACROSS) {
        *start = shift->node[moved][line][place];
        *end = shift->node[moved][line][place + 1];
    } else {
        *start = shift->node[moved][place][line];
        *end = shift->node[moved][place + 1][line];
    }
}

/* The ray that crosses all lines of DIRECTION at ALONG; it counts in cells. */
static struct ray ray_across(const struct lines_view *view, unsigned direction, float along)
{
    float m[9];
    for (unsigned i = 0; i < 9; i++)
        m[i] = (float)view->map.m[i];
    unsigned a = direction == LINES_ACROSS, b = 1 - a;
    return (struct ray){m[b] * along + m[2],     m[a],    m[3 + b] * along + m[5], m[3 + a],
                        m[6 + b] * along + m[8], m[6 + a]};
}

/* Profiles across lines FIRST_LINE..+COUNT-1 beside one cell; sample i of all of them comes before
 * sample i + 1. */
struct bundle {
    unsigned direction, first_line, count;
    int place, reach;
    unsigned step; /* of the samples along the cell that are read; 1: all */
};

/* The places of BUNDLE's samples on the ray at sample ALONG of the cell. */
static void aim(const struct bundle *bundle, const struct lines_shift *shift, float along, float *s)
{
    float middle[LINES];
    for (unsigned i = 0; i < bundle->count; i++) {
        float start = 0, end = 0;
        if (shift)
            shift_ends(shift, bundle->direction, bundle->direction, bundle->first_line + i,
                       (unsigned)bundle->place, &start, &end);
        float move = start + (end - start) * along;
        middle[i] = (float)(bundle->first_line + i) + fminf(fmaxf(move, -MAX_MOVE), MAX_MOVE);
    }
    for (int k = -bundle->reach; k <= bundle->reach; k++)
        for (unsigned i = 0; i < bundle->count; i++)
            *s++ = middle[i] + (float)k / LINES_CELL;
}

/* The mean brightness along the segments, at each sample across them: of all lines at once. */
static void read_flat(const struct lines_view *view, const struct lines_shift *shift,
                      const struct bundle *bundle, float *profile)
{
    enum { ROOM = LINES * KERNEL_SAMPLES };
    const struct kernels *kernels = kernels_best();
    unsigned count = bundle->count * (2 * (unsigned)bundle->reach + 1);
    float s[ROOM];
    uint8_t bytes[ROOM];
    uint16_t sums[ROOM] = {0};
    for (unsigned i = FIRST; i <= LAST; i += bundle->step) {
        float along = ((float)i + 0.5F) / LINES_CELL;
        struct ray ray = ray_across(view, bundle->direction, (float)bundle->place + along);
        if (i == FIRST || shift)
            aim(bundle, shift, along, s);
        kernels->sample(view->plane, &ray, s, count, bytes);
        kernels->add_bytes(bytes, count, sums);
    }
    unsigned samples = (LAST - FIRST) / bundle->step + 1;
    for (unsigned i = 0; i < count; i++)
        profile[i] = (float)sums[i] / (float)samples;
}

/* How far the cell beside BUNDLE is moved along its farthest line, in cells. */
static float farthest_along(const struct lines_shift *shift, const struct bundle *bundle)
{
    float most = 0;
    for (unsigned i = 0; i < bundle->count; i++) {
        float start, end;
        shift_ends(shift, 1 - bundle->direction, bundle->direction, bundle->first_line + i,
                   (unsigned)bundle->place, &start, &end);
        most = fmaxf(most, fmaxf(fabsf(start), fabsf(end)));
    }
    return most;
}

/* The same where cells lie far from their place along the lines: line by line, each where its own
 * cell is. */
static void read_bent(const struct lines_view *view, const struct lines_shift *shift,
                      const struct bundle *bundle, float *profile)
{
    const struct kernels *kernels = kernels_best();
    unsigned samples = 2 * (unsigned)bundle->reach + 1, rows = (LAST - FIRST) / bundle->step + 1;
    for (unsigned i = 0; i < bundle->count; i++) {
        float s[KERNEL_SAMPLES], start, end;
        uint8_t bytes[KERNEL_SAMPLES];
        uint16_t sums[KERNEL_SAMPLES] = {0};
        struct bundle one = *bundle;
        one.first_line += i;
        one.count = 1;
        shift_ends(shift, 1 - one.direction, one.direction, one.first_line, (unsigned)one.place,
                   &start, &end);
        for (unsigned k = FIRST; k <= LAST; k += one.step) {
            float along = ((float)k + 0.5F) / LINES_CELL;
            float moved = (float)one.place + along + start + (end - start) * along;
            struct ray ray = ray_across(view, one.direction, moved);
            aim(&one, shift, along, s);
            kernels->sample(view->plane, &ray, s, samples, bytes);
            kernels->add_bytes(bytes, samples, sums);
        }
        for (unsigned k = 0; k < samples; k++)
            profile[k * bundle->count + i] = (float)sums[k] / (float)rows;
    }
}

/* The mean brightness along the segments of BUNDLE, at each sample across them. */
static void read_profiles(const struct lines_view *view, const struct lines_shift *shift,
                          const struct bundle *bundle, float *profile)
{
    if (view->is_bent && shift && farthest_along(shift, bundle) > FAR_ALONG)
        read_bent(view, shift, bundle, profile);
    else
        read_flat(view, shift, bundle, profile);
}

/* The segments of the lines of FIRST at its place and those after it, PLACES in all. */
static void measure_places(const struct lines_view *view, const struct lines_shift *shift,
                           const struct bundle *first, unsigned places, struct lines *lines)
{
    float profile[KERNEL_SAMPLES * AT_ONCE], one[KERNEL_SAMPLES * LINES];
    float offset[AT_ONCE], clearness[AT_ONCE], background[AT_ONCE];
    unsigned count = first->count, all = places * count;
    struct bundle bundle = *first;
    for (unsigned i = 0; i < places; i++, bundle.place++) {
        read_profiles(view, shift, &bundle, one);
        for (unsigned k = 0; k <= 2 * (unsigned)bundle.reach; k++)
            memcpy(profile + k * all + i * count, one + k * count, count * sizeof *one);
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

/* All segments of one direction. */
static void measure_direction(const struct lines_view *view, const struct lines_shift *shift,
                              unsigned direction, int reach, struct lines *lines)
{
    unsigned side = lines->side, count = side + 1, most = AT_ONCE / count;
    for (unsigned place = 0; place < side; place += most) {
        const struct bundle first = {direction, 0, count, (int)place, reach, 1};
        measure_places(view, shift, &first, side - place < most ? side - place : most, lines);
    }
}

/* Samples to each side in REACH cells. */
static int samples_of(float reach)
{
    int samples = (int)lroundf(reach * LINES_CELL);
    return samples < REACH_MAX ? samples : REACH_MAX;
}

void lines_measure(const struct lines_view *view, unsigned side, const struct lines_shift *shift,
                   float reach, struct lines *lines)
{
    int samples = samples_of(reach);
    lines->side = side;
    measure_direction(view, shift, LINES_ACROSS, samples, lines);
    measure_direction(view, shift, LINES_DOWN, samples, lines);
}

void lines_measure_one(const struct lines_view *view, const struct lines_shift *shift, float reach,
                       unsigned direction, unsigned line, struct lines *lines)
{
    float profile[KERNEL_SAMPLES * PLACES], one[KERNEL_SAMPLES * LINES];
    float offset[PLACES];
    unsigned side = lines->side, start = lines_at(side, direction, line, 0);
    int samples = samples_of(reach);
    for (unsigned place = 0; place < side; place++) {
        const struct bundle bundle = {direction, line, 1, (int)place, samples, 1};
        read_profiles(view, shift, &bundle, one);
        for (unsigned i = 0; i <= 2 * (unsigned)samples; i++)
            profile[i * side + place] = one[i];
    }
    const struct profiles profiles = {profile, side, (unsigned)samples};
    kernels_best()->find_lines(&profiles, offset, lines->clearness + start,
                               lines->background + start);
    for (unsigned place = 0; place < side; place++)
        lines->offset[start + place] = offset[place] / LINES_CELL;
}

float lines_glance(const struct lines_view *view, unsigned side, unsigned direction)
{
    enum { REACH = REACH_MAX - 1, STEP = 3 };
    float profile[2][LINES * KERNEL_SAMPLES], offset[2][LINES], clearness[2][LINES];
    float background[LINES];
    unsigned count = side + 1, agreeing = 0;
    for (unsigned pair = 0; pair < 2; pair++) {
        int first = (int)((pair ? 3 * side + 2 : side) / 4) - 1;
        for (int i = 0; i < 2; i++) {
            const struct bundle bundle = {direction, 0, count, first + i, REACH, STEP};
            const struct profiles profiles = {profile[i], count, REACH};
            read_profiles(view, NULL, &bundle, profile[i]);
            kernels_best()->find_lines(&profiles, offset[i], clearness[i], background);
        }
        for (unsigned line = 0; line < count; line++)
            agreeing += fminf(clearness[0][line], clearness[1][line]) > LINES_SEEN &&
                        fabsf(offset[0][line] - offset[1][line]) < LINES_OFF * LINES_CELL;
    }
    return (float)agreeing / (float)(2 * count);
}

float lines_score(const struct lines *lines)
{
    unsigned good = 0, count = lines_count(lines->side);
    for (unsigned i = 0; i < count; i++)
        good += lines->clearness[i] > LINES_SEEN && fabsf(lines->offset[i]) < LINES_OFF;
    return (float)good / (float)count;
}

/* Of COUNT segments from FIRST on. */
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

/* Whether sample I is deeper than sample PEAK, where darkness far out counts less. */
static bool outweighs(const float *depth, int i, int peak, int reach)
{
    float far = (float)(i - reach) / (float)reach, near = (float)(peak - reach) / (float)reach;
    return depth[i] * (1 - 0.5F * far * far) > depth[peak] * (1 - 0.5F * near * near);
}

/* Samples from the line's middle, at the reach, outwards until three fifths of its depth are gone;
 * OUT is -1 or 1. Negative: they are not within the reach, or before the lattice. */
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
        const struct bundle bundle = {direction, line, 1, (int)place, REACH, 1};
        float profile[LINES * KERNEL_SAMPLES];
        if (!(lines->clearness[lines_at(side, direction, line, place)] > LINES_SEEN))
            continue;
        read_profiles(view, shift, &bundle, profile);
        float width = fade(profile, REACH, line ? 1 : -1) / LINES_CELL;
        if (width >= 0)
            widths[count++] = width;
    }
    return count < 3 ? 0.06F : stat_median(widths, count);
}

/* The darkness of line I of COUNT, whose profiles were read together. */
static float weight_of(const float *profile, unsigned i, unsigned count, int reach)
{
    float values[KERNEL_SAMPLES], sorted[KERNEL_SAMPLES], sum = 0;
    size_t samples = 2 * (size_t)reach + 1;
    for (size_t k = 0; k < samples; k++)
        values[k] = sorted[k] = profile[k * count + i];
    float background = stat_select(sorted, samples, samples * 3 / 4);
    for (size_t k = 0; k < samples; k++)
        sum += fmaxf(background - values[k], 0);
    return sum / fmaxf(background, 20) / LINES_CELL;
}

void lines_weigh_segments(const struct lines_view *view, const struct lines_shift *shift,
                          unsigned side, unsigned direction, float *weights)
{
    enum { REACH = 6 };
    float profile[LINES * KERNEL_SAMPLES];
    unsigned count = side + 1;
    for (unsigned place = 0; place < side; place++) {
        const struct bundle bundle = {direction, 0, count, (int)place, REACH, 1};
        read_profiles(view, shift, &bundle, profile);
        for (unsigned line = 0; line < count; line++)
            weights[line * side + place] = weight_of(profile, line, count, REACH);
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

float lines_beyond(const struct lines_view *view, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge)
{
    enum { REACH = 8 };
    float profile[LINES * KERNEL_SAMPLES], offset[LINES], clearness[LINES], background[LINES];
    unsigned side = lines->side, direction = edge % 2 ? LINES_ACROSS : LINES_DOWN, going_on = 0;
    bool far = edge == 1 || edge == 2;
    const struct bundle bundle = {direction, 1, side - 1, far ? (int)side : -1, REACH, 1};
    read_profiles(view, NULL, &bundle, profile);
    const struct profiles profiles = {profile, side - 1, REACH};
    kernels_best()->find_lines(&profiles, offset, clearness, background);
    for (unsigned i = 0; i + 1 < side; i++) {
        float start, end;
        shift_ends(shift, direction, direction, i + 1, far ? side - 1 : 0, &start, &end);
        float off = offset[i] / LINES_CELL - (far ? end : start);
        going_on += clearness[i] > BEYOND_SEEN && fabsf(off) < LINES_OFF;
    }
    return (float)going_on / (float)(side - 1);
}
