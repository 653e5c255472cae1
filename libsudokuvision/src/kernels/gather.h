/* The four pixels around points: what gather_*.h, one for each set of instructions, work on.
 *
 * Each has shares_of(), the weights of both sides as a block stores them; find_inside(), which
 * finds the block of LANES points and returns false if one is not between pixels; and fetch(),
 * which interpolates. */
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
typedef float vector_float __attribute__((vector_size(LANES * sizeof(float))));

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

#endif
