#include "detect/lines/profiles.h"

#include <math.h>
#include <string.h>

#include "kernels/kernels.h"

_Static_assert((int)PROFILES_LINES <= (int)KERNEL_LINES, "lines of the largest board fit");

enum {
    FIRST = 5, /* samples along a cell that are used: the middle 60 % */
    LAST = 18,
    ROWS = LAST - FIRST + 1,
    FEW =
        130, /* samples read together: of a classic grid, those of all lines within a near reach */
};

/* Shift along a line, in cells, above which cells are sampled at their own positions: the first
 * sample that is used would be on the next line. */
#define FAR_ALONG ((float)FIRST / LINES_CELL)

_Static_assert((int)ROWS <= (int)KERNEL_RAYS, "a ray for each row fits");

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

/* The ray that crosses all lines of DIRECTION at ALONG; its parameter is in cells. */
static struct ray ray_across(const struct lines_view *view, unsigned direction, float along)
{
    float m[9];
    for (unsigned i = 0; i < 9; i++)
        m[i] = (float)view->map.m[i];
    unsigned a = direction == LINES_ACROSS, b = 1 - a;
    return (struct ray){m[b] * along + m[2],     m[a],    m[3 + b] * along + m[5], m[3 + a],
                        m[6 + b] * along + m[8], m[6 + a]};
}

/* Sets LINES to the lines of BUNDLE moved by SHIFT. */
static void take_lines(const struct profiles_bundle *bundle, const struct lines_shift *shift,
                       struct crossing_lines *lines)
{
    *lines = (struct crossing_lines){.first = bundle->first_line,
                                     .count = bundle->count,
                                     .reach = bundle->reach,
                                     .pitch = LINES_CELL,
                                     .max_move = PROFILES_MAX_MOVE};
    for (unsigned i = 0; i < bundle->count && shift; i++) {
        float end;
        profiles_shift(shift, bundle->direction, bundle->direction, bundle->first_line + i,
                       (unsigned)bundle->place, &lines->start[i], &end);
        lines->slope[i] = end - lines->start[i];
    }
}

/* Averages the samples of FAN, a ray for each row, at each of COUNT positions, at most FEW. */
static void average(const struct plane *plane, const struct fan *fan, unsigned count,
                    float *profile)
{
    uint16_t sums[FEW];
    kernels_best()->sum_samples(plane, fan, count, sums);
    for (unsigned i = 0; i < count; i++)
        profile[i] = (float)sums[i] / (float)fan->count;
}

/* Averages the brightness along the segments at each sample across them, for all lines at once,
 * which have at most FEW samples. */
static void read_few(const struct lines_view *view, const struct lines_shift *shift,
                     const struct profiles_bundle *bundle, float *profile)
{
    unsigned count = bundle->count * (2 * (unsigned)bundle->reach + 1);
    float s[ROWS * FEW + KERNEL_SLACK];
    struct ray rays[ROWS];
    struct fan fan = {rays, 0, s, shift ? count : 0};
    struct crossing_lines lines;
    take_lines(bundle, shift, &lines);
    for (unsigned i = FIRST; i <= LAST; i += bundle->step) {
        float along = ((float)i + 0.5F) / LINES_CELL;
        if (i == FIRST || shift)
            kernels_best()->cross(&lines, along, s + (size_t)fan.count * fan.stride);
        rays[fan.count++] = ray_across(view, bundle->direction, (float)bundle->place + along);
    }
    average(view->plane, &fan, count, profile);
}

/* The same for any number of lines, which saves stack. */
static void read_flat(const struct lines_view *view, const struct lines_shift *shift,
                      const struct profiles_bundle *bundle, float *profile)
{
    const unsigned most = FEW / (2 * (unsigned)bundle->reach + 1);
    float few[FEW];
    for (unsigned first = 0; first < bundle->count; first += most) {
        struct profiles_bundle part = *bundle;
        part.first_line += first;
        part.count = bundle->count - first < most ? bundle->count - first : most;
        read_few(view, shift, &part, part.count == bundle->count ? profile : few);
        if (part.count < bundle->count)
            profiles_lay(few, &part, first, bundle->count, profile);
    }
}

/* The largest shift along its lines of the cells beside BUNDLE, in cells. */
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

/* The same where cells are shifted far along the lines: line by line, each at the position of its
 * own cell. */
static void read_bent(const struct lines_view *view, const struct lines_shift *shift,
                      const struct profiles_bundle *bundle, float *profile)
{
    unsigned samples = 2 * (unsigned)bundle->reach + 1;
    for (unsigned i = 0; i < bundle->count; i++) {
        float s[ROWS * KERNEL_SAMPLES + KERNEL_SLACK], seen[KERNEL_SAMPLES], start, end;
        struct ray rays[ROWS];
        struct fan fan = {rays, 0, s, samples};
        struct profiles_bundle one = *bundle;
        struct crossing_lines lines;
        one.first_line += i;
        one.count = 1;
        take_lines(&one, shift, &lines);
        profiles_shift(shift, 1 - one.direction, one.direction, one.first_line, (unsigned)one.place,
                       &start, &end);
        for (unsigned k = FIRST; k <= LAST; k += one.step) {
            float along = ((float)k + 0.5F) / LINES_CELL;
            float moved = (float)one.place + along + start + (end - start) * along;
            kernels_best()->cross(&lines, along, s + (size_t)fan.count * samples);
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
