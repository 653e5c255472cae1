#include "lines.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "stat.h"

/* The clearness from which a line is thought to go on beyond the border. */
#define BEYOND_SEEN 0.04F

enum {
    REACH_MAX = 11,              /* samples to each side: .45 cell */
    SAMPLES = 2 * REACH_MAX + 1, /* of a profile */
    FIRST = 5,                   /* columns of a cell that count: the middle 60 % */
    LAST = 18,
};

enum { BLOCK = 24 }; /* pixels that are turned at a time, in a row and in a column */

static void turn_row(const uint8_t *row, uint8_t *column, unsigned width)
{
    for (unsigned i = 0; i < BLOCK; i++, column += width)
        *column = row[i];
}

void lines_turn(const uint8_t *view, unsigned side, uint8_t *turned)
{
    unsigned width = lines_view_side(side);
    for (unsigned top = 0; top < width; top += BLOCK)
        for (unsigned left = 0; left < width; left += BLOCK)
            for (unsigned y = top; y < top + BLOCK; y++)
                turn_row(view + y * width + left, turned + left * width + y, width);
}

/* How far LINE is moved at PLACE and PLACE + 1: both directions read alike, along the line. */
static void shift_ends(const struct lines_shift *shift, unsigned direction, unsigned line,
                       unsigned place, float *start, float *end)
{
    if (direction == LINES_ACROSS) {
        *start = shift->node[LINES_ACROSS][line][place];
        *end = shift->node[LINES_ACROSS][line][place + 1];
    } else {
        *start = shift->node[LINES_DOWN][place][line];
        *end = shift->node[LINES_DOWN][place + 1][line];
    }
}

/* The mean brightness at REACH samples to both sides of a segment; VIEW, WIDTH pixels wide, is
 * turned so that the line runs across. */
static void read_profile(const uint8_t *view, unsigned width, unsigned line, unsigned place,
                         float start, float end, int reach, float *profile)
{
    memset(profile, 0, sizeof *profile * SAMPLES);
    float step = (end - start) / LINES_CELL;
    for (unsigned column = FIRST; column <= LAST; column++) {
        float shift = start + step * ((float)column + 0.5F);
        shift = fminf(fmaxf(shift, -0.4F), 0.4F);
        float y = LINES_CELL * ((float)line + 1 + shift) - 0.5F;
        unsigned row = (unsigned)y;
        float low = y - (float)row, high = 1 - low;
        const uint8_t *pixel =
            view + (row - (unsigned)reach) * width + LINES_CELL * (place + 1) + column;
        for (int i = 0; i <= 2 * reach; i++, pixel += width)
            profile[i] += high * (float)pixel[0] + low * (float)pixel[width];
    }
    for (int i = 0; i <= 2 * reach; i++)
        profile[i] /= LAST - FIRST + 1;
}

static float brighter_part(const float *profile, int reach)
{
    float sorted[SAMPLES] = {0};
    size_t count = 2 * (size_t)reach + 1;
    memcpy(sorted, profile, count * sizeof *sorted);
    return stat_select(sorted, count, count * 3 / 4);
}

/* The darkest place, where darkness far out counts less; the ends are left out. */
static int find_peak(const float *depth, int reach)
{
    int peak = reach;
    float best = -1e9F;
    for (int i = 1; i < 2 * reach; i++) {
        float out = (float)(i - reach) / (float)reach;
        float value = depth[i] * (1 - 0.5F * out * out);
        if (value > best) {
            best = value;
            peak = i;
        }
    }
    return peak;
}

/* The smaller rise beside the peak: a line is darker than both its sides, a shadow's edge is not.
 */
static float rise(const float *depth, int peak, int reach)
{
    float left = depth[peak], right = depth[peak];
    for (int i = 0; i < peak; i++)
        left = fminf(left, depth[i]);
    for (int i = peak + 1; i <= 2 * reach; i++)
        right = fminf(right, depth[i]);
    return depth[peak] - fmaxf(left, right);
}

/* Where the parabola through the peak and its neighbours has its top. */
static float refine_peak(const float *depth, int peak)
{
    float before = depth[peak - 1], after = depth[peak + 1];
    float bend = before - 2 * depth[peak] + after;
    if (!(bend < -1e-6F))
        return (float)peak;
    float move = 0.5F * (before - after) / bend;
    return (float)peak + fminf(fmaxf(move, -0.5F), 0.5F);
}

static void measure_segment(const float *profile, int reach, float *offset, float *clearness,
                            float *background)
{
    float depth[SAMPLES] = {0};
    *background = brighter_part(profile, reach);
    for (int i = 0; i <= 2 * reach; i++)
        depth[i] = *background - profile[i];
    int peak = find_peak(depth, reach);
    float clear = fminf(depth[peak], 1.5F * rise(depth, peak, reach));
    *clearness = clear / fmaxf(*background, 20);
    *offset = (refine_peak(depth, peak) - (float)reach) / LINES_CELL;
}

void lines_measure(const uint8_t *view, const uint8_t *turned, unsigned side,
                   const struct lines_shift *shift, float reach, struct lines *lines)
{
    unsigned width = lines_view_side(side), i = 0;
    int samples = (int)(reach * LINES_CELL + 0.5F);
    samples = samples < REACH_MAX ? samples : REACH_MAX;
    lines->side = side;
    for (unsigned direction = 0; direction < 2; direction++) {
        for (unsigned line = 0; line <= side; line++) {
            for (unsigned place = 0; place < side; place++, i++) {
                float profile[SAMPLES], start, end;
                shift_ends(shift, direction, line, place, &start, &end);
                read_profile(direction == LINES_ACROSS ? view : turned, width, line, place, start,
                             end, samples, profile);
                measure_segment(profile, samples, &lines->offset[i], &lines->clearness[i],
                                &lines->background[i]);
            }
        }
    }
}

float lines_score(const struct lines *lines)
{
    unsigned good = 0, count = lines_count(lines->side);
    for (unsigned i = 0; i < count; i++)
        good += lines->clearness[i] > LINES_SEEN && fabsf(lines->offset[i]) < LINES_OFF;
    return (float)good / (float)count;
}

float lines_misfit(const struct lines *lines)
{
    unsigned count = lines_count(lines->side);
    float sum = 0;
    for (unsigned i = 0; i < count; i++) {
        float ratio = lines->offset[i] / LINES_OFF;
        sum += lines->clearness[i] > LINES_SEEN ? fminf(ratio * ratio, 1) : 1;
    }
    return sum / (float)count;
}

/* Samples from the line's middle, at the reach, outwards until three fifths of its depth are gone;
 * OUT is -1 or 1. Negative: they are not within the reach, or before the lattice. */
static float fade(const float *profile, int reach, int out)
{
    float depth[SAMPLES] = {0};
    float background = brighter_part(profile, reach);
    for (int i = 0; i <= 2 * reach; i++)
        depth[i] = background - profile[i];
    int peak = find_peak(depth, reach);
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

float lines_border(const uint8_t *view, const uint8_t *turned, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge)
{
    enum { REACH = 8 };
    unsigned side = lines->side, direction = edge % 2 ? LINES_DOWN : LINES_ACROSS;
    unsigned line = edge == 1 || edge == 2 ? side : 0, count = 0;
    float widths[LINES_MOST];
    for (unsigned place = 0; place < side; place++) {
        float profile[SAMPLES], start, end;
        if (!(lines->clearness[lines_at(side, direction, line, place)] > LINES_SEEN))
            continue;
        shift_ends(shift, direction, line, place, &start, &end);
        read_profile(direction == LINES_ACROSS ? view : turned, lines_view_side(side), line, place,
                     start, end, REACH, profile);
        float width = fade(profile, REACH, line ? 1 : -1) / LINES_CELL;
        if (width >= 0)
            widths[count++] = width;
    }
    return count < 3 ? 0.06F : stat_median(widths, count);
}

float lines_weight(const uint8_t *view, const uint8_t *turned, const struct lines_shift *shift,
                   const struct lines *lines, unsigned direction, unsigned line)
{
    enum { REACH = 6 };
    float weights[LINES_MOST];
    unsigned side = lines->side;
    for (unsigned place = 0; place < side; place++) {
        float profile[SAMPLES], start, end, sum = 0;
        shift_ends(shift, direction, line, place, &start, &end);
        read_profile(direction == LINES_ACROSS ? view : turned, lines_view_side(side), line, place,
                     start, end, REACH, profile);
        float background = brighter_part(profile, REACH);
        for (unsigned i = 0; i <= 2 * REACH; i++)
            sum += fmaxf(background - profile[i], 0);
        weights[place] = sum / fmaxf(background, 20) / LINES_CELL;
    }
    return stat_median(weights, side);
}

float lines_beyond(const uint8_t *view, const uint8_t *turned, const struct lines_shift *shift,
                   const struct lines *lines, unsigned edge)
{
    enum { REACH = 5 };
    unsigned side = lines->side, direction = edge % 2 ? LINES_ACROSS : LINES_DOWN, count = 0;
    bool far = edge == 1 || edge == 2;
    for (unsigned line = 1; line < side; line++) {
        float profile[SAMPLES], start, end, offset, clearness, background;
        shift_ends(shift, direction, line, far ? side - 1 : 0, &start, &end);
        start = end = far ? end : start;
        read_profile(direction == LINES_ACROSS ? view : turned, lines_view_side(side), line,
                     far ? side : -1U, start, end, REACH, profile);
        measure_segment(profile, REACH, &offset, &clearness, &background);
        count += clearness > BEYOND_SEEN && fabsf(offset) < LINES_OFF;
    }
    return (float)count / (float)(side - 1);
}
