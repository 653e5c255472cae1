/* Sums and products saturated at MAX. */
#ifndef COUNTING_CAPPED_H
#define COUNTING_CAPPED_H

#include <stdint.h>

static inline uint64_t capped_sum(uint64_t a, uint64_t b, uint64_t max)
{
    return a > max - b ? max : a + b;
}

static inline uint64_t capped_product(uint64_t a, uint64_t b, uint64_t max)
{
    return b && a > max / b ? max : a * b;
}

#endif
