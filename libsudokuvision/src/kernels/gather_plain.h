/* Gathers without vectors. */
#ifndef KERNELS_GATHER_PLAIN_H
#define KERNELS_GATHER_PLAIN_H

#include "kernels/gather.h"

static inline vector_int shares_of(vector_int share)
{
    return share << 16 | (256 - share);
}

/* Without vectors, the check takes as long as clamping. */
static inline void find_block(const struct plane *plane, const struct wide_ray *ray,
                              const struct ray_steps *steps, struct block *block,
                              struct extent *extent)
{
    (void)plane, (void)ray, (void)steps, (void)block, (void)extent;
}

static inline bool is_inside(const struct plane *plane, const struct extent *extent)
{
    (void)plane, (void)extent;
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
