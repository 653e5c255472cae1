/* Finds lines in profiles, many in parallel. */
#include "kernels/kernel.h"

#include <string.h>

/* Profiles processed together by each loop. */
enum { LANES = 32, BRIGHTEST = KERNEL_SAMPLES - KERNEL_SAMPLES * 3 / 4 };

/* Processes KERNEL_SLACK lines at a time, and writes beyond the last one. */
void KERNEL(cross)(const struct crossing_lines *lines, float along, float *s)
{
    const float most = lines->max_move;
    float middle[KERNEL_LINES];
    for (unsigned i = 0; i < KERNEL_LINES; i++) {
        float move = lines->start[i] + lines->slope[i] * along;
        move = move > -most ? move : -most;
        move = move < most ? move : most;
        middle[i] = (float)(lines->first + i) + move;
    }
    for (int k = -lines->reach; k <= lines->reach; k++, s += lines->count) {
        const float out = (float)k / lines->pitch;
        for (unsigned first = 0; first < lines->count; first += KERNEL_SLACK)
            for (unsigned i = 0; i < KERNEL_SLACK; i++)
                s[first + i] = middle[first + i] + out;
    }
}

struct lanes {
    float depth[KERNEL_SAMPLES][LANES]; /* initially the profiles themselves */
    float background[LANES];
    float peak[LANES]; /* index of the deepest sample */
    float before[LANES], at[LANES], after[LANES];
    float rise[LANES];
};

static inline float lesser(float a, float b)
{
    return a < b ? a : b;
}

static inline float greater(float a, float b)
{
    return a > b ? a : b;
}

/* Returns A if CONDITION is true (1), B if false (0). Without masks of AVX-512, compilers make
 * branches or more instructions of other notations. */
static inline float select(int condition, float a, float b)
{
#ifndef __AVX512F__
    const uint32_t mask = 0 - (uint32_t)condition;
    uint32_t first, second;
    memcpy(&first, &a, sizeof first);
    memcpy(&second, &b, sizeof second);
    first = (first & mask) | (second & ~mask);
    memcpy(&a, &first, sizeof a);
    return a;
#else
    return condition ? a : b;
#endif
}

/* Inserts ROW into the KEPT brightest of the rows before it. */
static inline void keep_brightest(const float *row, unsigned kept, float (*top)[LANES])
{
    for (unsigned lane = 0; lane < LANES; lane++) {
        float next = row[lane];
        for (unsigned k = 0; k < kept; k++) {
            float kept_so_far = top[k][lane];
            top[k][lane] = greater(kept_so_far, next);
            next = lesser(kept_so_far, next);
        }
    }
}

/* Finds the KEPT-th brightest sample of each profile. */
static inline void find_brightest(struct lanes *lanes, unsigned samples, unsigned kept)
{
    float top[BRIGHTEST][LANES] = {0};
    for (unsigned i = 0; i < samples; i++)
        keep_brightest(lanes->depth[i], kept, top);
    memcpy(lanes->background, top[kept - 1], sizeof lanes->background);
}

/* Finds the upper quartile of each profile, and the depth of all samples below it. Constant numbers
 * of rows allow unrolling. */
static void find_background(struct lanes *lanes, unsigned samples)
{
    switch (samples - samples * 3 / 4) {
    case BRIGHTEST:
        find_brightest(lanes, samples, BRIGHTEST);
        break;
    case 5:
        find_brightest(lanes, samples, 5);
        break;
    case 3:
        find_brightest(lanes, samples, 3);
        break;
    default:
        find_brightest(lanes, samples, samples - samples * 3 / 4);
    }
    for (unsigned i = 0; i < samples; i++)
        for (unsigned lane = 0; lane < LANES; lane++)
            lanes->depth[i][lane] = lanes->background[lane] - lanes->depth[i][lane];
}

/* Finds the darkest sample, with a lower weight far from the middle; the ends are excluded. */
static void find_peak(struct lanes *lanes, unsigned reach)
{
    float best[LANES];
    for (unsigned lane = 0; lane < LANES; lane++) {
        best[lane] = -1e9F;
        lanes->peak[lane] = 0;
    }
    for (unsigned i = 1; i < 2 * reach; i++) {
        float out = ((float)i - (float)reach) / (float)reach, weight = 1 - 0.5F * out * out;
        for (unsigned lane = 0; lane < LANES; lane++) {
            float value = lanes->depth[i][lane] * weight;
            lanes->peak[lane] = select(value > best[lane], (float)i, lanes->peak[lane]);
            best[lane] = greater(value, best[lane]);
        }
    }
}

/* Copies the depth of the peak and its neighbors. */
static void look_around_peak(struct lanes *lanes, unsigned reach)
{
    memset(lanes->before, 0, sizeof lanes->before);
    memset(lanes->at, 0, sizeof lanes->at);
    memset(lanes->after, 0, sizeof lanes->after);
    for (unsigned i = 1; i < 2 * reach; i++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            float before = lanes->depth[i - 1][lane], at = lanes->depth[i][lane];
            float after = lanes->depth[i + 1][lane];
            int is_peak = lanes->peak[lane] == (float)i;
            lanes->before[lane] = select(is_peak, before, lanes->before[lane]);
            lanes->at[lane] = select(is_peak, at, lanes->at[lane]);
            lanes->after[lane] = select(is_peak, after, lanes->after[lane]);
        }
    }
}

/* The smaller rise on either side of the peak: a line is darker than both sides, the edge of a
 * shadow is not. */
static void find_rise(struct lanes *lanes, unsigned samples)
{
    float left[LANES], right[LANES];
    memcpy(left, lanes->at, sizeof left);
    memcpy(right, lanes->at, sizeof right);
    for (unsigned i = 0; i < samples; i++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            float depth = lanes->depth[i][lane], place = (float)i;
            float lower_left = lesser(left[lane], depth), lower_right = lesser(right[lane], depth);
            left[lane] = select(place < lanes->peak[lane], lower_left, left[lane]);
            right[lane] = select(place > lanes->peak[lane], lower_right, right[lane]);
        }
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        lanes->rise[lane] = lanes->at[lane] - greater(left[lane], right[lane]);
}

/* The offset is the vertex of the parabola through the peak and its neighbors. */
static void conclude(const struct lanes *lanes, unsigned reach, float *offset, float *clearness)
{
    for (unsigned lane = 0; lane < LANES; lane++) {
        float before = lanes->before[lane], at = lanes->at[lane], after = lanes->after[lane];
        float bend = before - 2 * at + after;
        float move = 0.5F * (before - after) / lesser(bend, -1e-6F);
        move = bend < -1e-6F ? greater(lesser(move, 0.5F), -0.5F) : 0;
        offset[lane] = lanes->peak[lane] + move - (float)reach;
        clearness[lane] =
            lesser(at, 1.5F * lanes->rise[lane]) / greater(lanes->background[lane], 20);
    }
}

/* Copies profiles from FIRST on, or all if there are fewer than LANES. */
static void take_profiles(const struct profiles *profiles, unsigned first, struct lanes *lanes)
{
    const unsigned samples = 2 * profiles->reach + 1, count = profiles->count;
    const float *row = profiles->profile + first;
    if (count >= LANES) { /* copies of constant size need no call */
        for (unsigned i = 0; i < samples; i++, row += count)
            memcpy(lanes->depth[i], row, sizeof lanes->depth[i]);
        return;
    }
    memset(lanes->depth, 0, sizeof lanes->depth);
    for (unsigned i = 0; i < samples; i++, row += count)
        memcpy(lanes->depth[i], row, count * sizeof *row);
}

void KERNEL(find_lines)(const struct profiles *profiles, float *offset, float *clearness,
                        float *background)
{
    const unsigned samples = 2 * profiles->reach + 1, count = profiles->count;
    const unsigned last = count < LANES ? 0 : count - LANES;
    const size_t size = (count < LANES ? count : LANES) * sizeof(float);
    for (unsigned next = 0; next < count; next += LANES) {
        struct lanes lanes;
        float offsets[LANES], clear[LANES];
        const unsigned first =
            next < last ? next : last; /* repeats some rather than processing few */
        take_profiles(profiles, first, &lanes);
        find_background(&lanes, samples);
        find_peak(&lanes, profiles->reach);
        look_around_peak(&lanes, profiles->reach);
        find_rise(&lanes, samples);
        conclude(&lanes, profiles->reach, offsets, clear);
        memcpy(offset + first, offsets, size);
        memcpy(clearness + first, clear, size);
        memcpy(background + first, lanes.background, size);
    }
}
