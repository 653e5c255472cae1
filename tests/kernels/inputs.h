#ifndef TESTS_KERNELS_INPUTS_H
#define TESTS_KERNELS_INPUTS_H

/* Inputs of the kernels. */

#include <stdlib.h>

#include "common/random.h"
#include "support/check.h"

enum { ROUNDS = 200, MOST = 700 };

static uint64_t random_state = 1;

/* 0..LIMIT-1. */
static inline unsigned chance(unsigned limit)
{
    return random_below(&random_state, limit);
}

/* 0 to 1, exclusive. */
static inline float share(void)
{
    return (float)chance(1 << 20) / (1 << 20);
}

/* Allocates COUNT random bytes that end at the end of their memory, so that reading beyond is
 * detected. */
static inline uint8_t *make_bytes(size_t count)
{
    uint8_t *bytes = malloc(count);
    for (size_t i = 0; bytes && i < count; i++)
        bytes[i] = (uint8_t)chance(256);
    return bytes;
}

#endif
