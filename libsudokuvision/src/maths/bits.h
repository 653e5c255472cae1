/* Rows of pixels as bits of a number, the first pixel lowest. */
#ifndef MATHS_BITS_H
#define MATHS_BITS_H

#include <stdint.h>

/* Returns all bits of the runs of MASK, a row of WIDTH, that contain SEEDS: to the left of a run's
 * lowest seed by the carry of a sum, to the right by parallel prefixes (Kogge & Stone). */
static inline uint64_t bits_spread(uint64_t seeds, uint64_t mask, unsigned width)
{
    uint64_t down = mask;
    seeds &= mask;
    seeds |= mask & (mask ^ (mask + seeds));
    for (unsigned step = 1; step < width; step *= 2) {
        seeds |= down & seeds >> step;
        down &= down >> step;
    }
    return seeds;
}

#endif
