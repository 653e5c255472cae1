/* Random fractions and chances, based on common/random.h. */
#ifndef MODEL_RANDOM_H
#define MODEL_RANDOM_H

#include "common/random.h"

/* Uniform in LOW..HIGH. */
static inline float random_between(uint64_t *state, float low, float high)
{
    return low + (high - low) * (float)(random_next(state) >> 40) / 16777216.0F;
}

/* Approximately normal with mean 0 and deviation 1: the sum of twelve uniform numbers. */
static inline float random_normal(uint64_t *state)
{
    float sum = -6;
    for (int i = 0; i < 12; i++)
        sum += random_between(state, 0, 1);
    return sum;
}

static inline int random_chance(uint64_t *state, float share)
{
    return random_between(state, 0, 1) < share;
}

#endif
