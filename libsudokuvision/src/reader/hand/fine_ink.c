#include "reader/hand/fine_ink.h"

#include <math.h>
#include <stdbool.h>
#include <string.h>

#include "digits/mark/piece.h"
#include "maths/bits.h"

enum { SIDE = FINE_INK_SIDE };

_Static_assert(SIDE == 64, "a row of the picture is 64 bits");

/* Minimum area of a hole, in pixels. */
#define MIN_HOLE 4

/* Extends REACHED to all 4-connected pixels of OPEN, sweeping down and up alternately. */
static void flood(const uint64_t open[SIDE], uint64_t reached[SIDE])
{
    for (bool changed = true, down = true; changed; down = !down) {
        changed = false;
        for (int i = 0; i < SIDE; i++) {
            int y = down ? i : SIDE - 1 - i;
            uint64_t seeds = reached[y] | (y ? reached[y - 1] : 0);
            seeds = (seeds | (y + 1 < SIDE ? reached[y + 1] : 0)) & open[y];
            if (seeds == reached[y])
                continue;
            reached[y] = bits_spread(seeds, open[y], SIDE);
            changed = true;
        }
    }
}

/* Removes all pixels connected to SEEDS from OPEN; returns their number. */
static unsigned remove_connected(uint64_t seeds[SIDE], uint64_t open[SIDE])
{
    unsigned area = 0;
    for (int y = 0; y < SIDE; y++)
        seeds[y] = bits_spread(seeds[y], open[y], SIDE);
    flood(open, seeds);
    for (int y = 0; y < SIDE; y++) {
        area += piece_count_bits((uint32_t)seeds[y]) + piece_count_bits((uint32_t)(seeds[y] >> 32));
        open[y] &= ~seeds[y];
    }
    return area;
}

unsigned fine_ink_holes(const uint64_t ink[SIDE])
{
    uint64_t open[SIDE], seeds[SIDE];
    unsigned holes = 0;
    for (int y = 0; y < SIDE; y++) {
        bool is_edge = y == 0 || y == SIDE - 1;
        open[y] = ~ink[y];
        seeds[y] = is_edge ? UINT64_MAX : UINT64_C(1) << (SIDE - 1) | 1;
    }
    remove_connected(seeds, open);
    for (int y = 0; y < SIDE; y++) {
        while (open[y]) {
            memset(seeds, 0, sizeof seeds);
            seeds[y] = open[y] & (0 - open[y]);
            holes += remove_connected(seeds, open) >= MIN_HOLE;
        }
    }
    return holes;
}

float fine_ink_unevenness(const uint64_t ink[SIDE])
{
    struct kernel_widths widths;
    kernels_best()->measure_widths(ink, &widths);
    float count = fmaxf((float)widths.count, 1), mean = (float)widths.sum / count;
    float variance = (float)widths.square / count - mean * mean;
    return sqrtf(fmaxf(variance, 0)) / fmaxf(mean, 1);
}
