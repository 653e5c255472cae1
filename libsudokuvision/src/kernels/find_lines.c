/* Lines in profiles, many side by side. */
#include "kernels/kernel.h"

#include <string.h>

/* Profiles that are worked on together; what the loops over them do is done to each alike. */
enum { LANES = 32, BRIGHTEST = KERNEL_SAMPLES - KERNEL_SAMPLES * 3 / 4 };

struct lanes {
    float depth[KERNEL_SAMPLES][LANES]; /* first the profiles themselves */
    float background[LANES];
    float peak[LANES]; /* number of the deepest sample */
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

/* The upper quartile of each profile: the samples pass a row of the brightest so far. */
static void find_background(struct lanes *lanes, unsigned samples)
{
    float top[BRIGHTEST + 1][LANES];
    unsigned kept = samples - samples * 3 / 4;
    memset(top, 0, sizeof top);
    for (unsigned i = 0; i < samples; i++) {
        float next[LANES];
        memcpy(next, lanes->depth[i], sizeof next);
        for (unsigned k = 0; k < kept; k++) {
            for (unsigned lane = 0; lane < LANES; lane++) {
                float a = top[k][lane], b = next[lane];
                top[k][lane] = greater(a, b);
                next[lane] = lesser(a, b);
            }
        }
    }
    memcpy(lanes->background, top[kept - 1], sizeof lanes->background);
    for (unsigned i = 0; i < samples; i++)
        for (unsigned lane = 0; lane < LANES; lane++)
            lanes->depth[i][lane] = lanes->background[lane] - lanes->depth[i][lane];
}

/* The darkest place, where darkness far out counts less; the ends are left out. */
static void find_peak(struct lanes *lanes, unsigned reach)
{
    float best[LANES];
    for (unsigned lane = 0; lane < LANES; lane++)
        best[lane] = -1e9F;
    for (unsigned i = 1; i < 2 * reach; i++) {
        float out = ((float)i - (float)reach) / (float)reach, weight = 1 - 0.5F * out * out;
        for (unsigned lane = 0; lane < LANES; lane++) {
            float before = lanes->depth[i - 1][lane], at = lanes->depth[i][lane];
            float after = lanes->depth[i + 1][lane], value = at * weight;
            int deeper = value > best[lane];
            best[lane] = deeper ? value : best[lane];
            lanes->peak[lane] = deeper ? (float)i : lanes->peak[lane];
            lanes->before[lane] = deeper ? before : lanes->before[lane];
            lanes->at[lane] = deeper ? at : lanes->at[lane];
            lanes->after[lane] = deeper ? after : lanes->after[lane];
        }
    }
}

/* The smaller rise beside the peak: a line is darker than both its sides, a shadow's edge is not.
 */
static void find_rise(struct lanes *lanes, unsigned samples)
{
    float left[LANES], right[LANES];
    memcpy(left, lanes->at, sizeof left);
    memcpy(right, lanes->at, sizeof right);
    for (unsigned i = 0; i < samples; i++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            float depth = lanes->depth[i][lane], place = (float)i;
            left[lane] = place < lanes->peak[lane] ? lesser(left[lane], depth) : left[lane];
            right[lane] = place > lanes->peak[lane] ? lesser(right[lane], depth) : right[lane];
        }
    }
    for (unsigned lane = 0; lane < LANES; lane++)
        lanes->rise[lane] = lanes->at[lane] - greater(left[lane], right[lane]);
}

/* Offsets are where the parabola through the peak and its neighbors has its top. */
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

void KERNEL(find_lines)(const struct profiles *profiles, float *offset, float *clearness,
                        float *background)
{
    unsigned samples = 2 * profiles->reach + 1;
    for (unsigned first = 0; first < profiles->count; first += LANES) {
        struct lanes lanes;
        float offsets[LANES], clear[LANES];
        unsigned count = profiles->count - first < LANES ? profiles->count - first : LANES;
        size_t size = count * sizeof(float);
        memset(&lanes, 0, sizeof lanes);
        for (unsigned i = 0; i < samples; i++)
            memcpy(lanes.depth[i], profiles->profile + (size_t)i * profiles->count + first, size);
        find_background(&lanes, samples);
        find_peak(&lanes, profiles->reach);
        find_rise(&lanes, samples);
        conclude(&lanes, profiles->reach, offsets, clear);
        memcpy(offset + first, offsets, size);
        memcpy(clearness + first, clear, size);
        memcpy(background + first, lanes.background, size);
    }
}

void KERNEL(add_bytes)(const uint8_t *bytes, unsigned count, uint16_t *sums)
{
    for (unsigned i = 0; i < count; i++)
        sums[i] = (uint16_t)(sums[i] + bytes[i]);
}
