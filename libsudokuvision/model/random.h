/* Random numbers that are the same on every machine.
 *
 * Takes a state, gives numbers, never fails (Steele, Lea & Flood, Fast Splittable Pseudorandom
 * Number Generators, 2014: SplitMix64). */
#ifndef RANDOM_H
#define RANDOM_H

#include <stdint.h>

static inline uint64_t random_next(uint64_t *state)
{
    uint64_t z = *state += 0x9E3779B97F4A7C15U;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31);
}

/* Evenly in LOW..HIGH. */
static inline float random_between(uint64_t *state, float low, float high)
{
    return low + (high - low) * (float)(random_next(state) >> 40) / 16777216.0F;
}

static inline unsigned random_below(uint64_t *state, unsigned limit)
{
    return (unsigned)((random_next(state) >> 32) * limit >> 32);
}

/* Roughly normal with mean 0 and deviation 1: the sum of twelve even numbers. */
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
