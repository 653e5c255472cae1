/* Rows of pixels that are bits of a number, the first one the lowest. */
#ifndef MATHS_BITS_H
#define MATHS_BITS_H

#include <stdint.h>

/* All bits of MASK, a row of WIDTH, that SEEDS reach along it: to the left by what a sum carries,
 * from the lowest seed of a run to its end; to the right by prefixes (Kogge & Stone). */
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
