/* The four pixels around points: what gather_*.h, one for each set of instructions, work on.
 *
 * Each has shares_of(), the weights of both sides as a block stores them; find_block(), which
 * finds the block of LANES points as if they were between pixels, and extends EXTENT by them;
 * is_inside(), which checks that all points of an extent are; and fetch(), which interpolates. */
#ifndef KERNELS_GATHER_H
#define KERNELS_GATHER_H

#include <stdbool.h>
#include <string.h>

#include "kernels/kernel.h"

/* Samples processed together as a vector. */
#if defined(__AVX512F__)
enum { LANES = 16 };
#elif defined(__AVX2__)
enum { LANES = 8 };
#else
enum { LANES = 4 };
#endif

/* Minimum denominator, which excludes points close to the horizon. */
#define NEAREST 1e-6F

/* Values at LANES points, in fewer bits, and coordinates. */
typedef uint32_t vector __attribute__((vector_size(LANES * sizeof(uint32_t))));
typedef uint16_t vector_16 __attribute__((vector_size(LANES * sizeof(uint16_t))));
typedef uint8_t vector_8 __attribute__((vector_size(LANES * sizeof(uint8_t))));
typedef int32_t vector_int __attribute__((vector_size(LANES * sizeof(int32_t))));
typedef float vector_float __attribute__((vector_size(LANES * sizeof(float))));

#ifdef KERNEL_QUARTERS
/* A ray with each number in all lanes: such processors cannot load a number into all of them. */
struct wide_ray {
    vector_float x0, x1, y0, y1, w0, w1;
};
#else
#define wide_ray ray
#endif

/* Increments of the numerators and the denominator from the start of a ray to LANES points; equal
 * for all parallel rays. */
struct ray_steps {
    vector_float x, y, w;
};

/* Offsets of the four pixels around each point, and the weights, in 256ths, of left and right and
 * of upper and lower pixels: both in the halves of a number, as shares_of() combines them. */
struct block {
    int32_t offset[LANES];
    int32_t across[LANES];
    int32_t down[LANES];
};

/* Of some points: the maximum coordinates in 256ths of a pixel, as unsigned numbers since negative
 * ones are outside, and the minimum denominator, in each lane. */
struct extent {
    vector x, y;
    vector_float w;
};

static inline struct extent no_extent(void)
{
    return (struct extent){{0}, {0}, (vector_float){0} + 1};
}

#endif
