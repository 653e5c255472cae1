#include "detect/profiles.h"

#include <math.h>
#include <string.h>

#include "kernels/kernels.h"

/* Lines of bent paper are at most so far from where they would be on flat paper, in cells. */
#define MAX_MOVE 1.5F

/* Cells that are moved along a line by more, in cells, are looked at where they are: beside a cell,
 * the middle three fifths of a line are read, a fifth from the next line. */
#define FAR_ALONG 0.2F

enum {
    FIRST = 5, /* samples along a cell that count: the middle 60 % */
    LAST = 18,
    ROWS = LAST - FIRST + 1,
    TOGETHER = 4,
    PADDED = (PROFILES_LINES + TOGETHER - 1) / TOGETHER * TOGETHER,
};

void profiles_shift(const struct lines_shift *shift, unsigned moved, unsigned direction,
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

/* Where lines lie on a ray at the beginning of a cell, and how far they move until its end. */
struct aim {
    unsigned count;
    float start[PADDED], slope[PADDED];
};

static void aim_at(const struct profiles_bundle *bundle, const struct lines_shift *shift,
                   struct aim *aim)
{
    *aim = (struct aim){.count = bundle->count};
    for (unsigned i = 0; i < bundle->count && shift; i++) {
        float end;
        profiles_shift(shift, bundle->direction, bundle->direction, bundle->first_line + i,
                       (unsigned)bundle->place, &aim->start[i], &end);
        aim->slope[i] = end - aim->start[i];
    }
}

/* The places of BUNDLE's samples on the ray at sample ALONG of the cell. Lines are worked on
 * TOGETHER: what comes after the last one is written over. */
static void aim_along(const struct aim *aim, const struct profiles_bundle *bundle, float along,
                      float *s)
{
    float middle[PADDED];
    for (unsigned i = 0; i < PADDED; i++) {
        float move = aim->start[i] + aim->slope[i] * along;
        move = move > -MAX_MOVE ? move : -MAX_MOVE;
        move = move < MAX_MOVE ? move : MAX_MOVE;
        middle[i] = (float)(bundle->first_line + i) + move;
    }
    for (int k = -bundle->reach; k <= bundle->reach; k++, s += aim->count) {
        const float out = (float)k / LINES_CELL;
        for (unsigned first = 0; first < aim->count; first += TOGETHER)
            for (unsigned i = first; i < first + TOGETHER; i++)
                s[i] = middle[i] + out;
    }
}

/* The mean of what FAN, a ray for each row, sees at each of COUNT places. */
static void average(const struct plane *plane, const struct fan *fan, unsigned count,
                    float *profile)
{
    uint16_t sums[PROFILES_LINES * KERNEL_SAMPLES];
    kernels_best()->sum_samples(plane, fan, count, sums);
    for (unsigned i = 0; i < count; i++)
        profile[i] = (float)sums[i] / (float)fan->count;
}

/* The mean brightness along the segments, at each sample across them: of all lines at once. */
static void read_flat(const struct lines_view *view, const struct lines_shift *shift,
                      const struct profiles_bundle *bundle, float *profile)
{
    unsigned count = bundle->count * (2 * (unsigned)bundle->reach + 1);
    float s[ROWS * PROFILES_LINES * KERNEL_SAMPLES + TOGETHER];
    struct ray rays[ROWS];
    struct fan fan = {rays, 0, s, shift ? count : 0};
    struct aim aim;
    aim_at(bundle, shift, &aim);
    for (unsigned i = FIRST; i <= LAST; i += bundle->step) {
        float along = ((float)i + 0.5F) / LINES_CELL;
        if (i == FIRST || shift)
            aim_along(&aim, bundle, along, s + (size_t)fan.count * fan.stride);
        rays[fan.count++] = ray_across(view, bundle->direction, (float)bundle->place + along);
    }
    average(view->plane, &fan, count, profile);
}

/* How far the cell beside BUNDLE is moved along its farthest line, in cells. */
static float farthest_along(const struct lines_shift *shift, const struct profiles_bundle *bundle)
{
    float most = 0;
    for (unsigned i = 0; i < bundle->count; i++) {
        float start, end;
        profiles_shift(shift, 1 - bundle->direction, bundle->direction, bundle->first_line + i,
                       (unsigned)bundle->place, &start, &end);
        most = fmaxf(most, fmaxf(fabsf(start), fabsf(end)));
    }
    return most;
}

/* The same where cells lie far from their place along the lines: line by line, each where its own
 * cell is. */
static void read_bent(const struct lines_view *view, const struct lines_shift *shift,
                      const struct profiles_bundle *bundle, float *profile)
{
    unsigned samples = 2 * (unsigned)bundle->reach + 1;
    for (unsigned i = 0; i < bundle->count; i++) {
        float s[ROWS * KERNEL_SAMPLES + TOGETHER], seen[KERNEL_SAMPLES], start, end;
        struct ray rays[ROWS];
        struct fan fan = {rays, 0, s, samples};
        struct profiles_bundle one = *bundle;
        struct aim aim;
        one.first_line += i;
        one.count = 1;
        aim_at(&one, shift, &aim);
        profiles_shift(shift, 1 - one.direction, one.direction, one.first_line, (unsigned)one.place,
                       &start, &end);
        for (unsigned k = FIRST; k <= LAST; k += one.step) {
            float along = ((float)k + 0.5F) / LINES_CELL;
            float moved = (float)one.place + along + start + (end - start) * along;
            aim_along(&aim, &one, along, s + (size_t)fan.count * samples);
            rays[fan.count++] = ray_across(view, one.direction, moved);
        }
        average(view->plane, &fan, samples, seen);
        for (unsigned k = 0; k < samples; k++)
            profile[k * bundle->count + i] = seen[k];
    }
}

void profiles_read(const struct lines_view *view, const struct lines_shift *shift,
                   const struct profiles_bundle *bundle, float *profile)
{
    if (view->is_bent && shift && farthest_along(shift, bundle) > FAR_ALONG)
        read_bent(view, shift, bundle, profile);
    else
        read_flat(view, shift, bundle, profile);
}

void profiles_lay(const float *one, const struct profiles_bundle *bundle, unsigned start,
                  unsigned all, float *profile)
{
    for (unsigned i = 0; i <= 2 * (unsigned)bundle->reach; i++)
        memcpy(profile + i * all + start, one + i * bundle->count, bundle->count * sizeof *one);
}
