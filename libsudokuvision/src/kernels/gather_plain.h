/* Gathers without vectors. */
#ifndef KERNELS_GATHER_PLAIN_H
#define KERNELS_GATHER_PLAIN_H

#include "kernels/gather.h"

static inline int32_t shares_of(int32_t share)
{
    return share << 16 | (256 - share);
}

/* Without vectors, the check takes as long as clamping. */
static inline bool find_inside(const struct plane *plane, const struct ray *ray,
                               const struct ray_steps *steps, struct block *block)
{
    (void)plane, (void)ray, (void)steps, (void)block;
    return false;
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    for (unsigned i = 0; i < LANES; i++) {
        const uint8_t *pixel = plane->pixels + block->offset[i], *below = pixel + plane->stride;
        int left = block->across[i] & 0xFFFF, right = block->across[i] >> 16;
        int upper = pixel[0] * left + pixel[1] * right, lower = below[0] * left + below[1] * right;
        int value = upper * (block->down[i] & 0xFFFF) + lower * (block->down[i] >> 16);
        (*values)[i] = (uint32_t)(value + 32768) >> 16;
    }
}

#endif
