/* Gathers with AVX2. */
#ifndef KERNELS_GATHER_AVX2_H
#define KERNELS_GATHER_AVX2_H

#include <immintrin.h>

#include "kernels/gather.h"

static inline vector_int shares_of(vector_int share)
{
    return share << 16 | (256 - share);
}

/* Vectors for points within the picture need no clamping. Coordinates are in 256ths of a pixel
 * (powers of two are exact), so their low bits are the weights. Four bytes are loaded for two
 * pixels: those after the upper two extend at most to the row below, those before the lower two at
 * most to the row above. Two of each four are widened to 16 bits, and their products with the
 * weights are added in pairs. These products are signed, so half the range is subtracted from the
 * means of two pixels, in 256ths. */
enum { HALF_RANGE = 1 << 15, ROUNDED = HALF_RANGE + 256 * HALF_RANGE };

/* 256 minus the lower half of each of SHARES. */
static inline __m256i complement(__m256i shares)
{
    return _mm256_blend_epi16(shares, _mm256_sub_epi16(_mm256_set1_epi16(256), shares), 0x55);
}

static inline bool is_inside(const struct plane *plane, const struct extent *extent)
{
    const __m256i x = (__m256i)extent->x, y = (__m256i)extent->y;
    const __m256i right = _mm256_set1_epi32((int32_t)(plane->width - 1) * 256 - 1);
    const __m256i bottom = _mm256_set1_epi32((int32_t)(plane->height - 1) * 256 - 1);
    const __m256 near = _mm256_cmp_ps((__m256)extent->w, _mm256_set1_ps(NEAREST), _CMP_NGT_UQ);
    __m256i outside = _mm256_or_si256(x, _mm256_sub_epi32(right, x));
    outside = _mm256_or_si256(outside, _mm256_or_si256(y, _mm256_sub_epi32(bottom, y)));
    return _mm256_movemask_ps(_mm256_or_ps(near, _mm256_castsi256_ps(outside))) == 0;
}

/* As with AVX-512. */
static inline void find_block(const struct plane *plane, const struct wide_ray *ray,
                              const struct ray_steps *steps, struct block *block,
                              struct extent *extent)
{
    const __m256 x0 = _mm256_set1_ps(ray->x0), y0 = _mm256_set1_ps(ray->y0);
    const __m256i row_and_column = _mm256_set1_epi32((int32_t)plane->stride << 16 | 1);
    const __m256i lowest_twice = _mm256_broadcastsi128_si256(
        _mm_set_epi32(-0x7FF37FF4, -0x7FF77FF8, -0x7FFB7FFC, -0x7FFF8000));
    __m256 w = _mm256_add_ps(_mm256_set1_ps(ray->w0), (__m256)steps->w);
    __m256 scale = _mm256_div_ps(_mm256_set1_ps(256), w);
    __m256 x_sum = _mm256_add_ps(x0, (__m256)steps->x);
    __m256 y_sum = _mm256_add_ps(y0, (__m256)steps->y);
    __m256i x = _mm256_cvttps_epi32(_mm256_mul_ps(x_sum, scale));
    __m256i y = _mm256_cvttps_epi32(_mm256_mul_ps(y_sum, scale));
    __m256i place = _mm256_blend_epi16(_mm256_srli_epi32(x, 8), _mm256_slli_epi32(y, 8), 0xAA);
    __m256i offset = _mm256_madd_epi16(place, row_and_column);
    __m256i across = complement(_mm256_shuffle_epi8(x, lowest_twice));
    __m256i down = complement(_mm256_shuffle_epi8(y, lowest_twice));
    _mm256_storeu_si256((__m256i *)(void *)block->offset, offset);
    _mm256_storeu_si256((__m256i *)(void *)block->across, across);
    _mm256_storeu_si256((__m256i *)(void *)block->down, down);
    extent->x = (vector)_mm256_max_epu32((__m256i)extent->x, x);
    extent->y = (vector)_mm256_max_epu32((__m256i)extent->y, y);
    extent->w = (vector_float)_mm256_min_ps((__m256)extent->w, w);
}

static inline void fetch(const struct plane *plane, const struct block *block, vector *values)
{
    const __m256i offset = _mm256_loadu_si256((const __m256i *)(const void *)block->offset);
    const __m256i across = _mm256_loadu_si256((const __m256i *)(const void *)block->across);
    const __m256i down = _mm256_loadu_si256((const __m256i *)(const void *)block->down);
    const __m256i first = _mm256_broadcastsi128_si256(
        _mm_set_epi32(-0x7FF27FF4, -0x7FF67FF8, -0x7FFA7FFC, -0x7FFE8000));
    const __m256i last = _mm256_add_epi32(first, _mm256_set1_epi32(0x00020002));
    const void *below = plane->pixels + plane->stride - 2;
    __m256i upper = _mm256_i32gather_epi32((const int *)(const void *)plane->pixels, offset, 1);
    __m256i lower = _mm256_i32gather_epi32((const int *)below, offset, 1);
    upper = _mm256_madd_epi16(_mm256_shuffle_epi8(upper, first), across);
    lower = _mm256_madd_epi16(_mm256_shuffle_epi8(lower, last), across);
    __m256i both = _mm256_or_si256(_mm256_slli_epi32(lower, 16), upper);
    both = _mm256_xor_si256(both, _mm256_set1_epi16((int16_t)-HALF_RANGE));
    both = _mm256_madd_epi16(both, down);
    both = _mm256_add_epi32(both, _mm256_set1_epi32(ROUNDED));
    _mm256_storeu_si256((__m256i *)(void *)values, _mm256_srli_epi32(both, 16));
}

#endif
